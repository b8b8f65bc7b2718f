import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import type { HashId } from '../../../src/domain/offers/Offer';
import { watchActions } from '../../support/watchActions';
import { atTheList, Workplace } from '../../support/Workplace';

watchActions();

it('OpenOffer shows the fields of the row at once and the details when they arrive', async () => {
  const at = await atTheList();
  const hashId = at.list('browse').ids[3]!;
  const opening = at.openOffer.execute(hashId);
  expect(at.lists.openOffer).toBe(hashId);
  expect(at.details.statusOf(hashId)).toEqual({ step: 'loading' });
  expect(at.offer(hashId).label1).not.toBe('');
  await opening;
  expect(at.details.get(hashId)).toEqual(at.dealer.open(hashId)?.detail);
  expect(at.details.statusOf(hashId)).toEqual({ step: 'idle' });
});

it('OpenOffer shows in the row what has changed since it was loaded', async () => {
  const at = await atTheList();
  const hashId = at.list('browse').ids[0]!;
  at.market.marketplace.rivalBids(hashId);
  await at.openOffer.execute(hashId);
  expect(at.offer(hashId)).toEqual(at.served(hashId));
});

it('OpenOffer reports the opened offer to analytics', async () => {
  const at = await atTheList();
  const hash_id = at.list('browse').ids[0]!;
  await at.openOffer.execute(hash_id);
  expect(at.twins.analytics.events).toEqual([
    { name: 'dealer_open_offer', email: 'buyer@paddock.example', data: { hash_id } },
  ]);
});

it('OpenOffer finds an offer by its number for addresses that contain it', async () => {
  const at = await atTheList();
  const { id, hashId } = at.offer(at.list('browse').ids[0]!);
  await at.openOffer.execute(String(id) as HashId);
  expect(at.details.get(String(id) as HashId)?.hashId).toBe(hashId);
  expect(at.details.get(hashId)).toBeDefined();
});

it('OpenOffer reports why an offer could not be fetched and keeps what is known about it', async () => {
  const at = await atTheList();
  const hashId = at.list('browse').ids[0]!;
  await at.openOffer.execute(hashId);
  const detail = at.details.get(hashId);
  at.twins.line.failNext({ reason: 'timedOut' });
  await at.openOffer.read(hashId);
  expect(at.details.statusOf(hashId)).toEqual({ step: 'failed', failure: { reason: 'timedOut' } });
  expect(at.details.get(hashId)).toEqual(detail);
  await at.openOffer.read(hashId);
  expect(at.details.statusOf(hashId)).toEqual({ step: 'idle' });
});

it('OpenOffer reports an unknown offer as not found', async () => {
  const at = new Workplace();
  const hashId = 'MB-ZZZZZ' as HashId;
  await at.openOffer.execute(hashId);
  expect(at.details.statusOf(hashId)).toEqual({ step: 'failed', failure: { reason: 'notFound' } });
  expect(at.registry.has(hashId)).toBe(false);
});

it('an offer that is closed before its answer ignores the answer, and is fetched again when it is reopened', async () => {
  const at = await atTheList();
  const [one, other] = [at.list('browse').ids[0]!, at.list('browse').ids[1]!];
  at.twins.line.latency = 100;
  void at.openOffer.execute(one);
  at.openOffer.close(one);
  expect(at.lists.openOffer).toBeNull();
  void at.openOffer.execute(other);
  at.openOffer.close(one);
  expect(at.lists.openOffer).toBe(other);
  await at.passes(100);
  expect(at.details.get(one)).toBeUndefined();
  expect(at.details.get(other)?.hashId).toBe(other);
  void at.openOffer.execute(one);
  await at.passes(100);
  expect(at.details.get(one)?.hashId).toBe(one);
});

it('OpenOffer keeps the fifty offers opened last', async () => {
  const at = await atTheList({ offers: 60 });
  await at.loadOffers.more('browse');
  await at.loadOffers.more('browse');
  const { ids } = at.list('browse');
  for (const hashId of ids.slice(0, 50)) await at.openOffer.read(hashId);
  await at.openOffer.read(ids[0]!);
  await at.openOffer.read(ids[50]!);
  expect(at.details.get(ids[0]!)).toBeDefined();
  expect(at.details.get(ids[1]!)).toBeUndefined();
  expect(at.details.get(ids[2]!)).toBeDefined();
});

it('OpenOffer finds an offer that the server does not show any more among the deals', async () => {
  const at = new Workplace();
  const deal = at.dealer.list('inRealization', defaultQuestion).offers[0]!;
  at.twins.line.failNext({ reason: 'notFound' });
  await at.openOffer.execute(deal.hashId);
  expect(at.details.statusOf(deal.hashId)).toMatchObject({ step: 'failed', failure: { reason: 'notFound' } });
  expect(at.offer(deal.hashId).deal).not.toBeNull();
});
