import * as fc from 'fast-check';
import { renderedIndexes } from '../../../../src/ui/conversations/thread/renderedIndexes';

it('renderedIndexes contains the near rows and the focused row', () => {
  expect(renderedIndexes({ from: 8, to: 15 }, [-1, 60], 100)).toEqual([8, 9, 10, 11, 12, 13, 14, 60]);
});

it('renderedIndexes always contains the near and kept rows, each once and in order, however many are held', () => {
  const window = fc.integer({ min: 1, max: 10_000 }).chain(count =>
    fc.record({
      count: fc.constant(count),
      from: fc.nat(count - 1),
      rows: fc.nat(30),
      kept: fc.array(fc.integer({ min: -1, max: count - 1 }), { maxLength: 3 }),
    }),
  );
  fc.assert(
    fc.property(window, ({ count, from, rows, kept }) => {
      const to = Math.min(count, from + rows);
      const indexes = renderedIndexes({ from, to }, kept, count);
      const near = Array.from({ length: to - from }, (_, index) => from + index);
      const expected = new Set([...near, ...kept.filter(index => index >= 0)]);
      expect(indexes).toEqual([...expected].sort((a, b) => a - b));
    }),
  );
});
