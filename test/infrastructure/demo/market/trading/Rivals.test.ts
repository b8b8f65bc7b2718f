import type { LiveEvent } from '../../../../../src/application/ports/LiveFeed';
import { minimumBid } from '../../../../../src/domain/bidding/MinimumBid';
import { bidStanding } from '../../../../../src/domain/offers/BidStanding';
import type { HashId, Offer } from '../../../../../src/domain/offers/Offer';
import { DAY, HOUR, MINUTE } from '../../../../../src/domain/shared/Instant';
import { euros } from '../../../../../src/domain/shared/Money';
import { aMarketplace, aQuestion, anOfferThat, buyerEmail, fieldsOf, wholeList } from '../aMarketplace';

function eventsIn(milliseconds: number, tempo: number): LiveEvent[] {
  const { marketplace, clock } = aMarketplace({ tempo, offers: 200 });
  const events: LiveEvent[] = [];
  marketplace.onEvent(buyerEmail, event => events.push(event));
  marketplace.start();
  clock.advance(milliseconds);
  return events;
}

const offersIn = (events: LiveEvent[]) => events.filter(event => event.kind !== 'counted');

test('rivals do nothing with tempo 0 or before the market starts', () => {
  expect(eventsIn(DAY, 0)).toEqual([]);
  const { marketplace, clock } = aMarketplace({ tempo: 5 });
  const before = marketplace.snapshot();
  clock.advance(HOUR);
  expect({ ...fieldsOf(marketplace.snapshot()), savedAt: 0 }).toEqual({ ...fieldsOf(before), savedAt: 0 });
});

test('rivals act about ten times a minute at tempo 1 and proportionally more at tempo 10', () => {
  const calm = offersIn(eventsIn(20 * MINUTE, 1)).length;
  const quick = offersIn(eventsIn(20 * MINUTE, 10)).length;
  expect(calm).toBeGreaterThan(60);
  expect(calm).toBeLessThan(260);
  expect(quick).toBeGreaterThan(5 * calm);
});

test('rivals can cause hundreds of pushes a second', () => {
  expect(offersIn(eventsIn(2_000, 3_000)).length).toBeGreaterThan(700);
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

test('rivals answer a bid of the dealer sometimes, a few seconds later', () => {
  const answered = Array.from({ length: 24 }, (_, seed) => {
    const { marketplace, clock, buyer } = aMarketplace({ seed, tempo: 1, offers: 150 });
    marketplace.start();
    // Old enough that rivals seldom bid on it by themselves.
    const offer = wholeList(buyer, 'browse').findLast(({ highestBid, minimalPrice, buyNowPrice }) => {
      return highestBid < minimalPrice * 0.9 && highestBid > minimalPrice * 0.5 && buyNowPrice === 0;
    });
    if (offer === undefined) throw new Error('No offer has room for bids');
    buyer.placeBid(offer.id, minimumBid(offer.highestBid));
    expect(buyer.open(offer.id)?.offer.bidsCount).toBe(offer.bidsCount! + 1);
    clock.advance(13_000);
    const after = buyer.open(offer.id)?.offer;
    return (after?.highestBid ?? 0) > (after?.ownBid ?? 0);
  }).filter(Boolean).length;
  expect(answered).toBeGreaterThan(4);
  expect(answered).toBeLessThan(20);
});

test('rivals always outbid a bargain, even with a fixed price', () => {
  for (let seed = 0; seed < 8; seed += 1) {
    const { marketplace, clock, buyer } = aMarketplace({ seed, tempo: 1, offers: 150 });
    marketplace.start();
    const offer = wholeList(buyer, 'browse').findLast(({ highestBid, buyNowPrice }) => {
      return highestBid === 0 && buyNowPrice > 0;
    });
    buyer.placeBid(offer!.id, euros(500));
    clock.advance(13_000);
    expect(buyer.open(offer!.id)?.offer.highestBid).toBeGreaterThan(euros(500));
  }
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

test('a market that is restored after minutes has changed little', () => {
  const { marketplace, clock, buyer } = aMarketplace({ tempo: 1, offers: 200 });
  const kept = marketplace.snapshot();
  const before = wholeList(buyer, 'browse').length;
  clock.advance(30_000);
  const later = aMarketplace({ tempo: 1, offers: 200, clock });
  later.marketplace.restore(kept);
  later.marketplace.start();
  expect(wholeList(later.buyer, 'browse')).toHaveLength(before);
});

function whereItStands(buyer: ReturnType<typeof aMarketplace>['buyer'], hashId: HashId): string {
  const tabs = (['ownBids', 'inRealization'] as const).filter(tab =>
    wholeList(buyer, tab).some(
      offer => offer.hashId === hashId && (tab !== 'ownBids' || bidStanding(offer) !== 'noBids'),
    ),
  );
  return tabs.join();
}
