/** @jest-environment jsdom */
import '../../support/jsdomPage';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DataTable } from '../../../../src/ui/shared/lists/DataTable';
import { PrintContext } from '../../../../src/ui/shared/print/PrintSheet';
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
