import fc from 'fast-check';
import { RowLayout } from '../../../../src/ui/shared/lists/RowLayout';

const gap = 16;
const rowHeight = 100;
const rows = 40;
const row = fc.nat({ max: rows - 1 });
const height = fc.nat({ max: 300 });

/** One row above which there is a heading, or none. */
const anyExtraHeight = fc.option(
  fc.tuple(row, height).map(
    ([headed, extra]) =>
      (row: number) =>
        row === headed ? extra : 0,
  ),
  { nil: undefined },
);

/** What happens to a layout: a row is measured, the rows are arranged differently, or the rows so far are summed. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('measure' as const), row, height }),
  fc.record({ kind: fc.constant('arrange' as const), extraHeight: anyExtraHeight }),
  fc.record({ kind: fc.constant('sum' as const), row }),
);

/** The layout after these steps, and the height of each row. */
const anyLayout = fc.array(step).map(steps => {
  const layout = new RowLayout(rowHeight, gap);
  const measured = new Map<number, number>();
  let extraHeight: ((row: number) => number) | undefined;
  const heightOf = (row: number) => measured.get(row) ?? rowHeight + (extraHeight?.(row) ?? 0);
  for (const step of steps) {
    if (step.kind === 'sum') layout.start(step.row);
    else if (step.kind === 'measure') {
      expect(layout.measure(step.row, step.height)).toBe(step.height - heightOf(step.row));
      measured.set(step.row, step.height);
    } else {
      extraHeight = step.extraHeight;
      layout.arranged(extraHeight);
    }
  }
  return { layout, measured, heights: Array.from({ length: rows }, (_, row) => heightOf(row)) };
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
      fc.property(anyLayout, row, ({ layout, heights }, count) => {
        expect(layout.total(count)).toBe(Math.max(0, startOf(count, heights) - gap));
      }),
    );
  });

  it('finds the last row that starts at or above an offset', () => {
    fc.assert(
      fc.property(anyLayout, fc.nat({ max: 2000 }), ({ layout, heights }, offset) => {
        const starts = heights.map((_, row) => startOf(row, heights));
        fc.pre(starts.at(-1)! > offset);
        expect(layout.rowAt(offset)).toBe(starts.findLastIndex(start => start <= offset));
      }),
    );
  });

  it('knows which rows were measured', () => {
    fc.assert(
      fc.property(anyLayout, row, ({ layout, measured }, row) => {
        expect(layout.isMeasured(row)).toBe(measured.has(row));
      }),
    );
  });

  it('asks only for the heights of new rows if the list grows', () => {
    const asked: number[] = [];
    const layout = new RowLayout(rowHeight, gap);
    layout.arranged(row => {
      asked.push(row);
      return 0;
    });
    layout.total(20);
    asked.length = 0;
    layout.total(23);
    expect(asked.every(row => row >= 19)).toBe(true);
    asked.length = 0;
    layout.measure(21, 300);
    expect(layout.total(23)).toBe(23 * (rowHeight + gap) - gap + 200);
    expect(asked.every(row => row >= 21)).toBe(true);
  });
});
