import * as fc from 'fast-check';
import {
  BID_STEP,
  excessBid,
  isBelowMinimum,
  minimumBid,
  nextBid,
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

describe('nextBid', () => {
  it('is not known if there are bids of unknown height', () => {
    expect(nextBid({ highestBid: euros(0), bidsCount: 3 })).toBeNull();
    expect(nextBid({ highestBid: euros(0), ownBid: euros(8300), bidsCount: null })).toBeNull();
    expect(nextBid({ highestBid: euros(0), bidsCount: 0 })).toBe(euros(50));
    expect(nextBid({ highestBid: euros(8450.5), bidsCount: 3 })).toBe(euros(8501));
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

describe('excessBid', () => {
  it.each([
    [0, null],
    [4_300, null],
    [4_350, null],
    [4_784, null],
    [4_785, 435],
    [8_102, 3_752],
  ])('returns for %d € against a highest bid of 4 300 €: %s', (amount, excess) =>
    expect(excessBid(euros(amount), { highestBid: euros(4300), minimalPrice: euros(0) })?.excess ?? null).toBe(
      excess === null ? null : euros(excess),
    ),
  );

  it('compares with the minimum price of the seller, who need not accept less', () => {
    const offer = { highestBid: euros(4300), minimalPrice: 809_950 as Money };
    expect(excessBid(euros(8000), offer)).toBeNull();
    expect(excessBid(euros(8100), offer)).toBeNull();
    expect(excessBid(euros(8909), offer)).toBeNull();
    expect(excessBid(euros(8910), offer)).toEqual({ excess: euros(810), enough: euros(8100), of: 'minimumPrice' });
    expect(excessBid(euros(8910), { ...offer, highestBid: euros(8050) })?.of).toBe('minimum');
  });

  it('always leads back to the lowest bid that the field takes and that reaches the minimum price', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, anyPrice, (amount, highestBid, minimalPrice) => {
        const found = excessBid(amount, { highestBid, minimalPrice });
        if (found === null) return;
        expect(amount - found.excess).toBe(found.enough);
        expect(found.enough).toBe(Math.max(wholeMinimumBid(highestBid), Math.ceil(minimalPrice / 100) * 100));
      }),
    );
  });
});
