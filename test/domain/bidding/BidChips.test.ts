import * as fc from 'fast-check';
import { bidChips } from '../../../src/domain/bidding/BidChips';
import { isBelowMinimum } from '../../../src/domain/bidding/MinimumBid';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anyPrice } from '../shared/anyMoney';

const anyLimit = fc.option(anyPrice);

describe('bidChips', () => {
  it('are the minimum, 100, 250 and 500 € more, and the limit', () => {
    expect(bidChips(euros(8450), euros(9200))).toEqual([
      { kind: 'minimum', amount: euros(8500) },
      { kind: 'more', more: euros(100), amount: euros(8600) },
      { kind: 'more', more: euros(250), amount: euros(8750) },
      { kind: 'more', more: euros(500), amount: euros(9000) },
      { kind: 'limit', amount: euros(9200) },
    ]);
  });

  it('contain the limit if and only if it is set and not below the minimum', () => {
    const kinds = (limit: Money | null) => bidChips(euros(8450), limit).map(({ kind }) => kind);
    const withoutLimit = ['minimum', 'more', 'more', 'more'];
    expect(kinds(null)).toStrictEqual(withoutLimit);
    expect(kinds(euros(8499))).toStrictEqual(withoutLimit);
    expect(kinds(euros(8500))).toContain('limit');
  });

  it('always have amounts in whole euros that are not below the minimum', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999_000_00 }), anyLimit, (highest, limit) => {
        for (const { amount } of bidChips(highest as Money, limit)) {
          expect(amount % 100).toBe(0);
          expect(isBelowMinimum(amount, highest as Money)).toBe(false);
        }
      }),
    );
  });

  it('never fill in more than the limit with the chip of the limit', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, (highest, limit) => {
        const chip = bidChips(highest, limit).find(({ kind }) => kind === 'limit');
        expect(chip?.amount ?? 0).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
