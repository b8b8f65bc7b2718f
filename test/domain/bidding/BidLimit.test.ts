import * as fc from 'fast-check';
import { allowsBid, limitStanding, lowestRaise } from '../../../src/domain/bidding/BidLimit';
import { isBelowMinimum, minimumBid, wholeMinimumBid } from '../../../src/domain/bidding/MinimumBid';
import { euros } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { anyPrice } from '../shared/anyMoney';

const anyBids = fc.record({ highestBid: anyPrice, ownBid: fc.option(anyPrice) });

describe('limitStanding', () => {
  it.each([
    [9000, 8450, { standing: 'headroom', headroom: euros(500) }],
    [8501, 8450, { standing: 'headroom', headroom: euros(1) }],
    [8500, 8450, { standing: 'reached' }],
    [8499, 8450, { standing: 'passed' }],
    [8450, 8450, { standing: 'passed' }],
  ])('of the limit %d € at the highest bid %d € of a rival is %j', (limit, highest, expected) => {
    const bids = { highestBid: euros(highest), ownBid: null };
    expect(limitStanding(euros(limit), bids)).toEqual(expected);
    expect(limitStanding(euros(limit), { ...bids, ownBid: euros(highest - 100) })).toEqual(expected);
  });

  it.each([
    [9000, 8450, { standing: 'headroom', headroom: euros(500) }],
    [8500, 8450, { standing: 'leading' }],
    [8450, 8450, { standing: 'leading' }],
    [8449, 8450, { standing: 'exceeded' }],
    [8000, 8450, { standing: 'exceeded' }],
  ])('of the limit %d € at the own highest bid %d € is %j', (limit, highest, expected) => {
    const bids = { highestBid: euros(highest), ownBid: euros(highest) };
    expect(limitStanding(euros(limit), bids)).toEqual(expected);
    const pushed = { ...bids, highestBid: euros(highest + 50), bidBeforePush: euros(highest) };
    expect(limitStanding(euros(limit), pushed).standing).toBe(expected.standing);
  });

  it('is passed if and only if the limit is below the minimum', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, (limit, highestBid) => {
        const result = limitStanding(limit, { highestBid, ownBid: null });
        expect(allowsBid(limit, { highestBid })).toBe(result.standing !== 'passed');
        expect(result.standing === 'passed').toBe(limit === 0 || isBelowMinimum(limit, highestBid));
        if (result.standing === 'headroom') expect(result.headroom + minimumBid(highestBid)).toBe(limit);
      }),
    );
  });
});

describe('lowestRaise', () => {
  const outbid = { highestBid: euros(8450.5), ownBid: euros(8000) };

  it.each([
    ['an outbid offer', 9000, outbid, euros(8501)],
    ['a limit that the raise reaches exactly', 8501, outbid, euros(8501)],
    ['a limit below the raise', 8500.99, outbid, null],
    ['an offer that the dealer leads', 9000, { ...outbid, ownBid: euros(8450.5) }, null],
    ['an offer without an own bid', 9000, { ...outbid, ownBid: null }, null],
    ['an offer that is no longer on sale', 9000, { ...outbid, closed: true }, null],
  ])('of %s is the whole minimum bid within the limit, or null', (_, limit, parts, raise) =>
    expect(lowestRaise(euros(limit), anOffer(parts))).toBe(raise),
  );

  it('is never above the limit or below the minimum', () => {
    fc.assert(
      fc.property(anyPrice, anyBids, (limit, bids) => {
        const raise = lowestRaise(limit, anOffer(bids));
        fc.pre(raise !== null);
        expect(raise).toBeLessThanOrEqual(limit);
        expect(raise).toBe(wholeMinimumBid(bids.highestBid));
        expect(isBelowMinimum(raise, bids.highestBid)).toBe(false);
      }),
    );
  });
});
