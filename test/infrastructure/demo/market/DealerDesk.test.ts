import type { LiveEvent } from '../../../../src/application/ports/LiveFeed';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import type { OfferId } from '../../../../src/domain/offers/Offer';
import { euros } from '../../../../src/domain/shared/Money';
import type { InMemoryMarketplace } from '../../../../src/infrastructure/demo/market/InMemoryMarketplace';
import { aMarketplace, anOfferThat, buyerEmail, dealerOf, sellerEmail, visitorEmail, wholeList } from './aMarketplace';

function eventsOf(marketplace: InMemoryMarketplace, email = buyerEmail): LiveEvent[] {
  const events: LiveEvent[] = [];
  marketplace.onEvent(email, event => events.push(event));
  return events;
}

describe('a bid in the in-memory market', () => {
  test('that reaches the minimum leads', () => {
    const { buyer } = aMarketplace();
    const offer = anOfferThat(buyer, ({ ownBid, highestBid }) => ownBid === null && highestBid > 0);
    const amount = minimumBid(offer.highestBid);
    const answer = buyer.placeBid(offer.id, amount);
    const after = { highestBid: amount, ownBid: amount, bidsCount: offer.bidsCount! + 1 };
    expect(answer).toMatchObject({ ok: true, value: { hashId: offer.hashId, ...after } });
    expect(buyer.open(offer.hashId)?.offer).toMatchObject(after);
    expect(wholeList(buyer, 'ownBids')[0]).toMatchObject({ id: offer.id, ...after });
  });

  test('below the minimum is refused with a message that names the minimum', () => {
    const { buyer, marketplace } = aMarketplace();
    const offer = anOfferThat(buyer, ({ highestBid }) => highestBid === 0);
    marketplace.rivalBids(offer.hashId, euros(8450));
    const before = buyer.open(offer.id);
    expect(buyer.placeBid(offer.id, euros(8499))).toEqual({
      ok: false,
      failure: { reason: 'refused', status: 422, message: 'Your bid is too low. The minimum is 8\u00a0500\u00a0€.' },
    });
    expect(buyer.open(offer.id)).toEqual(before);
  });

  test('is refused with test access, on a closed offer and on an unknown offer', () => {
    const { marketplace, buyer } = aMarketplace();
    const { id, hashId } = anOfferThat(buyer, offer => !offer.closed);
    const visitor = dealerOf(marketplace, visitorEmail);
    expect(visitor.placeBid(id, euros(999_999))).toMatchObject({ failure: { reason: 'refused', status: 403 } });
    expect(visitor.acceptBuyNow(id)).toMatchObject({ failure: { reason: 'refused', status: 403 } });
    marketplace.rivalBuys(hashId);
    expect(buyer.placeBid(id, euros(999_999))).toMatchObject({ failure: { reason: 'refused', status: 422 } });
    expect(buyer.placeBid(7 as OfferId, euros(999_999))).toEqual({ ok: false, failure: { reason: 'notFound' } });
  });

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

describe('a purchase in the in-memory market', () => {
  test('closes the offer for all dealers and starts a deal', () => {
    const { marketplace, buyer } = aMarketplace();
    const offer = anOfferThat(buyer, ({ buyNowPrice }) => buyNowPrice > 0);
    expect(buyer.acceptBuyNow(offer.id)).toEqual({ ok: true, value: undefined });
    expect(wholeList(buyer, 'browse').map(({ id }) => id)).not.toContain(offer.id);
    expect(wholeList(buyer, 'inRealization')[0]).toMatchObject({ id: offer.id, finalPrice: offer.buyNowPrice });
    const seller = dealerOf(marketplace, sellerEmail);
    expect(wholeList(seller, 'sold')[0]).toMatchObject({ id: offer.id, closed: true, deal: null });
    expect(buyer.acceptBuyNow(offer.id)).toMatchObject({ failure: { message: 'This offer is closed.' } });
  });

  test('is refused without a fixed price', () => {
    const { buyer } = aMarketplace();
    const offer = anOfferThat(buyer, ({ buyNowPrice }) => buyNowPrice === 0);
    expect(buyer.acceptBuyNow(offer.id)).toMatchObject({ failure: { reason: 'refused', status: 422 } });
  });
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

  test('belong to one dealer', () => {
    const { marketplace, buyer } = aMarketplace();
    const seller = dealerOf(marketplace, sellerEmail);
    const offer = anOfferThat(seller, ({ isLiked }) => !isLiked);
    buyer.like(offer.id);
    expect(seller.open(offer.id)?.offer.isLiked).toBe(false);
    expect(buyer.like(7 as OfferId)).toEqual({ ok: false, failure: { reason: 'notFound' } });
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
