import * as fc from 'fast-check';
import { bidArrived } from '../../../src/domain/bidding/BidOutcome';
import { euros } from '../../../src/domain/shared/Money';
import { anyPrice } from '../shared/anyMoney';

describe('bidArrived', () => {
  it.each([
    [null, false],
    [8450, false],
    [8500, true],
    [9000, true],
  ])('says of an own bid of %s after one of 8 500 €: %s', (own, arrived) =>
    expect(bidArrived({ ownBid: own === null ? null : euros(own) }, euros(8500))).toBe(arrived),
  );

  it('never says so where the dealer has no bid, always where the bid stands', () => {
    fc.assert(
      fc.property(anyPrice, amount => {
        expect(bidArrived({ ownBid: null }, amount)).toBe(false);
        expect(bidArrived({ ownBid: amount }, amount)).toBe(true);
      }),
    );
  });
});
