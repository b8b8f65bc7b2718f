import { bidStanding } from '../../../src/domain/offers/BidStanding';
import { aMarketplace, wholeList } from './aMarketplace';

describe('the first day of the in-memory market', () => {
  const { buyer, clock } = aMarketplace({ offers: 600 });

  test('has the requested number of offers in browse, newest first, none from the future', () => {
    const offers = wholeList(buyer, 'browse');
    const published = offers.map(offer => offer.publishedAt ?? NaN);
    expect(offers).toHaveLength(600);
    expect(published).toEqual([...published].sort((one, other) => other - one));
    expect(published[0]).toBeLessThan(clock.now());
  });

  test('has own bids of the buyer in every standing', () => {
    const standings = wholeList(buyer, 'ownBids').map(offer => offer.contractStatus ?? bidStanding(offer));
    expect(new Set(standings)).toEqual(new Set(['leading', 'outbid', 'waiting', 'rejected']));
  });

  test('has running deals, finished deals and likes of the buyer, and matching counters', () => {
    const running = wholeList(buyer, 'inRealization');
    expect(running.every(offer => offer.closed && offer.realization !== null && offer.archivedAt === null)).toBe(true);
    expect(new Set(running.map(offer => offer.realization?.vehiclePickedUp))).toEqual(new Set([true, false]));
    expect(wholeList(buyer, 'archived').every(offer => offer.archivedAt !== null)).toBe(true);
    expect(wholeList(buyer, 'archived').length).toBeGreaterThan(20);
    expect(wholeList(buyer, 'sold').every(offer => offer.closed && (offer.finalPrice ?? 0) > 0)).toBe(true);
    expect(buyer.counters()).toMatchObject({
      likedOffers: wholeList(buyer, 'liked').length,
      inRealization: running.filter(offer => offer.realization?.vehiclePickedUp === false).length,
      bids: wholeList(buyer, 'ownBids').filter(offer => bidStanding(offer) === 'outbid').length,
    });
  });

  test('has no fixed price below the highest bid', () => {
    for (const { buyNowPrice, highestBid } of wholeList(buyer, 'browse')) {
      if (buyNowPrice > 0) expect(buyNowPrice).toBeGreaterThan(highestBid);
    }
  });
});
