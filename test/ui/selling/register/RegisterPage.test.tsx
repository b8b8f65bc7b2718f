/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { KeepAcquisition } from '../../../../src/application/selling/margin/KeepAcquisition';
import type { ClientId } from '../../../../src/domain/selling/clients/Client';
import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { euros } from '../../../../src/domain/shared/Money';
import { paths } from '../../../../src/ui/shared/paths';
import { anIssuedInvoice, aSnapshotInvoice } from '../../../support/anIssuedInvoice';
import { axeFindings } from '../../support/axeFindings';
import { openSearchSelect } from '../../support/openSearchSelect';
import { answersArrive, renderPage } from '../../support/renderPage';
import { savedFiles, sheetsOf, textOf as savedText } from '../../support/savedFiles';

/** More invoices are sorted in several tasks. Roles of as many rows would take seconds. */
const AT_ONCE = 500;

const namesOf = (table: HTMLElement) => [...table.querySelectorAll('tbody th')].map(({ textContent }) => textContent);

async function registerOf(invoices: readonly IssuedInvoice[]) {
  const page = await renderPage(paths.issuedInvoices, {
    as: 'seller',
    before: ({ twins, session }) => twins.kept.issueOnly(session.dealerKey, invoices),
  });
  const table = within(await screen.findByRole('table', { name: 'Register' }));
  const head = within(table.getAllByRole('rowgroup')[0]!);
  const numbers = () => namesOf(screen.getByRole('table', { name: 'Register' }));
  return { ...page, table, head, numbers };
}

/** The text of a row without the no-break spaces of amounts. */
const textOf = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');

const onDate = (date: string) => ({ invoiceDate: date as LocalDate });

describe('the register of issued invoices', () => {
  it('is sorted by a press on a heading, and the other way round by the next press', async () => {
    const { user, table, numbers } = await registerOf([
      anIssuedInvoice('R 10', { vehicle: '' }),
      anIssuedInvoice('R 9', { vehicle: 'Yamaha' }),
      anIssuedInvoice('R 11', { vehicle: 'BMW' }),
    ]);
    expect(numbers()).toEqual(['R 10', 'R 9', 'R 11']);
    expect(table.getAllByRole('columnheader').at(-1)!.textContent).toBe('Actions');

    const press = (name: string) => user.click(table.getByRole('button', { name }));
    await press('Number');
    expect(numbers()).toEqual(['R 9', 'R 10', 'R 11']);
    expect(table.getByRole('columnheader', { name: 'Number' }).getAttribute('aria-sort')).toBe('ascending');
    await press('Number');
    expect(numbers()).toEqual(['R 11', 'R 10', 'R 9']);
    expect(table.getByRole('columnheader', { name: 'Number' }).getAttribute('aria-sort')).toBe('descending');

    await press('Vehicle');
    expect(numbers()).toEqual(['R 11', 'R 9', 'R 10']);
    expect(table.getByRole('columnheader', { name: 'Number' }).getAttribute('aria-sort')).toBeNull();
  });

  it('is sorted in several tasks if it is long, keeps its order until then, and is printed as a whole', async () => {
    const invoices = Array.from({ length: AT_ONCE + 1 }, (_, index) => anIssuedInvoice(`R ${AT_ONCE + 1 - index}`));
    const { user, head, numbers, passes } = await registerOf(invoices);
    const number = head.getByRole('button', { name: 'Number' });
    await user.click(number);
    expect(numbers()[0]).toBe('R 501');
    await passes(1_000);
    expect(numbers().slice(0, 3)).toEqual(['R 1', 'R 2', 'R 3']);
    await user.click(number);
    expect(numbers()[0]).toBe('R 1');
    await passes(1_000);
    expect(numbers()[0]).toBe('R 501');

    // It is printed as a whole and in its order, without what only a screen needs.
    act(() => void dispatchEvent(new Event('beforeprint')));
    const sheet = document.querySelector<HTMLElement>('[data-sheet]')!;
    const printed = sheet.querySelector('table')!;
    expect(namesOf(printed)).toEqual(invoices.map(({ number }) => number));
    expect(printed.querySelector('tfoot th')?.textContent).toBe('Sum of 501 invoices');
    expect([...printed.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
      'Number',
      'Date',
      'Client',
      'Vehicle',
      'Kind of tax',
      'Net',
      'VAT',
      'Gross',
    ]);
    expect(sheet.querySelector('button')).toBeNull();
    act(() => void dispatchEvent(new Event('afterprint')));
  });

  it('shows unconfirmed invoices first, marks incomplete ones, and adds up the confirmed ones', async () => {
    const { table, numbers } = await registerOf([
      aSnapshotInvoice('R 1', { sent: { price: euros(100), vatOption: 'standard23' } }),
      aSnapshotInvoice('R 2', { sent: { price: euros(50), vatOption: 'marginalTaxation' }, seller: null }),
      { ...aSnapshotInvoice('R 3', { sent: { price: euros(7) } }), isConfirmed: false },
    ]);
    expect(numbers()).toEqual(['R 3', 'R 1', 'R 2']);
    expect(textOf(table.getByRole('row', { name: /R 2/ }))).toContain('Margin schemeIncomplete––50.00 €');
    const sum = table.getByRole('rowheader', { name: /^Sum of 2 invoices/ });
    expect(textOf(sum.closest('tr')!)).toBe(
      'Sum of 2 invoices50.00 € of 1 invoice (Margin scheme) is only in the gross sum, because it states neither net nor VAT.' +
        'In brackets: not confirmed, and not in the sum.' +
        '100.00 €23.00 €173.00 €',
    );
    expect(screen.getByText('1 invoice is not confirmed. It is neither added up nor exported.')).toBeTruthy();
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  });

  it('is saved for a spreadsheet and for other programs, both with the same rows', async () => {
    const { at, user } = await registerOf([
      aSnapshotInvoice('0017', { sent: { price: euros(100), vatOption: 'standard23' } }),
      { ...aSnapshotInvoice('R 3', { sent: { price: euros(7) } }), isConfirmed: false },
    ]);
    const files = savedFiles();
    const save = async (name: string) => {
      await user.click(screen.getByRole('button', { name }));
      await answersArrive();
    };
    await save('Export Excel');
    await save('Export CSV');
    expect(files.map(({ name }) => name)).toEqual(['register.xlsx', 'register.csv']);
    const [excel, csv] = files;
    const [head = [], ...rows] = (await sheetsOf(excel!.blob))[0]!.rows;
    const [record, ...more] = parse<Record<string, string>>(await savedText(csv!.blob), { bom: true, columns: true });
    expect([rows.length, more.length]).toEqual([1, 0]);
    expect(Object.keys(record!)).toEqual(head);
    const cell = (name: string) => rows[0]![head.indexOf(name)];
    expect([cell('Invoice number'), record!['Invoice number']]).toEqual(['0017', '0017']);
    expect([cell('Gross (€)'), record!['Gross (€)']]).toEqual([{ amount: euros(123) }, '123.00']);

    at.twins.spreadsheets.failure = { reason: 'offline' };
    await save('Export Excel');
    expect(screen.getByText('No file was saved.')).toBeTruthy();
    expect(files).toHaveLength(2);
  });

  it('closes a month with one file, lists its PDFs, and names what is missing', async () => {
    const { user } = await registerOf([
      aSnapshotInvoice('R 4', { sent: onDate('2026-11-02') }),
      { ...aSnapshotInvoice('R 3', { sent: onDate('2026-10-30') }), isConfirmed: false },
      aSnapshotInvoice('R 2', { sent: { ...onDate('2026-10-20'), price: euros(50), vatOption: 'marginalTaxation' } }),
      aSnapshotInvoice('R 1', { sent: { ...onDate('2026-10-10'), price: euros(100) } }),
    ]);
    const files = savedFiles();
    await user.click(screen.getByRole('button', { name: 'Close month' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Close a month' }));
    const options = within(dialog.getByLabelText('Month')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['November 2026', 'October 2026']);
    await user.selectOptions(dialog.getByLabelText('Month'), 'October 2026');
    const missing = within(dialog.getByRole('region', { name: 'What is missing' }));
    expect(missing.getByText('Not confirmed, so not in the file: R 3')).toBeTruthy();
    expect(missing.getByText('Under the margin scheme without a purchase: R 2')).toBeTruthy();
    const papers = within(dialog.getByRole('region', { name: 'PDFs to add' }));
    expect(papers.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual(['R 1', 'R 2']);
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);

    await user.click(dialog.getByRole('button', { name: 'Save Excel file' }));
    await answersArrive();
    expect(dialog.getByText('Saved as month-2026-10.xlsx.')).toBeTruthy();
    expect(files.map(({ name }) => name)).toEqual(['month-2026-10.xlsx']);
    const sheets = await sheetsOf(files[0]!.blob);
    expect(sheets.map(({ name, rows }) => [name, rows.length - 1])).toEqual([
      ['Register', 2],
      ['Margin book', 1],
      ['Purchases', 0],
    ]);
  });

  it('names no void and no unconfirmed invoice as the sale of a purchase', async () => {
    const voided = { reason: 'Wrong', replacement: '' };
    const { at, user } = await registerOf([
      aSnapshotInvoice('R 3', { sent: onDate('2026-10-30') }),
      { ...aSnapshotInvoice('R 2', { sent: onDate('2026-10-20') }), voided },
      { ...aSnapshotInvoice('R 1', { sent: onDate('2026-10-10') }), isConfirmed: false },
    ]);
    const keep = at.container.get(KeepAcquisition);
    for (const number of ['R 1', 'R 2', 'R 3']) {
      const sold = { vehicle: 'BMW', vin: '', price: euros(900), tax: 'vat', costs: euros(0) } as const;
      await act(() => keep.execute({ ...sold, date: '2026-10-01' as LocalDate, invoiceId: `id ${number}` }, number));
    }
    const files = savedFiles();
    await user.click(screen.getByRole('button', { name: 'Close month' }));
    await user.click(screen.getByRole('button', { name: 'Save Excel file' }));
    await answersArrive();
    const [head = [], ...rows] = (await sheetsOf(files[0]!.blob))[2]!.rows;
    expect(rows.map(row => row[head.indexOf('Invoice number')])).toEqual(['', '', 'R 3']);
  });

  it('says which file was saved, although another month is chosen before it is', async () => {
    const { at, user } = await registerOf([
      aSnapshotInvoice('R 2', { sent: onDate('2026-11-02') }),
      aSnapshotInvoice('R 1', { sent: onDate('2026-10-10') }),
    ]);
    const files = savedFiles();
    let loadCode = () => {};
    const codeLoads = new Promise<void>(resolve => (loadCode = resolve));
    const write = at.twins.spreadsheets.write.bind(at.twins.spreadsheets);
    jest.spyOn(at.twins.spreadsheets, 'write').mockImplementation(sheets => codeLoads.then(() => write(sheets)));
    await user.click(screen.getByRole('button', { name: 'Close month' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Close a month' }));
    await user.click(dialog.getByRole('button', { name: 'Save Excel file' }));
    await user.selectOptions(dialog.getByLabelText('Month'), 'November 2026');
    loadCode();
    await answersArrive();
    expect(files.map(({ name }) => name)).toEqual(['month-2026-10.xlsx']);
    expect(dialog.getByText('Saved as month-2026-10.xlsx.')).toBeTruthy();
  });

  it('is narrowed by words, month, client and kind of tax, and says if nothing fits', async () => {
    const { user, numbers } = await registerOf([
      aSnapshotInvoice('R 1', { sent: { ...onDate('2026-11-02'), vatOption: 'marginalTaxation' } }),
      aSnapshotInvoice('R 2', { sent: { ...onDate('2026-10-02'), vin: 'VF600' } }),
      { ...aSnapshotInvoice('R 3', { sent: onDate('2026-10-03') }), clientId: 8 as ClientId, clientName: 'Łukasz' },
    ]);
    const choose = (field: string, option: string) => user.selectOptions(screen.getByLabelText(field), option);
    await choose('Month', 'October 2026');
    expect(numbers()).toEqual(['R 2', 'R 3']);
    const sums = within(screen.getByRole('table', { name: 'Sums by month and kind of tax' }));
    expect(sums.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['October 2026']);
    await user.type(await openSearchSelect(user, screen, 'Client'), 'kasz{Enter}');
    expect(numbers()).toEqual(['R 3']);
    await user.click(screen.getByRole('button', { name: 'Remove: Client' }));
    await choose('Month', 'All');
    await choose('Kind of tax', 'Margin scheme');
    expect(numbers()).toEqual(['R 1']);
    await choose('Kind of tax', 'All');
    await user.type(screen.getByRole('searchbox'), 'vf600');
    expect(numbers()).toEqual(['R 2']);
    await user.type(screen.getByRole('searchbox'), '9');
    expect(screen.getByText('No invoice fits. Change the search or the filters.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows a void invoice with its reason and its replacement, adds it up no more, and says that the server does not know', async () => {
    const { user, table } = await registerOf([
      aSnapshotInvoice('R 2', { sent: { price: euros(200) } }),
      aSnapshotInvoice('R 1', { sent: { price: euros(100) } }),
    ]);
    const sum = () => textOf(table.getByRole('rowheader', { name: /^Sum of/ }).closest('tr')!);
    await user.click(screen.getByRole('button', { name: 'Void R 1' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Void invoice R 1' }));
    const mark = dialog.getByRole<HTMLButtonElement>('button', { name: 'Mark as void' });
    expect(mark.disabled).toBe(true);
    await user.type(dialog.getByLabelText('Reason'), 'Wrong price');
    await user.type(dialog.getByLabelText('Replaced by invoice'), 'R 2');
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await user.click(mark);
    await answersArrive();
    const row = table.getByRole('row', { name: /R 1Void/ });
    expect(textOf(row)).toContain('R 1Void: Wrong priceReplaced by R 2Noted here only: the marketplace does not know.');
    expect([...row.querySelectorAll('s')].map(textOf)).toEqual(['R 1', '100.00 €', '23.00 €', '123.00 €']);
    expect(sum()).toBe('Sum of 1 invoice200.00 €46.00 €246.00 €');
    expect(screen.getByText(/^1 invoice is void and counts in no sum/)).toBeTruthy();
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Void R 1' }));
    await user.click(screen.getByRole('button', { name: 'Undo void' }));
    await answersArrive();
    expect(sum()).toBe('Sum of 2 invoices300.00 €69.00 €369.00 €');
  });

  it('keeps a typed reason when Escape closes the dialog, and drops it when the dialog is cancelled', async () => {
    const { user } = await registerOf([anIssuedInvoice('R 1'), anIssuedInvoice('R 2')]);
    const reasonOf = async (number: string) => {
      await user.click(screen.getByRole('button', { name: `Void ${number}` }));
      return screen.getByLabelText<HTMLInputElement>('Reason');
    };
    await user.type(await reasonOf('R 1'), 'Wrong price');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await reasonOf('R 2')).value).toBe('');
    await user.keyboard('{Escape}');
    expect((await reasonOf('R 1')).value).toBe('Wrong price');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect((await reasonOf('R 1')).value).toBe('');
  });

  it('starts an invoice like any other one, without number, dates and VIN', async () => {
    const { user } = await registerOf([
      anIssuedInvoice('R 2'),
      {
        ...aSnapshotInvoice('R 1', {
          sent: { price: euros(1234.5), priceType: 'gross', vatOption: 'marginalTaxation' },
        }),
        clientId: 1 as ClientId,
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Duplicate R 1' }));
    await screen.findByRole('heading', { name: 'Create New Invoice' });
    const value = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;
    expect(value('Price')).toBe('1234.50');
    expect(value('VAT rate')).toBe('marginalTaxation');
    expect(['Invoice number', 'VIN'].map(value)).toEqual(['', '']);
    expect(screen.getByRole('group', { name: 'Motorbike' }).textContent).toContain('R 1250 GS');
  });
});
