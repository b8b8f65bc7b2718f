import fc from 'fast-check';
import { bidStanding } from '../../../../src/domain/offers/BidStanding';
import { ownBidStanding } from '../../../../src/domain/offers/OwnBidStanding';
import { aMarketplace, dealerOf, fieldsOf, fortyBidsEmail, sellerEmail, wholeList } from './aMarketplace';

describe('the first day of the in-memory market', () => {
  const { buyer } = aMarketplace({ offers: 600 });

  test('has own bids of the buyer in every standing', () => {
    const standings = wholeList(buyer, 'ownBids').map(offer => offer.contractStatus ?? bidStanding(offer));
    expect(new Set(standings)).toEqual(new Set(['leading', 'outbid', 'waiting', 'rejected']));
  });

  test('has running deals, finished deals and likes of the buyer, and matching counters', () => {
    const running = wholeList(buyer, 'inRealization');
    expect(running.every(offer => offer.closed && offer.deal !== null && offer.archivedAt === null)).toBe(true);
    expect(new Set(running.map(offer => offer.deal?.vehiclePickedUp))).toEqual(new Set([true, false]));
    expect(wholeList(buyer, 'archived').every(offer => offer.archivedAt !== null)).toBe(true);
    expect(wholeList(buyer, 'archived').length).toBeGreaterThan(20);
    expect(wholeList(buyer, 'sold').every(offer => offer.closed && (offer.finalPrice ?? 0) > 0)).toBe(true);
    expect(buyer.counters()).toMatchObject({
      likedOffers: wholeList(buyer, 'liked').length,
      inRealization: running.filter(offer => offer.deal?.vehiclePickedUp === false).length,
      bids: wholeList(buyer, 'ownBids').filter(offer => bidStanding(offer) === 'outbid').length,
    });
  });

  test('has the winning bid of each deal without a fixed price, and no end price above it', () => {
    const deals = [...wholeList(buyer, 'inRealization'), ...wholeList(buyer, 'archived')];
    const byBid = deals.filter(({ buyNowPrice }) => buyNowPrice === 0);
    expect(byBid.length).toBeGreaterThan(5);
    for (const { ownBid, highestBid, finalPrice, deal } of byBid)
      expect([ownBid, highestBid, finalPrice]).toEqual(Array.from({ length: 3 }, () => deal!.clientPrice));
    expect(deals.filter(({ buyNowPrice }) => buyNowPrice > 0).every(({ ownBid }) => ownBid === null)).toBe(true);
  });

  test('has no fixed price below the highest bid', () => {
    for (const { buyNowPrice, highestBid } of wholeList(buyer, 'browse')) {
      if (buyNowPrice > 0) expect(buyNowPrice).toBeGreaterThan(highestBid);
    }
  });
});

describe('the account with forty bids', () => {
  const { marketplace, buyer } = aMarketplace({ offers: 600 });
  const dealer = dealerOf(marketplace, fortyBidsEmail);

  test('has 40 own bids, of which 7 are on vehicles that others have bought', () => {
    const standings = wholeList(dealer, 'ownBids').map(offer => ownBidStanding(offer));
    const countOf = (standing: string) => standings.filter(one => one === standing).length;
    expect(['outbid', 'leading', 'waiting', 'rejected', 'lost'].map(countOf)).toEqual([13, 9, 6, 5, 7]);
    expect(standings).toHaveLength(40);
  });

  test('has a deal in every stage, with and without transport', () => {
    const deals = wholeList(dealer, 'inRealization').map(({ deal }) => [
      deal?.easyTransportEnabled,
      deal?.speditionArranged,
      deal?.vehiclePickedUp,
    ]);
    expect(new Set(deals.map(String))).toEqual(
      new Set([
        'true,false,false',
        'false,false,false',
        'true,true,false',
        'true,false,true',
        'false,false,true',
        'true,true,true',
      ]),
    );
  });

  test('leaves every own bid and deal of the others as it is', () => {
    for (const other of [buyer, dealerOf(marketplace, sellerEmail)]) {
      const theirs = new Set(
        [...wholeList(other, 'ownBids'), ...wholeList(other, 'inRealization')].map(({ id }) => id),
      );
      const mine = [...wholeList(dealer, 'ownBids'), ...wholeList(dealer, 'inRealization')];
      expect(mine.filter(({ id }) => theirs.has(id))).toEqual([]);
    }
  });

  test('has no bids in a small market, whose offers the others need', () => {
    const { marketplace: small } = aMarketplace({ offers: 300 });
    expect(wholeList(dealerOf(small, fortyBidsEmail), 'ownBids')).toEqual([]);
  });
});

test('the same seed makes the same market, and its own bids are never above the highest bid', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 410, max: 900 }), (seed, offers) => {
      const [one, other] = [aMarketplace({ seed, offers }), aMarketplace({ seed, offers })];
      expect(fieldsOf(one.marketplace.snapshot()).states).toEqual(fieldsOf(other.marketplace.snapshot()).states);
      for (const { ownBid, highestBid, finalPrice } of wholeList(
        dealerOf(one.marketplace, fortyBidsEmail),
        'ownBids',
      )) {
        expect(ownBid).toBeGreaterThan(0);
        expect(ownBid).toBeLessThanOrEqual(highestBid);
        expect(highestBid).toBeLessThanOrEqual(finalPrice ?? Infinity);
      }
    }),
    { numRuns: 20 },
  );
});
