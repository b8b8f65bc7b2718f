/** @jest-environment jsdom */
import '../../support/jsdomPage';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { DataTable, type TableOrder } from '../../../../src/ui/shared/lists/DataTable';
import { PrintContext } from '../../../../src/ui/shared/print/PrintSheet';
import { Workplace } from '../../../support/Workplace';
import { renderView } from '../../support/renderView';

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
