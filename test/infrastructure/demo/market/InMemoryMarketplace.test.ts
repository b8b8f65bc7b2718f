import type { LiveEvent } from '../../../../src/application/ports/LiveFeed';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import { bidStanding } from '../../../../src/domain/offers/BidStanding';
import { euros, type Money } from '../../../../src/domain/shared/Money';
import type { InMemoryMarketplace } from '../../../../src/infrastructure/demo/market/InMemoryMarketplace';
import { aMarketplace, anOfferThat, buyerEmail } from './aMarketplace';

function eventsOf(marketplace: InMemoryMarketplace): LiveEvent[] {
  const events: LiveEvent[] = [];
  marketplace.onEvent(buyerEmail, event => events.push(event));
  return events;
}

describe('the live channels of the in-memory market', () => {
  test('push a fixed price that the seller has changed, and the vehicle costs that', () => {
    const { marketplace, buyer } = aMarketplace();
    const { id, hashId } = anOfferThat(buyer, offer => offer.buyNowPrice > 0);
    const events = eventsOf(marketplace);
    expect(marketplace.sellerAsks(hashId, euros(4600))).toBe(true);
    expect(events).toMatchObject([{ kind: 'offerChanged', offer: { hashId, buyNowPrice: euros(4600) } }]);
    expect(buyer.acceptBuyNow(id).ok).toBe(true);
    expect(buyer.open(hashId)?.offer.deal?.clientPrice).toBe(euros(4600));
    expect(marketplace.sellerAsks(hashId, euros(4000))).toBe(false);
  });

  test('push the counter of a dealer who is outbid', () => {
    const { marketplace, buyer } = aMarketplace();
    const leading = anOfferThat(buyer, offer => bidStanding(offer) === 'leading' && !offer.contractStatus, 'ownBids');
    const outbidBefore = buyer.counters().bids;
    const events = eventsOf(marketplace);
    expect(marketplace.rivalBids(leading.hashId)).toBe(true);
    const [changed, counted] = events;
    expect(changed).toMatchObject({ kind: 'offerChanged', offer: { id: leading.id } });
    expect(counted).toMatchObject({ kind: 'counted', counters: { bids: outbidBefore + 1 } });
  });
});

test('the bid of a rival must reach the minimum', () => {
  const { marketplace, buyer } = aMarketplace();
  const { hashId, highestBid } = anOfferThat(buyer, offer => offer.highestBid > 0);
  expect(marketplace.rivalBids(hashId, (minimumBid(highestBid) - 1) as Money)).toBe(false);
  expect(marketplace.rivalBids(hashId, minimumBid(highestBid))).toBe(true);
  expect(buyer.open(hashId)?.offer.highestBid).toBe(minimumBid(highestBid));
});
