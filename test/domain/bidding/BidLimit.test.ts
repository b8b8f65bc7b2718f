import * as fc from 'fast-check';
import { limitStanding, lowestRaise } from '../../../src/domain/bidding/BidLimit';
import { isBelowMinimum, minimumBid, wholeMinimumBid } from '../../../src/domain/bidding/MinimumBid';
import { euros } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { anyPrice } from '../shared/anyMoney';

const anyBids = fc.record({ highestBid: anyPrice, ownBid: fc.option(anyPrice) });

describe('limitStanding', () => {
  it.each([
    [9000, 8450, null, { standing: 'headroom', headroom: euros(500) }],
    [8500, 8450, 8000, { standing: 'headroom', headroom: euros(0) }],
    [8499, 8450, 8000, { standing: 'passed' }],
    [8499, 8450, null, { standing: 'passed' }],
    [8450, 8450, 8450, { standing: 'reached' }],
  ])('of the limit %d € at the highest bid %d € and the own bid %p € is %j', (limit, highest, own, expected) => {
    const ownBid = own === null ? null : euros(own);
    expect(limitStanding(euros(limit), { highestBid: euros(highest), ownBid })).toEqual(expected);
  });

  it('has headroom if and only if the limit is a bid that is not below the minimum', () => {
    fc.assert(
      fc.property(anyPrice, anyBids, (limit, bids) => {
        const result = limitStanding(limit, bids);
        expect(result.standing === 'headroom').toBe(limit > 0 && !isBelowMinimum(limit, bids.highestBid));
        if (result.standing === 'headroom') expect(result.headroom + minimumBid(bids.highestBid)).toBe(limit);
      }),
    );
  });

  it('is never passed while the dealer leads', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, (limit, bid) => {
        fc.pre(bid > 0);
        expect(limitStanding(limit, { highestBid: bid, ownBid: bid }).standing).not.toBe('passed');
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
