import type { LiveEvent } from '../../../../src/application/ports/LiveFeed';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import { bidStanding } from '../../../../src/domain/offers/BidStanding';
import type { InMemoryMarketplace } from '../../../../src/infrastructure/demo/market/InMemoryMarketplace';
import { aMarketplace, anOfferThat, buyerEmail, dealerOf, sellerEmail, wholeList } from './aMarketplace';

function eventsOf(marketplace: InMemoryMarketplace, email = buyerEmail): LiveEvent[] {
  const events: LiveEvent[] = [];
  marketplace.onEvent(email, event => events.push(event));
  return events;
}

describe('a bid in the in-memory market', () => {
  test('withdraws the waiting contract of another dealer and notifies only that dealer', () => {
    const { marketplace, buyer } = aMarketplace();
    const waiting = anOfferThat(buyer, offer => offer.contractStatus === 'waiting', 'ownBids');
    const buyerEvents = eventsOf(marketplace);
    const sellerEvents = eventsOf(marketplace, sellerEmail);
    dealerOf(marketplace, sellerEmail).placeBid(waiting.id, minimumBid(waiting.highestBid));
    const own = buyerEvents.find(event => event.kind === 'offerChanged' && 'contractStatus' in event.offer);
    expect(own).toMatchObject({ offer: { id: waiting.id, contractStatus: null } });
    expect(sellerEvents.filter(event => event.kind === 'offerChanged' && 'contractStatus' in event.offer)).toEqual([]);
    expect(buyer.open(waiting.id)?.offer.contractStatus).toBeNull();
  });
});

test('a waiting contract in the in-memory market is rejected when another dealer buys', () => {
  const { marketplace, buyer } = aMarketplace();
  const waiting = anOfferThat(buyer, offer => offer.contractStatus === 'waiting', 'ownBids');
  const events = eventsOf(marketplace);
  marketplace.rivalBuys(waiting.hashId);
  expect(events[0]).toMatchObject({ offer: { id: waiting.id, contractStatus: 'rejected', closed: true } });
  expect(buyer.open(waiting.id)?.offer).toMatchObject({ contractStatus: 'rejected', closed: true, deal: null });
});

describe('likes in the in-memory market', () => {
  test('are at the top of the liked list, once each, and change the count', () => {
    const { marketplace, buyer } = aMarketplace();
    const offer = anOfferThat(buyer, ({ isLiked }) => !isLiked);
    const before = buyer.counters().likedOffers;
    const events = eventsOf(marketplace);
    buyer.like(offer.id);
    buyer.like(offer.id);
    expect(wholeList(buyer, 'liked').filter(({ id }) => id === offer.id)).toHaveLength(1);
    expect(wholeList(buyer, 'liked')[0]).toMatchObject({ id: offer.id, isLiked: true });
    buyer.unlike(offer.id);
    expect(buyer.open(offer.id)?.offer.isLiked).toBe(false);
    const counted = events.flatMap(event => (event.kind === 'counted' ? [event.counters.likedOffers] : []));
    expect(counted).toEqual([before + 1, before]);
  });
});

describe('an offer of the in-memory market', () => {
  const { buyer } = aMarketplace({ offers: 300 });

  test('is found by its number and by its name in either case, and by nothing else', () => {
    const { id, hashId } = anOfferThat(buyer, () => true);
    for (const known of [id, hashId, hashId.toLowerCase(), String(id)]) {
      expect(buyer.open(known as typeof hashId)?.offer.hashId).toBe(hashId);
    }
    const otherType = hashId.startsWith('MB') ? `CA${hashId.slice(2)}` : `MB${hashId.slice(2)}`;
    for (const unknown of [otherType, '', 'MB-', '0', '-5', '99999999', 'MB-IIIII']) {
      expect(buyer.open(unknown as typeof hashId)).toBeNull();
    }
  });

  test('has the same values on its page as in its row', () => {
    for (const offer of wholeList(buyer, 'browse')) {
      const opened = buyer.open(offer.hashId);
      const vehicle = opened?.detail.vehicle;
      expect(opened?.offer).toEqual(offer);
      expect(opened?.detail).toMatchObject({ hashId: offer.hashId, countryCode: offer.region });
      expect(opened?.detail.photos[0]?.thumbnail ?? null).toBe(offer.photo);
      expect(vehicle).toMatchObject({ vehicleType: offer.vehicleType });
      expect(vehicle?.totalMileage ?? null).toBe(offer.totalMileage);
      expect(offer.label1.startsWith(vehicle?.brand ?? '?')).toBe(true);
    }
  });

  test('sometimes lacks a value, like a real offer', () => {
    const details = wholeList(buyer, 'browse').map(({ hashId }) => buyer.open(hashId)?.detail);
    const has = (known: unknown[]) => new Set(known.map(value => value !== null && value !== undefined));
    const both = new Set([true, false]);
    expect(has(details.map(detail => detail?.comments))).toEqual(both);
    expect(has(details.map(detail => detail?.latitude))).toEqual(both);
    expect(has(details.map(detail => detail?.photos[0]))).toEqual(both);
    expect(has(details.map(detail => detail?.vehicle?.vin))).toEqual(both);
    expect(has(wholeList(buyer, 'browse').map(offer => offer.score))).toEqual(both);
  });
});

const aDealUnderWay = (market: ReturnType<typeof aMarketplace>) =>
  anOfferThat(market.buyer, ({ deal }) => deal?.vehiclePickedUp === false, 'inRealization');

test('a pickup lowers the count of deals and raises the count of invoices', () => {
  const market = aMarketplace({ offers: 300 });
  const before = market.buyer.counters();
  const told: unknown[] = [];
  market.marketplace.onEvent(buyerEmail, event => event.kind === 'counted' && told.push(event.counters));
  market.buyer.confirmPickup(aDealUnderWay(market).id);
  const after = { ...before, inRealization: before.inRealization - 1, invoices: before.invoices + 1 };
  expect(market.buyer.counters()).toEqual(after);
  expect(told).toEqual([after]);
});

test('only a deal that was picked up is archived, and only once', () => {
  const market = aMarketplace({ offers: 300 });
  const { id, hashId } = aDealUnderWay(market);
  const archive = () => market.marketplace.archiveDeal(hashId, buyerEmail);
  expect(archive()).toBe(false);
  market.buyer.confirmPickup(id);
  expect(market.marketplace.archiveDeal(hashId, sellerEmail)).toBe(false);
  expect([archive(), archive()]).toEqual([true, false]);
  expect(wholeList(market.buyer, 'archived')[0]?.hashId).toBe(hashId);
  expect(wholeList(market.buyer, 'inRealization').map(deal => deal.hashId)).not.toContain(hashId);
});

test('a purchase by the own bid keeps it, also after a reload', () => {
  const market = aMarketplace({ offers: 300 });
  const { id, hashId, ownBid } = anOfferThat(market.buyer, offer => bidStanding(offer) === 'leading', 'ownBids');
  market.marketplace.sellerAccepts(hashId);
  const again = aMarketplace({ offers: 300 });
  again.marketplace.restore(structuredClone(market.marketplace.snapshot()));
  for (const { buyer } of [market, again])
    expect(buyer.open(id)?.offer).toMatchObject({ ownBid, highestBid: ownBid, finalPrice: ownBid });
});

test('the progress of a deal survives a reload', () => {
  const market = aMarketplace({ offers: 300 });
  const { id, hashId } = anOfferThat(
    market.buyer,
    ({ deal: details }) => details?.easyTransportEnabled === true && !details.speditionArranged,
    'inRealization',
  );
  market.buyer.orderTransport(id, 'Gate 3');
  market.buyer.confirmPickup(id);
  const again = aMarketplace({ offers: 300 });
  again.marketplace.restore(structuredClone(market.marketplace.snapshot()));
  const kept = { speditionArranged: true, vehiclePickedUp: true, invoiceCreated: true };
  expect(again.buyer.open(id)?.offer.deal).toMatchObject(kept);
  expect(again.marketplace.transportNote(hashId, buyerEmail)).toBe('Gate 3');
});
