/** @jest-environment jsdom */
import '../support/jsdomPage';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as fc from 'fast-check';
import { type ReactNode, useState } from 'react';
import { MyData } from '../../../src/application/book/MyData';
import type { Conversations } from '../../../src/application/ports/Conversations';
import type { BookUsage } from '../../../src/application/ports/DealerBook';
import type { Invoices } from '../../../src/application/ports/Invoices';
import type { Offers } from '../../../src/application/ports/Offers';
import { Calculations } from '../../../src/application/valuation/Calculations';
import { byCollection } from '../../../src/domain/book/Keeping';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { vatOptions } from '../../../src/domain/selling/invoices/Vat';
import { acquisitionTaxes } from '../../../src/domain/selling/margin/Acquisition';
import { marginSales } from '../../../src/domain/selling/margin/MarginBook';
import { isOpen } from '../../../src/domain/selling/register/Payment';
import type { Failure } from '../../../src/domain/shared/Failure';
import type { Money } from '../../../src/domain/shared/Money';
import type { ListPage } from '../../../src/domain/shared/Page';
import { type Result, success } from '../../../src/domain/shared/Result';
import { taxations } from '../../../src/domain/valuation/Taxation';
import { KeptTable } from '../../../src/ui/book/MyDataPage';
import { MarginTable } from '../../../src/ui/selling/margin/MarginTable';
import { OpenByClient } from '../../../src/ui/selling/register/OpenByClient';
import { RegisterTable } from '../../../src/ui/selling/register/RegisterTable';
import { DataTable, type TableOrder } from '../../../src/ui/shared/lists/DataTable';
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
} from '../../../src/ui/shared/lists/Rows';
import { paths } from '../../../src/ui/shared/paths';
import { PrintContext } from '../../../src/ui/shared/print/PrintSheet';
import { CalculationTables } from '../../../src/ui/valuation/calculation/CalculationTables';
import { aSnapshotInvoice } from '../../support/anIssuedInvoice';
import { Workplace } from '../../support/Workplace';
import { renderPage } from '../support/renderPage';
import { renderView } from '../support/renderView';

describe('DataTable', () => {
  /** What gives way in each column of a row, with a cell over several columns once for each. */
  const foldsOf = (row: Element) =>
    [...row.children].flatMap(cell =>
      Array.from({ length: (cell as HTMLTableCellElement).colSpan }, () => (cell as HTMLElement).dataset.folds),
    );

  describe('the head, the rows and the foot of a table', () => {
    it('leave out the same columns where there is no room', async () => {
      const view = await renderView(
        <DataTable
          label="Invoices"
          rows={[1, 2]}
          keyOf={key => key}
          columns={[
            { name: 'Number', cell: key => key, total: 'Sum' },
            { name: 'Client', cell: () => 'Smith' },
            { name: 'Tax', folds: 'first', cell: () => '19 %' },
            { name: 'Net', folds: 'second', kind: 'number', cell: () => 10, total: 20 },
            { name: 'Gross', kind: 'number', cell: () => 12, total: 24 },
          ]}
        />,
      );
      const rows = [...view.querySelectorAll('tr')].map(foldsOf);
      expect(rows).toHaveLength(4);
      for (const row of rows) expect(row).toEqual([undefined, undefined, 'first', 'second', undefined]);
    });
  });

  it.each([false, true])('the label of a table is its caption if it is shown, also on paper: %s', async isPrinted => {
    const view = await renderView(
      <PrintContext value={isPrinted}>
        <DataTable
          isLabelShown
          label="Invoices"
          rows={[1]}
          keyOf={key => key}
          columns={[{ name: 'Number', cell: key => key }]}
        />
      </PrintContext>,
    );
    expect(view.querySelector('caption')?.textContent).toBe('Invoices');
  });

  it('a press on a heading says how it has sorted the table', async () => {
    const view = await renderView(
      <DataTable
        label="Invoices"
        rows={[1, 2]}
        keyOf={key => key}
        columns={[{ name: 'Number', cell: key => key, sortedBy: key => key }]}
      />,
    );
    const said = view.querySelector('[role=status]')!;
    expect(said.textContent).toBe('');
    const heading = screen.getByRole('button', { name: 'Number' });
    await userEvent.click(heading);
    expect(said.textContent).toBe('Sorted by Number, ascending');
    await userEvent.click(heading);
    expect(said.textContent).toBe('Sorted by Number, descending');
  });

  /** More rows are sorted in several tasks. */
  const AT_ONCE = 500;

  /** A table of numbers on screen, and on paper in the same order. */
  function Numbers({ rows }: { readonly rows: readonly number[] }) {
    const order = useState<TableOrder<number> | null>(null);
    const table = (label: string) => (
      <DataTable
        label={label}
        rows={rows}
        keyOf={key => key}
        columns={[{ name: 'Number', cell: key => key, sortedBy: key => key }]}
        perPage={20}
        order={order}
      />
    );
    return (
      <>
        {table('Screen')}
        <PrintContext value={true}>{table('Paper')}</PrintContext>
      </>
    );
  }

  it('a long table is sorted in several tasks, keeps its order until then, and is printed in the new order at once', async () => {
    const at = new Workplace();
    const rows = Array.from({ length: AT_ONCE + 1 }, (_, index) => AT_ONCE + 1 - index);
    const view = await renderView(<Numbers rows={rows} />, at);
    const numbers = (label: string) =>
      [...view.querySelectorAll(`table[aria-label=${label}] tbody th`)].map(({ textContent }) => Number(textContent));
    const heading = screen.getByRole('button', { name: 'Number' });
    await userEvent.click(heading);
    expect(numbers('Screen')[0]).toBe(501);
    expect(numbers('Paper')).toEqual([...rows].reverse());
    await act(() => at.passes(1_000));
    expect(numbers('Screen').slice(0, 3)).toEqual([1, 2, 3]);
    await userEvent.click(heading);
    expect(numbers('Screen')[0]).toBe(1);
    await act(() => at.passes(1_000));
    expect(numbers('Screen')[0]).toBe(501);
  });
});

describe('EndOfList', () => {
  const lacking = <Row,>(answer: Result<ListPage<Row>, Failure>) =>
    answer.ok ? success({ ...answer.value, received: answer.value.rows.length + 1 }) : answer;

  it.each([paths.browse, paths.conversations, paths.purchaseInvoices])(
    'the list at %s says that it lacks rows',
    async path => {
      await renderPage(path, {
        replaced: ({ offers, conversations, invoices }) => ({
          offers: {
            ...offers,
            list: async (...question: Parameters<Offers['list']>) => {
              const answer = await offers.list(...question);
              return answer.ok ? success({ ...answer.value, received: answer.value.offers.length + 1 }) : answer;
            },
          },
          conversations: {
            ...conversations,
            list: async (...page: Parameters<Conversations['list']>) => lacking(await conversations.list(...page)),
          },
          invoices: { list: async (...page: Parameters<Invoices['list']>) => lacking(await invoices.list(...page)) },
        }),
      });
      expect(await screen.findByText(/^\d+ entr(y|ies) cannot be shown\.$/)).toBeTruthy();
    },
  );
});

describe('the foot of a table is what a reader adds up in the column above it, to the cent,', () => {
  /** In cents, or pieces. Null for a dash, a struck amount and an amount in brackets, which a reader does not add up. */
  function figureIn(cell: Element): number | null {
    if (cell.querySelector('s')) return null;
    const [figure] = /^-?\d[\d\s]*(\.\d\d)?/.exec((cell.textContent ?? '').trim()) ?? [];
    return figure === undefined ? null : Math.round(Number(figure.replace(/\s/g, '')) * 100);
  }

  /** What the columns with a figure in the foot add up to on screen, and what the foot says. */
  function sumsOf(view: HTMLElement) {
    const foot = view.querySelector('tfoot');
    const table = foot?.closest('table');
    return [...(foot?.querySelectorAll('td[data-column]') ?? [])].map(cell => {
      const column = cell.getAttribute('data-column')!;
      const cells = [...table!.querySelectorAll('tbody td')].filter(
        each => each.getAttribute('data-column') === column,
      );
      const figures = cells.map(figureIn).filter(figure => figure !== null);
      return { column, foot: figureIn(cell) ?? 0, sum: figures.reduce((sum, figure) => sum + figure, 0) };
    });
  }

  async function expectSums(view: ReactNode, at?: Workplace, columns?: readonly string[]) {
    const sums = sumsOf(await renderView(view, at)).filter(({ column }) => columns?.includes(column) ?? true);
    expect(sums.map(({ column, foot }) => [column, foot])).toEqual(sums.map(({ column, sum }) => [column, sum]));
    cleanup();
    return sums.length;
  }

  const cents = (most: number) => fc.nat(most).map(amount => amount as Money);

  const anyInvoices = fc
    .array(
      fc.record({
        price: cents(9_999_999),
        priceType: fc.constantFrom('net' as const, 'gross' as const),
        vatOption: fc.constantFrom(...vatOptions),
        isConfirmed: fc.boolean(),
        voided: fc.option(fc.constant({ reason: 'Wrong price', replacement: '' })),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map(said =>
      said.map(({ isConfirmed, voided, ...sent }, index) => ({
        ...aSnapshotInvoice(`R ${index}`, { sent }),
        isConfirmed,
        voided,
      })),
    );

  const runs = { numRuns: 12 };

  it('in the register', () =>
    fc.assert(
      fc.asyncProperty(anyInvoices, async invoices => {
        expect(await expectSums(<RegisterTable invoices={invoices} />)).toBe(4);
      }),
      runs,
    ));

  it('in what each client still has to pay', () =>
    fc.assert(
      fc.asyncProperty(anyInvoices, async invoices => {
        const isShown = invoices.some(isOpen);
        expect(await expectSums(<OpenByClient invoices={invoices} />)).toBe(isShown ? 2 : 0);
      }),
      runs,
    ));

  it('in the margin book', () => {
    const anyAcquisition = fc.record({
      key: fc.uuid(),
      vehicle: fc.constant('BMW'),
      vin: fc.constant(''),
      date: fc.constant(null),
      price: fc.option(cents(9_999_999)),
      tax: fc.constantFrom(...acquisitionTaxes),
      costs: cents(9_999),
      invoiceId: fc.nat(4).map(index => `id R ${index}`),
    });
    const prices = fc.array(cents(9_999_999), { minLength: 1, maxLength: 8 });
    return fc.assert(
      fc.asyncProperty(prices, fc.array(anyAcquisition), async (sold, acquisitions) => {
        const invoices = sold.map((price, index) =>
          aSnapshotInvoice(`R ${index}`, { sent: { price, vatOption: 'marginalTaxation' } }),
        );
        expect(await expectSums(<MarginTable sales={marginSales(invoices, acquisitions)} />)).toBe(6);
      }),
      runs,
    );
  });

  it('in the calculation of an offer', () => {
    const anyCalculation = fc.record({
      salePrice: fc.integer({ min: 1, max: 9_999_999 }).map(amount => amount as Money),
      km: fc.nat(2000),
      taxation: fc.constantFrom(...taxations),
      vatRate: fc.constantFrom(0, 7, 19, 23),
      commissionRate: fc.constantFrom(0, 2.5),
      fixedCosts: cents(99_999),
    });
    return fc.assert(
      fc.asyncProperty(anyCalculation, async calculation => {
        const at = new Workplace();
        const offer = at.dealer.list('browse', defaultQuestion).offers[0]!;
        const { hashId } = offer;
        act(() => at.registry.apply(offer));
        await act(() => at.container.get(Calculations).edit(hashId, calculation));
        expect(await expectSums(<CalculationTables hashId={hashId} />, at)).toBe(1);
      }),
      runs,
    );
  });

  it('in the number of records on this device', () =>
    fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat(100_000)), async counts => {
        const at = new Workplace();
        const usage = byCollection<BookUsage>(() => ({ count: counts.next().value as number, bytes: 1 }));
        at.container.get(MyData).usage = usage;
        expect(await expectSums(<KeptTable />, at, ['Count'])).toBe(1);
      }),
      runs,
    ));

  it('and there is no other table with a foot', () => {
    const views = path.join(__dirname, '../../../src/ui');
    const withFoot = readdirSync(views, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.tsx'))
      .filter(name => {
        const view = readFileSync(path.join(views, name), 'utf8');
        // A column of offers is also called so, with a text.
        return view.includes('<DataTable') && /^\s+total: (?!')/m.test(view);
      });
    expect(withFoot.map(name => path.basename(name)).sort()).toEqual([
      'CalculationTables.tsx',
      'MarginTable.tsx',
      'MyDataPage.tsx',
      'OpenByClient.tsx',
      'RegisterTable.tsx',
    ]);
  });
});

describe('Rows', () => {
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
    expect(keptSpan({ from: 0, to: 12 }, { from: 300, to: 309 }, { from: 291, to: 318 })).toEqual({
      from: 300,
      to: 309,
    });
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
});
