import type { LiveEvent } from '../../../../../src/application/ports/LiveFeed';
import { minimumBid } from '../../../../../src/domain/bidding/MinimumBid';
import { bidStanding } from '../../../../../src/domain/offers/BidStanding';
import type { HashId, Offer } from '../../../../../src/domain/offers/Offer';
import { DAY, HOUR, MINUTE } from '../../../../../src/domain/shared/Instant';
import { aMarketplace, aQuestion, anOfferThat, buyerEmail, fieldsOf, wholeList } from '../aMarketplace';

test('rivals do nothing with tempo 0 or before the market starts', () => {
  for (const tempo of [0, 5]) {
    const { marketplace, clock } = aMarketplace({ tempo, offers: 200 });
    const before = marketplace.snapshot();
    if (tempo === 0) marketplace.start();
    clock.advance(DAY);
    expect({ ...fieldsOf(marketplace.snapshot()), savedAt: 0 }).toEqual({ ...fieldsOf(before), savedAt: 0 });
  }
});

test('within an hour offers appear and sell, bids rise, contracts are decided and deals are archived', () => {
  const { marketplace, clock, buyer } = aMarketplace({ tempo: 3, offers: 400 });
  const before = { deals: wholeList(buyer, 'inRealization'), sold: wholeList(buyer, 'sold').length };
  const events: LiveEvent[] = [];
  marketplace.onEvent(buyerEmail, event => events.push(event));
  marketplace.start();
  clock.advance(HOUR);
  const statuses = events.flatMap(event => (event.kind === 'offerChanged' ? [event.offer.contractStatus] : []));
  expect(new Set(statuses)).toEqual(new Set([undefined, null, 'waiting', 'rejected']));
  expect(events.some(event => event.kind === 'offerListed')).toBe(true);
  expect(wholeList(buyer, 'sold').length).toBeGreaterThan(before.sold);
  const pickedUp = before.deals.find(offer => offer.deal?.vehiclePickedUp);
  expect(wholeList(buyer, 'archived').map(({ id }) => id)).toContain(pickedUp?.id);
  const inHand = before.deals.filter(offer => !offer.deal?.vehiclePickedUp).map(({ id }) => id);
  expect(wholeList(buyer, 'inRealization').map(({ id }) => id)).toEqual(expect.arrayContaining(inHand));
  const accepted = events.find(event => event.kind === 'offerChanged' && event.offer.deal);
  expect(accepted).toMatchObject({ offer: { closed: true, contractStatus: null } });
});

test('rivals do nothing after the market stops', () => {
  const { marketplace, clock } = aMarketplace({ tempo: 5 });
  const events: LiveEvent[] = [];
  marketplace.start();
  clock.advance(MINUTE);
  marketplace.stop();
  marketplace.onEvent(buyerEmail, event => events.push(event));
  clock.advance(HOUR);
  expect(events).toEqual([]);
  expect(clock.pending).toBe(0);
});

test('a deal is archived some time after its pickup and not before', () => {
  const { marketplace, clock, buyer } = aMarketplace({ tempo: 4, offers: 150 });
  marketplace.start();
  const { id } = wholeList(buyer, 'inRealization').find(({ deal }) => !deal?.vehiclePickedUp)!;
  const stands = (tab: 'inRealization' | 'archived') => wholeList(buyer, tab).some(offer => offer.id === id);
  clock.advance(MINUTE);
  buyer.confirmPickup(id);
  clock.advance(14_000);
  expect([stands('inRealization'), stands('archived')]).toEqual([true, false]);
  clock.advance(2_000);
  expect([stands('inRealization'), stands('archived')]).toEqual([false, true]);
  expect(buyer.invoices(1).rows).not.toHaveLength(0);
});

test('rivals never bid up to the fixed price or far above the hoped-for price', () => {
  const { marketplace, clock, buyer } = aMarketplace({ tempo: 200, offers: 60 });
  const first = new Map(wholeList(buyer, 'browse').map(offer => [offer.id, offer.highestBid]));
  marketplace.start();
  clock.advance(5 * MINUTE);
  const risen = wholeList(buyer, 'browse').filter(offer => offer.highestBid > (first.get(offer.id) ?? 0));
  expect(risen.length).toBeGreaterThan(10);
  for (const { highestBid, buyNowPrice, minimalPrice } of risen) {
    if (buyNowPrice > 0) expect(highestBid).toBeLessThan(buyNowPrice);
    expect(highestBid).toBeLessThan(minimalPrice * 1.12 + 30_000);
  }
});

test('sellers lower fixed prices, but not close to the highest bid, and the price is kept', () => {
  const { marketplace, clock, buyer } = aMarketplace({ tempo: 200, offers: 60 });
  const first = new Map(wholeList(buyer, 'browse').map(offer => [offer.id, offer.buyNowPrice]));
  marketplace.start();
  clock.advance(5 * MINUTE);
  const lowered = wholeList(buyer, 'browse').filter(
    offer => offer.buyNowPrice !== (first.get(offer.id) ?? offer.buyNowPrice),
  );
  expect(lowered.length).toBeGreaterThan(3);
  for (const { id, buyNowPrice, highestBid } of lowered) {
    expect(buyNowPrice).toBeLessThan(first.get(id)!);
    expect(buyNowPrice).toBeGreaterThan(highestBid);
  }
  const [{ hashId, buyNowPrice }] = lowered as [Offer];
  const later = aMarketplace({ tempo: 200, offers: 60, clock });
  expect(later.marketplace.restore(marketplace.snapshot())).toBe(true);
  expect(later.buyer.open(hashId)?.offer.buyNowPrice).toBe(buyNowPrice);
});

test('after a night the market has moved on, and the actions of the dealer are kept', () => {
  const yesterday = aMarketplace({ tempo: 1, offers: 200 });
  const { id, hashId, highestBid } = anOfferThat(yesterday.buyer, offer => offer.ownBid === null && !offer.isLiked);
  yesterday.buyer.placeBid(id, minimumBid(highestBid));
  yesterday.buyer.like(id);
  const liked = wholeList(yesterday.buyer, 'liked').map(offer => offer.hashId);
  const kept = yesterday.marketplace.snapshot();

  yesterday.clock.advance(14 * HOUR);
  const today = aMarketplace({ tempo: 1, offers: 200, clock: yesterday.clock });
  expect(today.marketplace.restore(kept)).toBe(true);
  today.marketplace.start();

  const [newest] = today.buyer.list('browse', aQuestion()).offers;
  expect(newest?.publishedAt).toBeGreaterThan(today.clock.now() - 3 * HOUR);
  expect(newest?.publishedAt).toBeLessThan(today.clock.now());
  expect(wholeList(today.buyer, 'liked').map(offer => offer.hashId)).toEqual(liked);
  expect(whereItStands(today.buyer, hashId)).toMatch(/ownBids|inRealization/);
});

function whereItStands(buyer: ReturnType<typeof aMarketplace>['buyer'], hashId: HashId): string {
  const tabs = (['ownBids', 'inRealization'] as const).filter(tab =>
    wholeList(buyer, tab).some(
      offer => offer.hashId === hashId && (tab !== 'ownBids' || bidStanding(offer) !== 'noBids'),
    ),
  );
  return tabs.join();
}
