/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { Acquisitions } from '../../../../src/application/selling/margin/Acquisitions';
import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import type { Acquisition } from '../../../../src/domain/selling/margin/Acquisition';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { euros } from '../../../../src/domain/shared/Money';
import { paths } from '../../../../src/ui/shared/paths';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';
import { axeFindings } from '../../support/axeFindings';
import { descriptionOf } from '../../support/descriptionOf';
import { answersArrive, renderPage } from '../../support/renderPage';
import { savedFiles, sheetsOf, textOf as savedText } from '../../support/savedFiles';

const sale = aSnapshotInvoice('R 1', {
  sent: { price: euros(4250.5), priceType: 'gross', vatOption: 'marginalTaxation' },
  seller: { country: 'de' },
});

/** With an acquisition, if something is stated about it. */
const atTheBook = (invoices: readonly IssuedInvoice[] = [sale], stated?: Partial<Acquisition>) =>
  renderPage(paths.marginBook, {
    as: 'seller',
    before: async ({ container, twins, session }) => {
      await twins.kept.issueOnly(session.dealerKey, invoices);
      if (stated) await container.get(Acquisitions).keep({ ...anAcquisition, ...stated });
    },
  });

const anAcquisition: Acquisition = {
  vehicle: 'R 1250 GS',
  vin: '',
  date: null,
  price: euros(4000),
  tax: 'margin',
  costs: euros(0),
  invoiceId: null,
};

/** The text of a row without the no-break spaces of amounts. */
const textOf = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');

describe('the margin book', () => {
  it('asks once for the country that an invoice does not show', async () => {
    const { user } = await atTheBook([{ ...sale, snapshot: { ...sale.snapshot, seller: null } }]);
    await screen.findByText('The rate is not known: the invoice does not state your country.');
    await user.click(screen.getByRole('button', { name: 'Germany (19%)' }));
    await answersArrive();
    expect(screen.queryByRole('button', { name: /Germany/ })).toBeNull();
    expect(screen.queryByText('The rate is not known: the invoice does not state your country.')).toBeNull();
  });

  it('computes margin and VAT once the acquisition is entered, and warns if it was bought with VAT', async () => {
    const { user } = await atTheBook();
    const table = () => within(screen.getByRole('table', { name: 'Margin book' }));
    await screen.findByText('No purchase assigned');
    const sum = () =>
      textOf(
        table()
          .getByRole('rowheader', { name: /^Sum of 1 sale/ })
          .closest('tr')!,
      );
    expect(sum()).toBe('Sum of 1 sale1 sale has neither margin nor VAT here–4 250.50 €––––');

    await user.click(table().getByRole('button', { name: 'Add purchase R 1' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add purchase' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Vehicle').value).toBe('R 1250 GS');
    await user.type(dialog.getByLabelText('Purchase price'), '3200');
    await user.selectOptions(dialog.getByLabelText('How it was taxed'), 'margin');
    await user.type(dialog.getByLabelText('Costs'), '180');
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save purchase' }));
    await answersArrive();
    expect(sum()).toBe('Sum of 1 sale3 200.00 €4 250.50 €1 050.50 €–882.77 €167.73 €');
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);

    await user.click(table().getByRole('button', { name: 'Edit purchase R 1' }));
    await user.selectOptions(screen.getByLabelText('How it was taxed'), 'vat');
    await user.click(screen.getByRole('button', { name: 'Save purchase' }));
    await answersArrive();
    expect(textOf(screen.getByRole('row', { name: /R 1/ }))).toContain(
      'Bought with VAT: the margin scheme does not apply. VAT by regular taxation: 678.65 €',
    );
    expect(sum()).toBe(
      'Sum of 1 saleVAT by regular taxation, for vehicles bought with VAT: 678.65 €1 sale has neither margin nor VAT here' +
        '3 200.00 €4 250.50 €––––',
    );
  });

  it('lists what is not sold, and lets a sale take it', async () => {
    const { user } = await atTheBook();
    await screen.findByText('No purchase assigned');
    await user.click(screen.getByRole('button', { name: 'Add purchase' }));
    await user.type(screen.getByLabelText('Vehicle'), 'R 1250 GS');
    await user.type(screen.getByLabelText('Purchase price'), '4000');
    await user.click(screen.getByRole('button', { name: 'Save purchase' }));
    await answersArrive();
    const unsold = within(await screen.findByRole('table', { name: 'Bought and not sold' }));
    expect(unsold.getAllByRole('rowheader')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Add purchase R 1' }));
    await user.selectOptions(screen.getByLabelText('Purchase'), 'R 1250 GS');
    await user.click(screen.getByRole('button', { name: 'Save purchase' }));
    await answersArrive();
    expect(screen.queryByRole('table', { name: 'Bought and not sold' })).toBeNull();
    expect(screen.queryByText('No purchase assigned')).toBeNull();
    expect(textOf(screen.getByRole('row', { name: /R 1250 GS/ }))).toContain('250.50 €–210.50 €40.00 €');
  });

  it('assigns a purchase that is typed after its sale to an invoice of any kind of tax', async () => {
    const { user } = await atTheBook(
      [sale, aSnapshotInvoice('R 2', { sent: { vatOption: 'standard23' } }), aSnapshotInvoice('R 3')],
      { invoiceId: sale.id },
    );
    await user.click(await screen.findByRole('button', { name: 'Add purchase' }));
    await user.type(screen.getByLabelText('Vehicle'), 'R 1250 GS');
    const invoice = screen.getByLabelText<HTMLSelectElement>('Sold by invoice');
    expect([...invoice.options].map(({ text }) => text.split(' · ')[0])).toEqual(['Not sold', 'R 2', 'R 3']);
    await user.selectOptions(invoice, 'id R 2');
    await user.click(screen.getByRole('button', { name: 'Save purchase' }));
    await answersArrive();
    expect(screen.queryByRole('table', { name: 'Bought and not sold' })).toBeNull();
  });

  it('is saved for a spreadsheet and for other programs, both with the same rows', async () => {
    const { user } = await atTheBook([sale], { invoiceId: sale.id });
    const files = savedFiles();
    for (const name of ['Export Excel', 'Export CSV']) {
      await user.click(await screen.findByRole('button', { name }));
      await answersArrive();
    }
    expect(files.map(({ name }) => name)).toEqual(['Margin-book.xlsx', 'Margin-book.csv']);
    const [excel, csv] = files;
    const [head = [], ...rows] = (await sheetsOf(excel!.blob))[0]!.rows;
    const [record] = parse<Record<string, string>>(await savedText(csv!.blob), { bom: true, columns: true });
    expect(rows).toHaveLength(1);
    expect(Object.keys(record!)).toEqual(head);
    expect([rows[0]![head.indexOf('Margin (€)')], record!['Margin (€)']]).toEqual([{ amount: euros(250.5) }, '250.50']);
  });

  it('names of each sale the vehicle with its VIN, the day and the number of the invoice', async () => {
    await atTheBook();
    const table = within(await screen.findByRole('table', { name: 'Margin book' }));
    const [name, sold] = table.getByRole('row', { name: /R 1250 GS/ }).children as unknown as HTMLElement[];
    expect([name!, sold!].map(cell => [...cell.children].map(({ textContent }) => textContent))).toEqual([
      ['R 1250 GS', 'WB10A0104FZ000001'],
      ['20 Nov 2026', 'R 1', 'delivered 21 Nov 2026'],
    ]);
  });

  it('says the day of delivery below the one of the sale where it has no column', async () => {
    await atTheBook();
    const table = within(await screen.findByRole('table', { name: 'Margin book' }));
    const foldsOf = (name: string) => table.getByRole('columnheader', { name }).dataset['folds'];
    expect([foldsOf('Base'), foldsOf('Delivery')]).toEqual(['first', 'early']);
    const delivered = table.getAllByText(/^delivered /);
    expect(delivered.map(line => line.closest('[data-folded]')?.getAttribute('data-folded'))).toEqual(['early']);
  });

  it('says of a purchase date that it is the latest possible one, until the dealer has saved it', async () => {
    const date = '2026-11-20' as LocalDate;
    const { user } = await atTheBook([sale], { invoiceId: sale.id, date, isDateLatest: true });
    const row = () => screen.getByRole('row', { name: /R 1250 GS/ });
    await screen.findByText(/at the latest$/);
    await user.click(within(row()).getByRole('button', { name: /^Edit/ }));
    await answersArrive();
    await user.click(screen.getByRole('button', { name: 'Save purchase' }));
    await answersArrive();
    expect(textOf(row())).toContain('20 Nov 2026');
    expect(textOf(row())).not.toContain('at the latest');
  });

  it('asks which amount is meant if it can be read in two ways', async () => {
    const { user } = await atTheBook();
    await screen.findByText('No purchase assigned');
    await user.click(screen.getByRole('button', { name: 'Add purchase' }));
    await user.type(screen.getByLabelText('Purchase price'), '1.234');
    expect(screen.getByText(/^1 234 or 1\.23\?/)).toBeTruthy();
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save purchase' });
    act(() => save.focus());
    expect([document.activeElement, save.ariaDisabled]).toEqual([save, 'true']);
    expect(descriptionOf(save)).toBe('Correct the amounts to save the purchase.');
    await user.type(screen.getByLabelText('Purchase price'), '{Backspace}');
    expect(screen.queryByText(/^1 234 or/)).toBeNull();
  });

  it('asks before a typed acquisition is left, and keeps it as a draft', async () => {
    const { user } = await atTheBook();
    const open = () => user.click(screen.getByRole('button', { name: 'Add purchase' }));
    const dialog = () => screen.getByRole('dialog', { name: 'Add purchase' });
    await screen.findByText('No purchase assigned');
    await open();
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();

    await open();
    await user.type(screen.getByLabelText('Vehicle'), 'R 1250 GS');
    await user.type(screen.getByLabelText('Purchase price'), 'a lot');
    expect(screen.getByText('Enter an amount, for example 1,234.50.')).toBeTruthy();
    expect(within(dialog()).getByRole('button', { name: 'Save purchase' }).ariaDisabled).toBe('true');
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.queryByRole('dialog')).toBeNull();

    await open();
    await answersArrive();
    expect(screen.getByText('What you typed earlier and did not save is back.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Purchase price').value).toBe('a lot');
    await user.clear(screen.getByLabelText('Purchase price'));
    await user.click(screen.getByRole('button', { name: 'Save purchase' }));
    await answersArrive();
    await open();
    expect(screen.getByLabelText<HTMLInputElement>('Vehicle').value).toBe('');
  });

  it('names a purchase that is dated after the delivery of its sale, while it is typed and in the table', async () => {
    const late = 'Delivered on 21 Nov 2026, before it was bought.';
    const { user } = await atTheBook([sale], { invoiceId: sale.id, date: '2026-11-22' as LocalDate });
    expect(within(await screen.findByRole('table', { name: 'Margin book' })).getByText(late)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Edit purchase R 1' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit purchase' }));
    expect(dialog.getByRole('status').textContent?.trim()).toBe(late);
    const date = await dialog.findByLabelText('Date of purchase');
    await user.clear(date);
    await user.type(date, '21.11.2026{Enter}');
    expect(dialog.queryByText(late)).toBeNull();
    await user.clear(date);
    await user.type(date, '23.11.2026{Enter}');
    expect(dialog.getByText(late)).toBeTruthy();
    expect(await axeFindings(screen.getByRole('dialog', { name: 'Edit purchase' }))).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Sold by invoice'), 'Not sold');
    expect(dialog.queryByText(late)).toBeNull();
  });

  it('asks before it deletes an acquisition', async () => {
    const { user } = await atTheBook();
    await screen.findByText('No purchase assigned');
    await user.click(screen.getByRole('button', { name: 'Add purchase R 1' }));
    await user.click(screen.getByRole('button', { name: 'Save purchase' }));
    await answersArrive();
    await user.click(screen.getByRole('button', { name: 'Edit purchase R 1' }));
    await user.click(screen.getByRole('button', { name: 'Delete purchase' }));
    const question = within(screen.getByRole('dialog', { name: 'Delete this purchase?' }));
    expect(screen.queryByText('No purchase assigned')).toBeNull();
    await user.click(question.getByRole('button', { name: 'Delete purchase' }));
    await answersArrive();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('No purchase assigned')).toBeTruthy();
  });

  it('names two acquisitions of one invoice, and opens each of them', async () => {
    const { user } = await renderPage(paths.marginBook, {
      as: 'seller',
      before: async ({ container, twins, session }) => {
        await twins.kept.issueOnly(session.dealerKey, [sale]);
        const keep = container.get(Acquisitions);
        await keep.keep({ ...anAcquisition, invoiceId: sale.id }, 'deal');
        await keep.keep({ ...anAcquisition, vehicle: 'R 1300 GS', invoiceId: sale.id }, 'typed');
      },
    });
    const warning = 'More than one purchase is assigned: R 1250 GS, R 1300 GS. Which of them was sold is not known.';
    expect(await screen.findByText(warning)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Edit purchase R 1300 GS' }));
    expect(screen.getByLabelText<HTMLInputElement>('Vehicle').value).toBe('R 1300 GS');
    await user.selectOptions(screen.getByLabelText('Sold by invoice'), 'Not sold');
    await user.click(screen.getByRole('button', { name: 'Save purchase' }));
    await answersArrive();
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('lists an acquisition whose invoice is not confirmed, and names the invoice', async () => {
    const { user } = await atTheBook([sale, { ...aSnapshotInvoice('R 2'), isConfirmed: false }], {
      invoiceId: 'id R 2',
    });
    const unsold = within(await screen.findByRole('table', { name: 'Bought and not sold' }));
    expect(unsold.getByText('Invoice R 2 is not confirmed.')).toBeTruthy();
    await user.click(unsold.getByRole('button', { name: /Edit purchase/ }));
    const invoice = screen.getByLabelText<HTMLSelectElement>('Sold by invoice');
    expect(invoice.selectedOptions[0]?.text).toMatch(/^R 2 /);
  });
});
