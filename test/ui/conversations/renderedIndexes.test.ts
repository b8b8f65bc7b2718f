import * as fc from 'fast-check';
import { renderedIndexes } from '../../../src/ui/conversations/renderedIndexes';

it('renderedIndexes contains a few rows beyond the visible ones and the focused row', () => {
  expect(renderedIndexes({ startIndex: 10, endIndex: 12, overscan: 2, count: 100 }, [-1, 60])).toEqual([
    8, 9, 10, 11, 12, 13, 14, 60,
  ]);
});

it('renderedIndexes always contains the visible and kept rows, each once and in order, however many are held', () => {
  const window = fc.integer({ min: 1, max: 10_000 }).chain(count =>
    fc.record({
      count: fc.constant(count),
      startIndex: fc.nat(count - 1),
      rows: fc.nat(20),
      overscan: fc.nat(8),
      kept: fc.array(fc.integer({ min: -1, max: count - 1 }), { maxLength: 3 }),
    }),
  );
  fc.assert(
    fc.property(window, ({ count, startIndex, rows, overscan, kept }) => {
      const endIndex = Math.min(count - 1, startIndex + rows);
      const indexes = renderedIndexes({ startIndex, endIndex, overscan, count }, kept);
      expect(indexes).toEqual([...new Set(indexes)].sort((a, b) => a - b));
      expect(indexes.every(index => index >= 0 && index < count)).toBe(true);
      expect(indexes).toEqual(expect.arrayContaining([startIndex, endIndex, ...kept.filter(index => index >= 0)]));
      expect(indexes.length).toBeLessThanOrEqual(endIndex - startIndex + 1 + 2 * overscan + kept.length);
    }),
  );
});
