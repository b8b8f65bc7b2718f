import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import type { HashId } from '../../../src/domain/offers/Offer';
import type { Photo } from '../../../src/domain/offers/OfferDetail';
import { watchActions } from '../../support/watchActions';
import { atTheList, Workplace } from '../../support/Workplace';

watchActions();

const photo = (id: number): Photo => ({
  id,
  address: `https://photos.example/${id}.jpg`,
  thumbnail: `https://photos.example/${id}-small.jpg`,
  size: { width: 800, height: 600 },
});

it('OpenedOffers shows the fields of the row at once and the details when they arrive', async () => {
  const at = await atTheList();
  const hashId = at.list('browse').ids[3]!;
  const opening = at.opened.open(hashId);
  expect(at.lists.openOffer).toBe(hashId);
  expect(at.opened.statusOf(hashId)).toEqual({ step: 'loading' });
  expect(at.offer(hashId).label1).not.toBe('');
  await opening;
  expect(at.opened.detailOf(hashId)).toEqual(at.dealer.open(hashId)?.detail);
  expect(at.opened.statusOf(hashId)).toEqual({ step: 'idle' });
});

it('OpenedOffers shows in the row what has changed since it was loaded', async () => {
  const at = await atTheList();
  const hashId = at.list('browse').ids[0]!;
  at.market.marketplace.rivalBids(hashId);
  await at.opened.open(hashId);
  expect(at.offer(hashId)).toEqual(at.served(hashId));
});

it('OpenedOffers reports the opened offer to analytics', async () => {
  const at = await atTheList();
  const hash_id = at.list('browse').ids[0]!;
  await at.opened.open(hash_id);
  expect(at.twins.analytics.events).toEqual([{ name: 'dealer_open_offer', data: { hash_id } }]);
});

it('OpenedOffers finds an offer by its number for addresses that contain it', async () => {
  const at = await atTheList();
  const { id, hashId } = at.offer(at.list('browse').ids[0]!);
  await at.opened.open(String(id) as HashId);
  expect(at.opened.detailOf(String(id) as HashId)?.hashId).toBe(hashId);
  expect(at.opened.detailOf(hashId)).toBeDefined();
});

it('OpenedOffers reports why an offer could not be fetched and keeps what is known about it', async () => {
  const at = await atTheList();
  const hashId = at.list('browse').ids[0]!;
  await at.opened.open(hashId);
  const detail = at.opened.detailOf(hashId);
  at.twins.line.failNext({ reason: 'timedOut' });
  await at.opened.read(hashId);
  expect(at.opened.statusOf(hashId)).toEqual({ step: 'failed', failure: { reason: 'timedOut' } });
  expect(at.opened.detailOf(hashId)).toEqual(detail);
  await at.opened.read(hashId);
  expect(at.opened.statusOf(hashId)).toEqual({ step: 'idle' });
});

it('OpenedOffers reports an unknown offer as not found', async () => {
  const at = new Workplace();
  const hashId = 'MB-ZZZZZ' as HashId;
  await at.opened.open(hashId);
  expect(at.opened.statusOf(hashId)).toEqual({ step: 'failed', failure: { reason: 'notFound' } });
  expect(at.registry.has(hashId)).toBe(false);
});

it('an offer that is closed before its answer ignores the answer, and is fetched again when it is reopened', async () => {
  const at = await atTheList();
  const [one, other] = [at.list('browse').ids[0]!, at.list('browse').ids[1]!];
  at.twins.line.latency = 100;
  void at.opened.open(one);
  at.opened.close(one);
  expect(at.lists.openOffer).toBeNull();
  void at.opened.open(other);
  at.opened.close(one);
  expect(at.lists.openOffer).toBe(other);
  await at.passes(100);
  expect(at.opened.detailOf(one)).toBeUndefined();
  expect(at.opened.detailOf(other)?.hashId).toBe(other);
  void at.opened.open(one);
  await at.passes(100);
  expect(at.opened.detailOf(one)?.hashId).toBe(one);
});

it('OpenedOffers keeps the fifty offers opened last, whatever their outcome', async () => {
  const at = await atTheList({ offers: 60 });
  await at.loadOffers.more('browse');
  await at.loadOffers.more('browse');
  const { ids } = at.list('browse');
  for (const hashId of ids.slice(0, 50)) await at.opened.read(hashId);
  await at.opened.read(ids[0]!);
  at.twins.line.failNext({ reason: 'timedOut' });
  await at.opened.read(ids[50]!);
  expect(at.opened.detailOf(ids[0]!)).toBeDefined();
  expect(at.opened.detailOf(ids[1]!)).toBeUndefined();
  expect(at.opened.detailOf(ids[2]!)).toBeDefined();
});

it('OpenedOffers finds an offer that the server does not show any more among the deals', async () => {
  const at = new Workplace();
  const deal = at.dealer.list('inRealization', defaultQuestion).offers[0]!;
  at.twins.line.failNext({ reason: 'notFound' });
  await at.opened.open(deal.hashId);
  expect(at.opened.statusOf(deal.hashId)).toMatchObject({ step: 'failed', failure: { reason: 'notFound' } });
  expect(at.offer(deal.hashId).deal).not.toBeNull();
});

it('OpenedOffers counts each photo that was not shown large', () => {
  const { opened } = new Workplace();
  const photos = [photo(1), photo(2), photo(3)];
  expect(opened.unseenOf(photos)).toBe(3);
  opened.photoShown(photo(2));
  opened.photoShown(photo(2));
  expect(opened.unseenOf(photos)).toBe(2);
  expect(opened.unseenOf([])).toBe(0);
});
