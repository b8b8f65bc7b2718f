import * as fc from 'fast-check';
import type { Money } from '../../../src/domain/shared/Money';
import { proportion } from '../../../src/domain/shared/proportion';
import { anyMoney } from './anyMoney';

const anyRate = fc.integer({ min: 1, max: 100_000 }).map(hundredths => hundredths / 100);

describe('proportion', () => {
  it.each([
    [10_000, 19, 119, 1597],
    [-10_000, 19, 119, -1597],
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [1000, 7.25, 100, 73],
    [100_000_000_000, 999.99, 1000, 99_999_000_000],
    [0, 19, 119, 0],
    [500, 0, 100, 0],
    [-1, 1, 3, 0],
  ])('of %d cents at %d to %d is %d cents', (amount, part, whole, cents) =>
    expect(proportion(amount as Money, part, whole)).toBe(cents),
  );

  it('is always off by half a cent at most, and exact halves round away from zero', () => {
    fc.assert(
      fc.property(anyMoney, anyRate, anyRate, (amount, part, whole) => {
        const [parts, wholes] = [part, whole].map(value => BigInt(Math.round(value * 100))) as [bigint, bigint];
        const error = BigInt(proportion(amount, part, whole)) * wholes - BigInt(amount) * parts;
        const awayFromZero = amount < 0 ? -error : error;
        expect(awayFromZero * 2n <= wholes).toBe(true);
        expect(awayFromZero * 2n > -wholes).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
