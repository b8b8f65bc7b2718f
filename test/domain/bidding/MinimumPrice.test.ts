import * as fc from 'fast-check';
import { missingToMinimumPrice } from '../../../src/domain/bidding/MinimumPrice';
import { euros, type Money } from '../../../src/domain/shared/Money';

const missing = (minimalPrice: number, highestBid: number, ownBid: number | null = null) =>
  missingToMinimumPrice({
    minimalPrice: euros(minimalPrice),
    highestBid: euros(highestBid),
    ownBid: ownBid === null ? null : euros(ownBid),
  });

describe('missingToMinimumPrice', () => {
  it.each([
    [9000, 8450, null, euros(550)],
    [9000, 0, null, euros(9000)],
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
        if (minimalPrice === 0) expect(lacking).toBeNull();
        else if (highest >= minimalPrice) expect(lacking).toBe(0);
        else expect(highest + lacking!).toBe(minimalPrice);
      }),
    );
  });
});
