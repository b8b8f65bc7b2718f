import fc from 'fast-check';
import { isNewBidToAnnounce, missingToMinimumPrice, withAcceptedBid } from '../../../src/domain/bidding/HighestBid';
import { bidStanding } from '../../../src/domain/offers/BidStanding';
import { type HashId, mergeOffer, type OfferId, type OfferPatch } from '../../../src/domain/offers/Offer';
import { euros, type Money } from '../../../src/domain/shared/Money';

const bids = (highestBid: number, ownBid: number | null, bidBeforePush?: number) => ({
  highestBid: euros(highestBid),
  ownBid: ownBid === null ? null : euros(ownBid),
  bidBeforePush: bidBeforePush === undefined ? undefined : euros(bidBeforePush),
});

describe('isNewBidToAnnounce', () => {
  it.each([
    ['a first bid of another dealer', bids(0, null), bids(500, null), true],
    ['a higher bid of another dealer', bids(500, null), bids(550, null), true],
    ['a higher bid while this dealer is outbid', bids(500, 400), bids(550, 400), true],
    ['an own bid', bids(500, null), bids(550, 550), false],
    ['an own raise', bids(500, 400), bids(550, 550), false],
    ['an outbid, which the news announces', bids(500, 500), bids(550, 500), false],
    ['a pushed bid whose bidder is not known', bids(500, 500), bids(550, 500, 500), true],
    ['the answer that says who placed it', bids(550, 500, 500), bids(550, 500), false],
    ['an unchanged bid', bids(500, null), bids(500, null), false],
  ])('judges %s', (_, before, now, expected) => expect(isNewBidToAnnounce(before, now)).toBe(expected));
});

const missing = (minimalPrice: number, highestBid: number, ownBid: number | null = null) =>
  missingToMinimumPrice({
    minimalPrice: euros(minimalPrice),
    highestBid: euros(highestBid),
    ownBid: ownBid === null ? null : euros(ownBid),
  });

describe('missingToMinimumPrice', () => {
  it.each([
    [9000, 8450, null, euros(550)],
    [9000, 0, null, null],
    [9000, 9000, null, 0],
    [9000, 9500, null, 0],
    // A push to all dealers does not contain the own bid, so either of them may be the newer one.
    [9000, 8000, 8500, euros(500)],
    [0, 8450, null, null],
  ])('of a minimum price of %d and bids of %d and %s is %s', (minimalPrice, highestBid, ownBid, expected) =>
    expect(missing(minimalPrice, highestBid, ownBid)).toBe(expected),
  );

  it('is always exactly what a bid must add to reach the minimum price', () => {
    const cents = fc.nat({ max: 2_000_000 }).map(amount => amount as Money);
    fc.assert(
      fc.property(cents, cents, fc.option(cents), (minimalPrice, highestBid, ownBid) => {
        const lacking = missingToMinimumPrice({ minimalPrice, highestBid, ownBid });
        const highest = Math.max(highestBid, ownBid ?? 0);
        // An own bid beside a highest bid of 0 leaves open how high the bids are.
        if (minimalPrice === 0 || highestBid === 0) expect(lacking).toBeNull();
        else if (highest >= minimalPrice) expect(lacking).toBe(0);
        else expect(highest + lacking!).toBe(minimalPrice);
      }),
    );
  });
});

const ids = { id: 7 as OfferId, hashId: 'MB-7' as HashId };
const known = mergeOffer(undefined, { ...ids, highestBid: euros(8_400), ownBid: euros(8_000) });
const amount = euros(8_450);
const shown = (row: Partial<OfferPatch>) => mergeOffer(known, withAcceptedBid({ ...ids, ...row }, amount, known));

describe('withAcceptedBid', () => {
  it.each<[Partial<OfferPatch>, number, number]>([
    [{}, 8_450, 8_450],
    [{ highestBid: euros(8_450) }, 8_450, 8_450],
    [{ ownBid: null, highestBid: euros(8_450) }, 8_450, 8_450],
    [{ highestBid: euros(8_400) }, 8_450, 8_450],
    [{ highestBid: euros(9_000) }, 8_450, 9_000],
    [{ ownBid: euros(8_450), highestBid: euros(8_400) }, 8_450, 8_450],
    [{ ownBid: euros(8_500), highestBid: euros(8_500) }, 8_500, 8_500],
  ])('completes the row %j to the own bid %d and the highest bid %d', (row, ownBid, highestBid) => {
    expect(shown(row)).toMatchObject({ ownBid: euros(ownBid), highestBid: euros(highestBid) });
  });

  it('ends the status of an earlier bid', () => {
    const rejected = { ...known, contractStatus: 'rejected' } as const;
    expect(mergeOffer(rejected, withAcceptedBid(ids, amount, rejected)).contractStatus).toBeNull();
    expect(shown({ contractStatus: 'waiting' }).contractStatus).toBe('waiting');
  });

  it('never shows the dealer as outbid, unless the answer or the offer has a higher bid', () => {
    const money = fc.nat(2_000_000).map(cents => cents as Money);
    const told = fc.record({ highestBid: money, ownBid: fc.option(money) }, { requiredKeys: [] });
    fc.assert(
      fc.property(told, money, money, (row, bid, highestBid) => {
        const before = { ...known, highestBid };
        const now = mergeOffer(before, withAcceptedBid({ ...ids, ...row }, bid, before));
        const isBeaten = (row.highestBid ?? highestBid) > (row.ownBid ?? bid);
        expect(now.highestBid).toBeGreaterThanOrEqual(now.ownBid!);
        if (!isBeaten) expect(bidStanding(now)).not.toBe('outbid');
      }),
    );
  });
});
