import fc from 'fast-check';
import { covers, grownSpan, keptSpan, renderedIndexes, type Span } from '../../../../src/ui/shared/lists/Span';

const place = fc.nat({ max: 60 });

/** The near tiles and the visible ones among them. */
const around = fc
  .tuple(place, place, place, place)
  .map(places => places.sort((one, other) => one - other))
  .map(([nearFrom, from, to, nearTo]) => ({
    near: { from: nearFrom, to: nearTo },
    inSight: { from: from, to: to },
  }));
const anySpan = fc.tuple(place, place).map(([from, length]): Span => ({ from, to: from + length }));

test('keptSpan always contains every visible tile and no distant one', () => {
  fc.assert(
    fc.property(anySpan, around, (drawn, { inSight, near }) => {
      const kept = keptSpan(drawn, inSight, near);
      expect(covers(kept, inSight)).toBe(true);
      expect(covers(near, kept)).toBe(true);
    }),
  );
});

test('keptSpan keeps drawn tiles while they are near and adjoin the visible ones', () => {
  fc.assert(
    fc.property(around, ({ inSight, near }) => {
      expect(keptSpan(near, inSight, near)).toEqual(near);
    }),
  );
});

test('keptSpan contains only the visible tiles after a jump', () => {
  expect(keptSpan({ from: 0, to: 12 }, { from: 300, to: 309 }, { from: 291, to: 318 })).toEqual({ from: 300, to: 309 });
});

test('grownSpan adds one tile at a time until every near tile is drawn', () => {
  fc.assert(
    fc.property(around, fc.boolean(), ({ inSight, near }, isBackward) => {
      let drawn = inSight;
      for (let turn = near.to - near.from - (inSight.to - inSight.from); turn > 0; turn -= 1) {
        const grown = grownSpan(drawn, near, isBackward);
        expect(grown.to - grown.from).toBe(drawn.to - drawn.from + 1);
        drawn = grown;
      }
      expect(drawn).toEqual(near);
      expect(grownSpan(drawn, near, isBackward)).toBe(drawn);
    }),
  );
});

test('grownSpan grows first on the side that the list is scrolled to', () => {
  const near = { from: 0, to: 30 };
  expect(grownSpan({ from: 10, to: 20 }, near, false)).toEqual({ from: 10, to: 21 });
  expect(grownSpan({ from: 10, to: 20 }, near, true)).toEqual({ from: 9, to: 20 });
});

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
