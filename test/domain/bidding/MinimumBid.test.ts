import * as fc from 'fast-check';
import {
  BID_STEP,
  excessOverMinimum,
  isBelowMinimum,
  minimumBid,
  wholeMinimumBid,
} from '../../../src/domain/bidding/MinimumBid';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anyPrice } from '../shared/anyMoney';

describe('minimumBid', () => {
  it('is 50 € above the highest bid, or 50 € if there is no bid', () => {
    expect(minimumBid(euros(8450))).toBe(euros(8500));
    expect(minimumBid(euros(0))).toBe(euros(50));
  });

  it('is always one step above the highest bid', () => {
    fc.assert(fc.property(anyPrice, highest => expect(minimumBid(highest) - highest).toBe(BID_STEP)));
  });
});

describe('isBelowMinimum', () => {
  it.each([
    [0, false],
    [1, true],
    [8450, true],
    [8499, true],
    [8500, false],
    [9000, false],
  ])('returns for %d € against a highest bid of 8 450 €: %s', (amount, below) =>
    expect(isBelowMinimum(euros(amount), euros(8450))).toBe(below),
  );

  it('never flags an empty field or the minimum itself and always flags one cent less', () => {
    fc.assert(
      fc.property(anyPrice, highest => {
        expect(isBelowMinimum(euros(0), highest)).toBe(false);
        expect(isBelowMinimum(minimumBid(highest), highest)).toBe(false);
        expect(isBelowMinimum((minimumBid(highest) - 1) as Money, highest)).toBe(true);
      }),
    );
  });
});

describe('excessOverMinimum', () => {
  it.each([
    [0, null],
    [4_300, null],
    [4_350, null],
    [4_784, null],
    [4_785, 435],
    [8_102, 3_752],
  ])('returns for %d € against a highest bid of 4 300 €: %s', (amount, excess) =>
    expect(excessOverMinimum(euros(amount), euros(4300))).toBe(excess === null ? null : euros(excess)),
  );

  it('always leads back to the lowest bid that the field takes', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, (amount, highest) => {
        const excess = excessOverMinimum(amount, highest);
        if (excess !== null) expect(amount - excess).toBe(wholeMinimumBid(highest));
      }),
    );
  });
});
