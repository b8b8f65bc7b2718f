import fc from 'fast-check';
import {
  covers,
  firstIn,
  fullRows,
  grownSpan,
  keptSpan,
  renderedIndexes,
  RowLayout,
  rowOf,
  type Span,
} from '../../../../src/ui/shared/lists/Rows';

describe('fullRows', () => {
  const anyRows = fc.record({ count: fc.nat({ max: 200 }), perRow: fc.integer({ min: 1, max: 7 }) });

  it('has each place once and in order, and full rows but for the last one', () => {
    fc.assert(
      fc.property(anyRows, ({ count, perRow }) => {
        const rows = fullRows(count, perRow, 45);
        expect(rows.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at))).toEqual(
          Array.from({ length: count }, (_, place) => place),
        );
        expect(rows.every(({ from, to }) => to - from === perRow || to === count)).toBe(true);
        expect(rows.every(({ from, to, height }) => to > from && height === 45)).toBe(true);
      }),
    );
  });

  it('has no row while it is not known how many items a row has', () => {
    expect(fullRows(20, 0, 45)).toEqual([]);
  });

  it('says which row a place is in, and with which place a row begins', () => {
    fc.assert(
      fc.property(anyRows, fc.nat({ max: 199 }), ({ count, perRow }, place) => {
        fc.pre(place < count);
        const rows = fullRows(count, perRow, 45);
        const row = rowOf(rows, place);
        expect(firstIn(rows, row)).toBeLessThanOrEqual(place);
        expect(firstIn(rows, row + 1)).toBeGreaterThan(place);
      }),
    );
  });

  it('begins the row after the last one behind all items', () => {
    expect(firstIn(fullRows(5, 2, 45), 3)).toBe(5);
    expect(firstIn([], 0)).toBe(0);
  });
});

const gap = 16;
const rows = 40;
const row = fc.nat({ max: rows - 1 });
const height = fc.nat({ max: 300 });

/** Rows that have one of two heights until they are measured, so that a row often keeps its height in another arrangement. */
const anyRows = fc
  .array(fc.constantFrom(100, 140), { minLength: rows, maxLength: rows })
  .map(heights => heights.map((height, from) => ({ from, to: from + 1, height })));

/** What happens to a layout: a row is measured, the rows are arranged differently, or the rows so far are summed. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('measure' as const), row, height }),
  fc.record({ kind: fc.constant('arrange' as const), arranged: anyRows }),
  fc.record({ kind: fc.constant('sum' as const), row }),
);

/** The layout after these steps, and the height of each row. */
const anyLayout = fc.tuple(anyRows, fc.array(step)).map(([first, steps]) => {
  const layout = new RowLayout(gap);
  const measured = new Map<number, { height: number; instead: number }>();
  let arranged = first;
  layout.arranged(first);
  const isMeasured = (row: number) => measured.get(row)?.instead === arranged[row]!.height;
  const heightOf = (row: number) => (isMeasured(row) ? measured.get(row)!.height : arranged[row]!.height);
  for (const step of steps) {
    if (step.kind === 'sum') layout.start(step.row);
    else if (step.kind === 'measure') {
      expect(layout.measure(step.row, step.height)).toBe(step.height - heightOf(step.row));
      measured.set(step.row, { height: step.height, instead: arranged[step.row]!.height });
    } else {
      arranged = step.arranged;
      layout.arranged(arranged);
    }
  }
  return { layout, isMeasured, heights: Array.from({ length: rows }, (_, row) => heightOf(row)) };
});

const startOf = (row: number, heights: readonly number[]) =>
  heights.slice(0, row).reduce((sum, height) => sum + height + gap, 0);

describe('RowLayout', () => {
  it('puts each row below all rows before it and their gaps', () => {
    fc.assert(
      fc.property(anyLayout, row, ({ layout, heights }, row) => {
        expect(layout.start(row)).toBe(startOf(row, heights));
        expect(layout.end(row)).toBe(startOf(row, heights) + heights[row]!);
      }),
    );
  });

  it('is as high as its rows and the gaps between them', () => {
    fc.assert(
      fc.property(anyLayout, fc.nat({ max: rows }), ({ layout, heights }, count) => {
        expect(layout.total).toBe(startOf(rows, heights) - gap);
        layout.arranged(fullRows(count, 1, 70));
        expect(layout.total).toBe(Math.max(0, count * (70 + gap) - gap));
      }),
    );
  });

  it('finds the last row that starts at or above an offset', () => {
    fc.assert(
      fc.property(anyLayout, fc.nat({ max: 10_000 }), ({ layout, heights }, offset) => {
        const starts = heights.map((_, row) => startOf(row, heights));
        expect(layout.rowAt(offset)).toBe(starts.findLastIndex(start => start <= offset));
      }),
    );
  });

  it('knows which rows were measured, unless they would have another height by now', () => {
    fc.assert(
      fc.property(anyLayout, row, ({ layout, isMeasured }, row) => {
        expect(layout.isMeasured(row)).toBe(isMeasured(row));
      }),
    );
  });

  it('ignores a row that was measured after it has left the list', () => {
    const layout = new RowLayout(gap);
    layout.arranged(fullRows(3, 1, 100));
    layout.measure(3, 50);
    expect(layout.total).toBe(3 * 100 + 2 * gap);
    expect(layout.rowAt(5000)).toBe(2);
  });
});

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

test('grownSpan leaves out what is no longer near when it grows, and only then', () => {
  const near = { from: 10, to: 20 };
  expect(grownSpan({ from: 9, to: 19 }, near, false)).toEqual({ from: 10, to: 20 });
  expect(grownSpan({ from: 11, to: 21 }, near, true)).toEqual({ from: 10, to: 20 });
  expect(grownSpan({ from: 9, to: 20 }, near, false)).toEqual({ from: 9, to: 20 });
});
