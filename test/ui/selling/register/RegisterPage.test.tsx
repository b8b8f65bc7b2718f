/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { IssuedInvoices } from '../../../../src/application/selling/invoices/IssuedInvoices';
import { Acquisitions } from '../../../../src/application/selling/margin/Acquisitions';
import { OwnTrading } from '../../../../src/application/settings/OwnTrading';
import type { ClientId } from '../../../../src/domain/selling/clients/Client';
import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import type { MonthClosing } from '../../../../src/domain/selling/register/MonthClosing';
import { DAY, HOUR } from '../../../../src/domain/shared/Instant';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { euros } from '../../../../src/domain/shared/Money';
import { ClosingGaps } from '../../../../src/ui/selling/register/CloseMonthDialog';
import { paths } from '../../../../src/ui/shared/paths';
import { sellerEmail } from '../../../infrastructure/demo/market/aMarketplace';
import { anIssuedInvoice, aSnapshotInvoice } from '../../../support/anIssuedInvoice';
import { Workplace } from '../../../support/Workplace';
import { axeFindings } from '../../support/axeFindings';
import { descriptionOf } from '../../support/descriptionOf';
import { openSearchSelect } from '../../support/openSearchSelect';
import { answersArrive, renderPage } from '../../support/renderPage';
import { renderView } from '../../support/renderView';
import { savedFiles, sheetsOf, textOf as savedText } from '../../support/savedFiles';

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

describe('an invoice that was begun and not sent', () => {
  it('is a line above the register, also without an issued invoice, and leads to its form', async () => {
    const beside = new Workplace({ email: sellerEmail });
    const listed = await beside.twins.clients.list({ page: 1, perPage: 1 }, new AbortController().signal);
    if (!listed.ok) throw new Error('The clients are not listed');
    const page = await renderPage(paths.issuedInvoices, {
      as: 'seller',
      beside,
      before: async ({ twins, session }) => {
        await twins.book.put(session.dealerKey, 'invoiceForms', [
          { key: String(listed.value.rows[0]!.id), changedAt: twins.clock.now() - HOUR, value: { price: '900' } },
        ]);
      },
    });
    const drafts = within(await screen.findByRole('list', { name: 'Drafts' }));
    const [line] = await drafts.findAllByRole('link', { name: /^Draft for .*\p{L}.*, .*\d\d:\d\d.*: continue$/u });
    expect(drafts.getAllByRole('listitem')).toHaveLength(1);
    expect(await axeFindings()).toEqual([]);
    await page.user.click(line!);
    const price = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Price/ });
    await waitFor(() => expect(price.value).toBe('900'));
  });
});

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

  it('is printed as a whole and in its order, without what only a screen needs', async () => {
    const invoices = Array.from({ length: 21 }, (_, index) => anIssuedInvoice(`R ${index + 1}`));
    const { user, head, numbers } = await registerOf(invoices);
    const number = head.getByRole('button', { name: 'Number' });
    await user.click(number);
    await user.click(number);
    expect(numbers()).toHaveLength(20);
    expect(numbers()[0]).toBe('R 21');
    act(() => void dispatchEvent(new Event('beforeprint')));
    const sheet = document.querySelector<HTMLElement>('[data-sheet]')!;
    const printed = sheet.querySelector('table')!;
    expect(namesOf(printed)).toEqual(invoices.map(({ number }) => number).reverse());
    expect(printed.querySelector('tfoot th')?.textContent).toBe('Sum of 21 invoices');
    expect([...printed.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
      'Number',
      'Date',
      'Client',
      'Vehicle',
      'Delivery',
      'Kind of tax',
      'Net',
      'VAT',
      'Gross',
      'Open',
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
      'Sum of 2 invoicesof which 50.00 € without VAT stated (Margin scheme)' +
        'In brackets: not confirmed, and not in the sum.' +
        '100.00 €23.00 €173.00 €173.00 €',
    );
    expect(screen.getByText('1 invoice is not confirmed. It is neither added up nor exported.')).toBeTruthy();
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  });

  it('is saved for a spreadsheet and for other programs, both with the same rows', async () => {
    const { at, user } = await registerOf([
      aSnapshotInvoice('0017', {
        sent: { price: euros(100), vatOption: 'standard23', downPayment: euros(20) },
        client: { country: '', vatNumber: 'EL123456789' },
      }),
      { ...aSnapshotInvoice('R 3', { sent: { price: euros(7) } }), isConfirmed: false },
    ]);
    expect(textOf(screen.getByRole('row', { name: /0017/ }))).toContain('103.00 €after a down payment of 20.00 €');
    const files = savedFiles();
    const save = async (name: string) => {
      await user.click(screen.getByRole('button', { name }));
      await answersArrive();
    };
    await save('Export Excel');
    await save('Export CSV');
    expect(files.map(({ name }) => name)).toEqual(['Register.xlsx', 'Register.csv']);
    const [excel, csv] = files;
    const [head = [], ...rows] = (await sheetsOf(excel!.blob))[0]!.rows;
    const [record, ...more] = parse<Record<string, string>>(await savedText(csv!.blob), { bom: true, columns: true });
    expect([rows.length, more.length]).toEqual([1, 0]);
    expect(Object.keys(record!)).toEqual(head);
    const cell = (name: string) => rows[0]![head.indexOf(name)];
    expect([cell('Invoice number'), record!['Invoice number']]).toEqual(['0017', '0017']);
    expect([cell('Gross (€)'), record!['Gross (€)']]).toEqual([{ amount: euros(123) }, '123.00']);
    expect([cell('Country'), record!['Country'], cell('VAT ID')]).toEqual(['Greece', 'Greece', 'EL123456789']);
    expect(record!['Month counted']).toBe(record!['Delivery date']!.slice(0, 7));
    // Gross minus down payment minus what was paid is what is open.
    expect([cell('Down payment (€)'), record!['Down payment (€)']]).toEqual([{ amount: euros(20) }, '20.00']);
    expect([record!['Paid after issue (€)'], record!['Open (€)']]).toEqual(['0.00', '103.00']);

    at.twins.spreadsheets.failure = { reason: 'offline' };
    await save('Export Excel');
    const notice = screen.getByText('No file was saved.');
    expect(files).toHaveLength(2);
    // It stays in sight with the head, and takes no room from the title and the presses.
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.closest('header')!.contains(notice)).toBe(true);
    expect(title.parentElement!.parentElement!.contains(notice)).toBe(false);
  });

  it('closes a month with one file, lists its PDFs, and names what is missing', async () => {
    const { user } = await registerOf([
      aSnapshotInvoice('R 4', { sent: onDate('2026-11-02') }),
      { ...aSnapshotInvoice('R 3', { sent: onDate('2026-10-30') }), isConfirmed: false },
      aSnapshotInvoice('R 2', { sent: { ...onDate('2026-10-20'), price: euros(50), vatOption: 'marginalTaxation' } }),
      aSnapshotInvoice('R 1', { sent: { ...onDate('2026-10-10'), price: euros(100) } }),
    ]);
    const files = savedFiles();
    await user.click(screen.getByRole('button', { name: 'Close October 2026' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Close a month' }));
    const options = within(dialog.getByLabelText('Month')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['November 2026', 'October 2026']);
    await user.selectOptions(dialog.getByLabelText('Month'), 'October 2026');
    const missing = within(dialog.getByRole('region', { name: 'To check' }));
    expect(missing.getByText('Not confirmed, so not in the file: R 3')).toBeTruthy();
    expect(missing.getByText('Under the margin scheme without a purchase: R 2')).toBeTruthy();
    const papers = within(dialog.getByRole('region', { name: 'PDFs to add' }));
    expect(papers.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual(['R 1', 'R 2']);
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);

    await user.click(dialog.getByRole('button', { name: 'Save Excel file' }));
    await answersArrive();
    expect(dialog.getByText('Saved as Month-2026-10.xlsx.')).toBeTruthy();
    expect(files.map(({ name }) => name)).toEqual(['Month-2026-10.xlsx']);
    const sheets = await sheetsOf(files[0]!.blob);
    const shown = screen.getByRole('region', { name: 'To check' }).querySelectorAll('p');
    const notes = [...shown].map(({ textContent }) => [textContent.trim()]);
    expect(sheets.map(({ name, rows }) => [name, rows.length - 1])).toEqual([
      ['Register', 2],
      ['Margin book', 1],
      ['Purchases', 0],
      ['Sums', 7],
      ['To check', notes.length],
    ]);
    expect(sheets.at(-1)!.rows.slice(1)).toEqual(notes);
  });

  it('saves a month and its PDFs as one file, and names those that the browser may not read', async () => {
    const { user, at } = await registerOf([
      { ...aSnapshotInvoice('R/2', { sent: onDate('2026-10-20') }), address: 'https://closed.example/2.pdf' },
      { ...aSnapshotInvoice('R/3', { sent: onDate('2026-10-12') }), voided: { reason: 'Wrong', replacement: '' } },
      aSnapshotInvoice('R/1', { sent: onDate('2026-10-10') }),
    ]);
    at.twins.fileArchives.unreadable.add('https://closed.example/2.pdf');
    const files = savedFiles();
    await user.click(screen.getByRole('button', { name: 'Close October 2026' }));
    const papers = within(screen.getByRole('region', { name: 'PDFs to add' }));
    expect(papers.getAllByRole('listitem').map(item => textOf(item).trim())).toEqual(['R/1', 'R/3 Void', 'R/2']);
    await user.click(screen.getByRole('button', { name: 'Save all as ZIP' }));
    await answersArrive();
    expect(files.map(({ name }) => name)).toEqual(['Month-2026-10.zip']);
    const zipped = JSON.parse(await savedText(files[0]!.blob)) as Record<string, string>;
    expect(Object.keys(zipped)).toEqual(['Month-2026-10.xlsx', 'R-1.pdf', 'R-3.pdf']);
    expect(zipped['R-1.pdf']).toBe('https://market.example/invoices/1.pdf');
    expect(screen.getByText('Saved as Month-2026-10.zip.')).toBeTruthy();
    expect(screen.getByText(/from their host. Open and save them one by one: R-2.pdf$/)).toBeTruthy();
  });

  it('names what the check finds in a month, and what has changed since it was saved', async () => {
    const { user, at } = await registerOf([
      aSnapshotInvoice('R 2', { sent: onDate('2026-10-20') }),
      aSnapshotInvoice('R 1', { sent: onDate('2026-10-10') }),
    ]);
    savedFiles();
    await user.click(screen.getByRole('button', { name: 'Close October 2026' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Close a month' }));
    const missing = within(dialog.getByRole('region', { name: 'To check' }));
    expect(missing.getByText(/^R 1, R 2: 23% is not a VAT rate in Germany/)).toBeTruthy();
    expect(dialog.queryByRole('region', { name: 'Saved before' })).toBeNull();

    await user.click(dialog.getByRole('button', { name: 'Save Excel file' }));
    await answersArrive();
    const saved = within(dialog.getByRole('region', { name: 'Saved before' }));
    expect(saved.getByText('Nothing has changed since then.')).toBeTruthy();
    await act(() => at.container.get(IssuedInvoices).voided('id R 1', { reason: 'Wrong', replacement: 'R 2' }));
    expect(saved.getByText('Changed since then: R 1')).toBeTruthy();
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  });

  it('lists an invoice in the month of its delivery, with both dates, also in the file', async () => {
    const { user, at, numbers } = await registerOf([
      aSnapshotInvoice('R 2', { sent: { ...onDate('2026-11-02'), deliveryDate: '2026-10-30' as LocalDate } }),
      aSnapshotInvoice('R 1', { sent: onDate('2026-10-10') }),
    ]);
    await user.selectOptions(screen.getByLabelText('Month'), 'October 2026');
    expect(numbers()).toEqual(['R 2', 'R 1']);
    expect(textOf(screen.getByRole('row', { name: /R 2/ }))).toMatch(/2 Nov 2026.*30 Oct 2026/);
    const files = savedFiles();
    await user.click(screen.getByRole('button', { name: 'Close October 2026' }));
    expect(screen.getByText('Invoiced in another month than delivered: R 2')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save Excel file' }));
    await answersArrive();
    const [head = [], , late] = (await sheetsOf(files[0]!.blob))[0]!.rows;
    expect([late![head.indexOf('Invoice date')], late![head.indexOf('Delivery date')]]).toEqual([
      { date: '2026-11-02' },
      { date: '2026-10-30' },
    ]);
    await act(() => at.container.get(OwnTrading).change({ monthBasis: 'invoiceDate' }));
    expect(numbers()).toEqual(['R 1']);
  });

  it('names no void and no unconfirmed invoice as the sale of a purchase', async () => {
    const voided = { reason: 'Wrong', replacement: '' };
    const { at, user } = await registerOf([
      aSnapshotInvoice('R 3', { sent: onDate('2026-10-30') }),
      { ...aSnapshotInvoice('R 2', { sent: onDate('2026-10-20') }), voided },
      { ...aSnapshotInvoice('R 1', { sent: onDate('2026-10-10') }), isConfirmed: false },
    ]);
    const keep = at.container.get(Acquisitions);
    for (const number of ['R 1', 'R 2', 'R 3']) {
      const sold = { vehicle: 'BMW', vin: '', price: euros(900), tax: 'vat', costs: euros(0) } as const;
      await act(() => keep.keep({ ...sold, date: '2026-10-01' as LocalDate, invoiceId: `id ${number}` }, number));
    }
    const files = savedFiles();
    await user.click(screen.getByRole('button', { name: 'Close October 2026' }));
    const listed = within(screen.getByRole('region', { name: 'Purchases' }))
      .getAllByRole('listitem')
      .map(textOf);
    for (const text of listed) expect(text).toMatch(/^.*Oct.* · BMW · 900\.00\s€$/);
    expect(listed).toHaveLength(3);
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
    await user.click(screen.getByRole('button', { name: 'Close October 2026' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Close a month' }));
    await user.click(dialog.getByRole('button', { name: 'Save Excel file' }));
    await user.selectOptions(dialog.getByLabelText('Month'), 'November 2026');
    loadCode();
    await answersArrive();
    expect(files.map(({ name }) => name)).toEqual(['Month-2026-10.xlsx']);
    expect(dialog.getByText('Saved as Month-2026-10.xlsx.')).toBeTruthy();
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
    await user.click(screen.getByRole('button', { name: /^Remove: Client, / }));
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
    const mark = dialog.getByRole('button', { name: 'Mark as void' });
    expect([mark.ariaDisabled, descriptionOf(mark)]).toEqual(['true', 'Enter the reason.']);
    await user.click(mark);
    await user.type(dialog.getByLabelText('Reason'), '{Enter}');
    await user.type(dialog.getByLabelText('Reason'), 'Wrong price');
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await openSearchSelect(user, dialog, 'Replaced by invoice');
    expect(screen.getAllByRole('option', { name: /^R / }).map(textOf)).toEqual(['R 2 · Zweirad Krüger GmbH']);
    await user.click(screen.getByRole('option', { name: 'R 2 · Zweirad Krüger GmbH' }));
    await user.click(mark);
    await answersArrive();
    const row = table.getByRole('row', { name: /R 1Void/ });
    expect(textOf(row)).toContain('R 1Void: Wrong priceReplaced by R 2Noted here only: the marketplace does not know.');
    expect([...row.querySelectorAll('s')].map(textOf)).toEqual(['R 1', '100.00 €', '23.00 €', '123.00 €']);
    expect(sum()).toBe('Sum of 1 invoice200.00 €46.00 €246.00 €246.00 €');
    expect(screen.getByText(/^1 invoice is void and counts in no sum/)).toBeTruthy();
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Void R 1' }));
    await user.click(screen.getByRole('button', { name: 'Undo void' }));
    const asking = () => within(screen.getByRole('dialog', { name: /^Remove the note that .* is void\?$/ }));
    expect(asking().getByText(/^Its reason \(.+\) and what replaces it are deleted/)).toBeTruthy();
    await user.click(asking().getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).not.toBe('');
    await user.click(screen.getByRole('button', { name: 'Undo void' }));
    await user.click(asking().getByRole('button', { name: 'Undo void' }));
    await answersArrive();
    expect(sum()).toBe('Sum of 2 invoices300.00 €69.00 €369.00 €369.00 €');
  });

  it('writes an invoice to the only client that Enter finds', async () => {
    const { user, at } = await registerOf([aSnapshotInvoice('R 1')]);
    const clients = await at.twins.clients.list({ page: 5, perPage: 10 });
    const { email, street } = clients.ok ? clients.value.rows[0]! : { email: '', street: '' };
    await user.click(screen.getByRole('button', { name: 'Write invoice' }));
    const choosing = within(await screen.findByRole('dialog', { name: 'Choose the client' }));
    await choosing.findAllByRole('button', { name: /^Select / });
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await user.type(choosing.getByRole('searchbox'), `${email}{Enter}`);
    await answersArrive();
    expect(location.pathname).toMatch(/^\/selling\/clients\/\d+\/invoices\/create$/);
    expect(screen.getByRole('region', { name: 'Invoice to' }).textContent).toContain(street);
  });

  it('leads to an issued invoice in seven presses at most, beside what is typed', async () => {
    const { user, at, passes } = await registerOf([
      aSnapshotInvoice('2026/0001', { sent: onDate('2026-11-02'), seller: { country: 'de' } }),
    ]);
    const clients = await at.twins.clients.list({ page: 1, perPage: 100 });
    const person =
      clients.ok && clients.value.rows.find(({ type, country }) => type === 'personal' && country === 'germany');
    // A browser chooses from a list with one press on it.
    const pressed = new Set<EventTarget | null>();
    const count = ({ target }: Event) => target instanceof HTMLOptionElement || pressed.add(target);
    document.addEventListener('click', count);
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    await press('Write invoice');
    const choosing = within(await screen.findByRole('dialog', { name: 'Choose the client' }));
    await choosing.findAllByRole('button', { name: /^Select / });
    expect(document.activeElement).toBe(choosing.getByRole('searchbox'));
    await user.keyboard(`${person ? person.email : ''}{Enter}`);
    await answersArrive();
    await press('Fill in proposals');
    await press('Select Motorbike');
    const bikes = within(await screen.findByRole('dialog', { name: 'Select Motorbike' }));
    await user.click((await bikes.findAllByRole('button', { name: /^Select / }))[0]!);
    await user.type(await screen.findByLabelText('Price'), '4900');
    await user.selectOptions(screen.getByLabelText('VAT rate'), 'smallBusiness');
    // The button waits for a moment, in case a press was meant for something else.
    await passes(1_000);
    await press('Create Invoice');
    await screen.findByText('Invoice 2026/0002 has been created.');
    document.removeEventListener('click', count);
    expect(pressed.size).toBeLessThanOrEqual(7);
  });

  it('says who has to pay what, and records on this device that an invoice was paid, whole or in part', async () => {
    const { user, at, numbers, passes } = await registerOf([
      aSnapshotInvoice('R 2', { sent: { price: euros(200) } }),
      aSnapshotInvoice('R 1', { sent: { price: euros(100), downPayment: euros(23) } }),
    ]);
    const open = () => screen.getByRole('table', { name: 'Still to be paid, by client' });
    expect(textOf(open())).toContain('Zweirad Krüger GmbH2346.00 €');
    await user.click(screen.getByRole('button', { name: 'Payment of R 2' }));
    expect(screen.getByText('Only this device records it. It is never sent.')).toBeTruthy();
    await user.type(screen.getByLabelText('Paid in total (without the down payment on the invoice)'), '46');
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Mark as paid' }));
    await answersArrive();
    expect(textOf(screen.getByRole('row', { name: /^R 2 / }))).toMatch(/200\.00 €part paid on /);
    expect(textOf(open())).toContain('Zweirad Krüger GmbH2300.00 €');

    await user.click(screen.getByRole('button', { name: 'Payment of R 1' }));
    const paid = screen.getByLabelText(/^Paid in total/);
    await user.type(paid, '123');
    expect(screen.getByText(/more than is open/).textContent).toMatch(/^This is 23\.00\s€ more than is open\.$/);
    await user.clear(paid);
    await user.type(paid, '100');
    expect(screen.queryByText(/more than is open/)).toBeNull();
    await user.clear(paid);
    await user.type(paid, 'some');
    const mark = screen.getByRole('button', { name: 'Mark as paid' });
    expect([mark.ariaDisabled, descriptionOf(mark)]).toEqual(['true', 'Check the date and the amount.']);
    await user.type(paid, '{Enter}');
    await user.clear(paid);
    await user.click(screen.getByRole('button', { name: 'Mark as paid' }));
    await answersArrive();
    expect(textOf(screen.getByRole('row', { name: /^R 1 / }))).toMatch(/paidafter a down payment of 23.00 €\d/);
    await user.selectOptions(screen.getByLabelText('Payment'), 'Still to be paid');
    expect(numbers()).toEqual(['R 2']);
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
    const stored = await at.twins.kept.issued(at.session.dealerKey);
    expect(stored.map(({ payment }) => payment?.amount)).toEqual([euros(46), null]);

    await passes(3 * DAY);
    await user.click(screen.getByRole('button', { name: 'Payment of R 2' }));
    expect(await screen.findByLabelText<HTMLInputElement>('Paid on')).toHaveProperty('value', '19 Nov 2026');
    await user.click(screen.getByRole('button', { name: 'Remove the payment' }));
    await answersArrive();
    expect(textOf(open())).toContain('Zweirad Krüger GmbH1246.00 €');
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
    expect(screen.getByRole('group', { name: 'Vehicle model' }).textContent).toContain('not selected');
  });

  it('has a press that voids an invoice and writes its replacement for the same vehicle', async () => {
    const { user, at } = await registerOf([
      { ...aSnapshotInvoice('R 1', { sent: { price: euros(1234.5), vin: 'WB1' } }), clientId: 1 as ClientId },
    ]);
    await user.click(screen.getByRole('button', { name: 'Void R 1' }));
    await user.type(screen.getByLabelText('Reason'), 'Wrong price');
    await user.click(screen.getByRole('button', { name: 'Mark as void and write the replacement' }));
    await screen.findByRole('heading', { name: 'Create New Invoice' });
    const value = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;
    expect(['Invoice number', 'VIN', 'Price'].map(value)).toEqual(['', 'WB1', '1234.50']);
    expect(screen.getByRole('group', { name: 'Vehicle model' }).textContent).toContain('R 1250 GS');
    expect(at.container.get(IssuedInvoices).all).toMatchObject([{ voided: { reason: 'Wrong price' } }]);
  });
});

const complete = 'Nothing is missing.';

it.each<readonly [string, Partial<MonthClosing>, readonly string[]]>([
  ['nothing to say', {}, [complete]],
  [
    'a void invoice',
    { voided: [{ ...anIssuedInvoice('R 2'), voided: { reason: 'Wrong', replacement: '' } }] },
    [complete, 'R 2 is void (Wrong): a row of its own, in no sum.'],
  ],
  [
    'an invoice that is not confirmed',
    { gaps: new Map([['unconfirmed', ['R 3']]]) },
    ['Not confirmed, so not in the file: R 3'],
  ],
])('a month with %s says whether it is complete', async (_, part, said) => {
  const nothing = { invoices: [], sales: [], purchases: [], files: [], voided: [], gaps: new Map() } as const;
  const view = await renderView(<ClosingGaps closing={{ ...nothing, ...part }} />);
  expect([...view.querySelectorAll('p')].map(line => textOf(line).trim())).toEqual(said);
});

describe('the head of the register', () => {
  it('says how many invoices it lists, and of how many after a filter, also on paper', async () => {
    const { user, passes } = await registerOf(['R 1', 'R 2', 'S 3'].map(number => aSnapshotInvoice(number, {})));
    const said = () => screen.getByRole('heading', { level: 1 }).nextElementSibling!;
    expect([said().textContent, said().ariaLive ?? said().getAttribute('aria-live')]).toEqual(['3 invoices', 'polite']);
    await user.type(screen.getByRole('searchbox'), 'S 3');
    await passes(2_000);
    expect(said().textContent).toBe('1 of 3 invoices');
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(document.querySelector('[data-sheet] header')!.textContent).toContain('Rows: 1 of 3');
    act(() => void dispatchEvent(new Event('afterprint')));
  });
});
