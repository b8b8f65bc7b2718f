import { Book } from '../../../src/application/book/Book';
import { OfflineBook } from '../../../src/application/offline/OfflineBook';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { offerName } from '../../../src/domain/offers/Offer';
import { euros } from '../../../src/domain/shared/Money';
import { failed } from '../../../src/domain/shared/Result';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer, atTheList, type Workplace } from '../../support/Workplace';

watchActions();

async function keeping() {
  const at = await atTheList();
  at.container.get(OfflineBook).run();
  await at.loadOffers.show('inRealization', defaultQuestion);
  await settled();
  return at;
}

const shown = async (at: Workplace) => {
  const offlineBook = at.container.get(OfflineBook);
  await offlineBook.read();
  return offlineBook;
};

it('the contact of each deal is kept, as of the time at which the list was fetched', async () => {
  const at = await keeping();
  const { ids, lastFetchedAt } = at.list('inRealization');
  expect(ids.length).toBeGreaterThan(0);
  const { vehicles } = await shown(at);
  expect(vehicles!.map(({ hashId }) => hashId).sort()).toEqual([...ids].sort());
  for (const { hashId, name, contact } of vehicles!) {
    const offer = at.offer(hashId as (typeof ids)[number]);
    expect(name).toBe(offerName(offer));
    expect(contact).toMatchObject({ asOf: lastFetchedAt, value: { phone: offer.deal!.phone } });
  }
});

it('the contact of a deal that has ended is removed', async () => {
  const at = await keeping();
  const contact = { name: 'Ada Horn', phone: '+49 40 1', email: '', address: [] };
  await at.twins.kept.keep('11', 'vehicles', 'MB-ENDED', { name: 'V7', contact });
  at.twins.clock.advance(1_000);
  await at.loadOffers.show('inRealization', { ...defaultQuestion, buyNowOnly: true });
  await at.loadOffers.show('inRealization', defaultQuestion);
  await settled();
  expect(await at.twins.kept.read('11', 'vehicles', 'MB-ENDED')).toEqual({ name: 'V7', contact: null });
});

it('the name of a vehicle with a note or a limit is kept', async () => {
  const at = await keeping();
  const book = at.container.get(Book);
  await book.hold();
  const offer = aHeldOffer(at, ({ deal }) => deal === null);
  await book.change('notes', offer.hashId, () => 'rust');
  await book.change('limits', offer.hashId, () => euros(900));
  await settled();
  const { vehicles } = await shown(at);
  expect(vehicles!.find(({ hashId }) => hashId === offer.hashId)).toMatchObject({
    name: offerName(offer),
    contact: null,
    note: { value: 'rust' },
    limit: { value: 90_000 },
  });
});

it('nothing is shown after the sign-out has cleared the preferences', async () => {
  const at = await keeping();
  at.twins.preferences.clear();
  expect((await shown(at)).vehicles).toEqual([]);
});

it('a book that cannot be read is reported', async () => {
  const at = await keeping();
  at.twins.book.readAll = async () => failed({ reason: 'silent' });
  expect(await shown(at)).toMatchObject({ vehicles: [], failure: { reason: 'silent' } });
});
