import { OfferTranslations } from '../../../src/application/offers/OfferTranslations';
import { TranslateComments } from '../../../src/application/offers/TranslateComments';
import type { HashId } from '../../../src/domain/offers/Offer';
import type { Language } from '../../../src/domain/shared/Language';
import { wholeList } from '../../infrastructure/demo/market/aMarketplace';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

interface Comments {
  readonly at: Workplace;
  readonly store: OfferTranslations;
  readonly translate: TranslateComments;
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
  await at.openOffer.read(offer.hashId);
  const store = new OfferTranslations();
  const asked = jest.spyOn(at.twins.translations, 'translate');
  const translate = new TranslateComments(at.twins.translations, at.details, store, at.session);
  return { at, store, translate, asked, hashId: offer.hashId };
}

it('TranslateComments translates the comments into the language of the profile', async () => {
  const { at, store, translate, hashId } = await openedComments();
  const original = at.details.get(hashId)?.comments ?? '';
  const translating = translate.execute(hashId);
  expect(store.of(hashId, 'en')).toEqual({ step: 'loading' });
  await translating;
  const translation = store.of(hashId, 'en');
  expect(translation).toEqual({ step: 'translated', text: at.dealer.translate(original) });
  expect(translation).not.toMatchObject({ text: original });
});

it('TranslateComments sends one request, even if it is pressed again', async () => {
  const { translate, asked, hashId } = await openedComments();
  await Promise.all([translate.execute(hashId), translate.execute(hashId)]);
  await translate.execute(hashId);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('TranslateComments reports a failure and tries again on the next press', async () => {
  const { at, store, translate, hashId } = await openedComments();
  at.twins.line.failNext({ reason: 'offline' });
  await translate.execute(hashId);
  expect(store.of(hashId, 'en')).toEqual({ step: 'failed', failure: { reason: 'offline' } });
  await translate.execute(hashId);
  expect(store.of(hashId, 'en')).toMatchObject({ step: 'translated' });
});

it('TranslateComments sends nothing without comments or for an offer that was never opened', async () => {
  const { translate, asked, hashId } = await openedComments(comments => comments === null);
  await translate.execute(hashId);
  await translate.execute('MB-ZZZZZ' as HashId);
  expect(asked).not.toHaveBeenCalled();
});

it('TranslateComments stores the answer under the language that was requested', async () => {
  const { at, store, translate, hashId } = await openedComments();
  const speaks = (language: Language) => {
    const profile = at.dealer.profile();
    at.session.profileArrived({ ...profile, dealer: { ...profile.dealer, language } }, 0);
  };
  const translating = translate.execute(hashId);
  speaks('pl');
  await translating;
  expect(store.of(hashId, 'en')).toMatchObject({ step: 'translated' });
  expect(store.of(hashId, 'pl')).toBeUndefined();
  await translate.execute(hashId);
  expect(store.of(hashId, 'pl')).toMatchObject({ step: 'translated' });
});

it('TranslateComments stores the answer as English while no dealer is known', async () => {
  const { at, store, translate, hashId } = await openedComments();
  at.session.sessionMissing(null);
  await translate.execute(hashId);
  expect(store.of(hashId, 'en')).toMatchObject({ step: 'translated' });
});

it('OfferTranslations keeps the fifty translations that were requested last', () => {
  const store = new OfferTranslations();
  const ids = Array.from({ length: 51 }, (_, index) => `MB-${index}` as HashId);
  for (const id of ids) store.changed(id, 'en', { step: 'loading' });
  expect(ids.filter(id => store.of(id, 'en') === undefined)).toEqual([ids[0]]);
});
