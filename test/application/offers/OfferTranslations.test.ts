import { OfferTranslations } from '../../../src/application/offers/OfferTranslations';
import type { HashId } from '../../../src/domain/offers/Offer';
import type { Language } from '../../../src/domain/shared/Language';
import { wholeList } from '../../infrastructure/demo/market/aMarketplace';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

interface Comments {
  readonly at: Workplace;
  readonly translations: OfferTranslations;
  readonly asked: jest.SpyInstance;
  readonly hashId: HashId;
}

/** An opened offer with comments by the seller in another language than the dealer's. */
async function openedComments(wanted: (comments: string | null) => boolean = Boolean): Promise<Comments> {
  const at = new Workplace();
  const comments = (hashId: HashId) => at.dealer.open(hashId)?.detail.comments ?? null;
  const offer = wholeList(at.dealer, 'browse').find(
    ({ hashId, region }) => region === 'DE' && wanted(comments(hashId)),
  );
  if (!offer) throw new Error('No offer has such comments');
  await at.opened.read(offer.hashId);
  const asked = jest.spyOn(at.twins.translations, 'translate');
  return { at, translations: at.container.get(OfferTranslations), asked, hashId: offer.hashId };
}

it('OfferTranslations translates the comments into the language of the profile', async () => {
  const { at, translations, hashId } = await openedComments();
  const original = at.opened.detailOf(hashId)?.comments ?? '';
  const translating = translations.translate(hashId);
  expect(translations.of(hashId, 'en')).toEqual({ step: 'loading' });
  await translating;
  const translation = translations.of(hashId, 'en');
  expect(translation).toEqual({ step: 'translated', text: at.dealer.translate(original) });
  expect(translation).not.toMatchObject({ text: original });
});

it('OfferTranslations sends one request, even if it is pressed again', async () => {
  const { translations, asked, hashId } = await openedComments();
  await Promise.all([translations.translate(hashId), translations.translate(hashId)]);
  await translations.translate(hashId);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('OfferTranslations reports a failure and tries again on the next press', async () => {
  const { at, translations, hashId } = await openedComments();
  at.twins.line.failNext({ reason: 'offline' });
  await translations.translate(hashId);
  expect(translations.of(hashId, 'en')).toEqual({ step: 'failed', failure: { reason: 'offline' } });
  await translations.translate(hashId);
  expect(translations.of(hashId, 'en')).toMatchObject({ step: 'translated' });
});

it('OfferTranslations sends nothing without comments or for an offer that was never opened', async () => {
  const { translations, asked, hashId } = await openedComments(comments => comments === null);
  await translations.translate(hashId);
  await translations.translate('MB-ZZZZZ' as HashId);
  expect(asked).not.toHaveBeenCalled();
});

it('OfferTranslations stores the answer under the language that was requested', async () => {
  const { at, translations, hashId } = await openedComments();
  const speaks = (language: Language) => {
    const profile = at.dealer.profile();
    at.session.profileArrived({ ...profile, dealer: { ...profile.dealer, language } }, 0);
  };
  const translating = translations.translate(hashId);
  speaks('pl');
  await translating;
  expect(translations.of(hashId, 'en')).toMatchObject({ step: 'translated' });
  expect(translations.of(hashId, 'pl')).toBeUndefined();
  await translations.translate(hashId);
  expect(translations.of(hashId, 'pl')).toMatchObject({ step: 'translated' });
});

it('OfferTranslations stores the answer as English while no dealer is known', async () => {
  const { at, translations, hashId } = await openedComments();
  at.session.sessionMissing(null);
  await translations.translate(hashId);
  expect(translations.of(hashId, 'en')).toMatchObject({ step: 'translated' });
});

it('OfferTranslations keeps the fifty translations that were requested last', async () => {
  const { at, translations, hashId } = await openedComments();
  const detail = at.opened.detailOf(hashId)!;
  const ids = Array.from({ length: 51 }, (_, index) => `MB-${index}` as HashId);
  for (const id of ids) {
    at.opened.detailArrived(id, { ...detail, hashId: id });
    void translations.translate(id);
  }
  expect(ids.filter(id => translations.of(id, 'en') === undefined)).toEqual([ids[0]]);
});
