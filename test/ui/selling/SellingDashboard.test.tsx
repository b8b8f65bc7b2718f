/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { OwnTrading } from '../../../src/application/settings/OwnTrading';
import type { IssuedInvoice } from '../../../src/domain/selling/invoices/IssuedInvoice';
import type { VatOption } from '../../../src/domain/selling/invoices/Vat';
import type { LocalDate } from '../../../src/domain/shared/LocalDate';
import { euros } from '../../../src/domain/shared/Money';
import { paths } from '../../../src/ui/shared/paths';
import { aSnapshotInvoice } from '../../support/anIssuedInvoice';
import { axeFindings } from '../support/axeFindings';
import { answersArrive, renderPage } from '../support/renderPage';

/** A text without the no-break spaces of amounts. */
const textOf = (element?: HTMLElement) => (element?.textContent ?? '').replaceAll('\u00a0', ' ');

const anInvoice = (number: string, price: number, vatOption: VatOption, invoiceDate = '2026-11-02'): IssuedInvoice =>
  aSnapshotInvoice(number, {
    sent: { price: euros(price), priceType: 'net', vatOption, invoiceDate: invoiceDate as LocalDate },
    seller: { country: 'de' },
  });

/** In November 2026. */
async function dashboardOf(invoices: readonly IssuedInvoice[]) {
  const page = await renderPage(paths.sell, {
    as: 'seller',
    before: ({ twins, session }) => twins.kept.issueOnly(session.dealerKey, invoices),
  });
  const month = within(await screen.findByRole('region', { name: 'Delivered this month' }));
  const findings = within(await screen.findByRole('region', { name: 'Open findings' }));
  return { ...page, month, findings };
}

describe('the dashboard of a dealer who sells', () => {
  it('shows the sums of this month by kind of tax, to the cent those of the register', async () => {
    const { user, month } = await dashboardOf([
      { ...anInvoice('R 7', 70, 'standard23'), isConfirmed: false },
      anInvoice('R 6', 0.1, 'standard23'),
      anInvoice('R 5', 50.01, 'reduced5'),
      anInvoice('R 4', 999.99, 'smallBusiness'),
      anInvoice('R 3', 4250.5, 'marginalTaxation'),
      anInvoice('R 2', 100.05, 'standard23'),
      anInvoice('R 1', 500, 'standard23', '2026-10-31'),
    ]);
    const values = month.getAllByRole('definition').map(textOf);
    const shown = month.getAllByRole('term').map((kind, index) => [kind.textContent, values[index]]);
    expect(shown).toEqual([
      ['23% VAT', '123.18 €'],
      ['5% VAT', '52.51 €'],
      ['Margin scheme', '4 250.50 €'],
      ['Small business', '999.99 €'],
    ]);
    expect(textOf(month.getByText(/^5.426\.18/))).toBe('5 426.18 €');
    expect(month.getByText('5 invoices, gross')).toBeTruthy();
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);

    await user.click(screen.getByRole('link', { name: /^7 ?Issued invoices$/ }));
    await screen.findByRole('option', { name: 'November 2026' });
    await user.selectOptions(screen.getByLabelText('Month'), 'November 2026');
    const rows = within(screen.getByRole('table', { name: 'Sums by month and kind of tax' })).getAllByRole('row');
    const sums = rows.slice(1).map(row => within(row).getAllByRole('cell').map(textOf));
    expect(sums.map(cells => [cells[0], cells.at(-1)])).toEqual(shown);
    expect(sums[0]).toEqual(['23% VAT', '2', '100.15 €', '23.03 €', '123.18 €']);
    const total = screen.getByRole('rowheader', { name: /^Sum of 5 invoices/ }).closest('tr')!;
    expect(textOf(total)).toContain('5 426.18 €');
  });

  it.each([
    ['Clients', paths.clients],
    ['Motorbikes', paths.vehicles],
    ['Issued invoices', paths.issuedInvoices],
    ['Invoice templates', paths.invoiceTemplates],
  ])('leads to the list "%s" by its number', async (name, path) => {
    await dashboardOf([]);
    const tile = within(screen.getByRole('main')).getByRole('link', { name: new RegExp(`^[–\\d]+ ?${name}$`) });
    expect(tile.getAttribute('href')).toBe(path);
  });

  it('counts what is open, and leads to it', async () => {
    const { findings } = await dashboardOf([
      { ...anInvoice('R 4', 1, 'standard23'), isConfirmed: false },
      anInvoice('R 3', 1, 'standard23'),
      anInvoice('r 3 ', 1, 'standard23'),
      anInvoice('R 1', 1, 'marginalTaxation'),
    ]);
    expect(
      findings.getAllByRole('link').map(link => [link.textContent, new URL((link as HTMLAnchorElement).href).pathname]),
    ).toEqual([
      ['1 invoice is not confirmed', paths.issuedInvoices],
      ['1 invoice number was used more than once', paths.issuedInvoices],
      ['1 sale in the margin book needs a look', paths.marginBook],
    ]);
    expect(findings.queryByText('Nothing is open.')).toBeNull();
  });

  it('adds up no invoice that is not confirmed', async () => {
    const { month } = await dashboardOf([{ ...anInvoice('R 1', 70, 'standard23'), isConfirmed: false }]);
    expect(month.getByText('0 invoices, gross')).toBeTruthy();
    expect(month.queryByRole('term')).toBeNull();
    const latest = within(screen.getByRole('region', { name: 'Latest invoices' }));
    expect(latest.getByRole('row', { name: /R 1/ }).textContent).toContain('Not confirmed');
  });

  it('says that there is no invoice and that nothing is open', async () => {
    const { month, findings } = await dashboardOf([]);
    expect(textOf(month.getByText(/€/))).toBe('0.00 €');
    expect(month.queryByRole('term')).toBeNull();
    expect(findings.getByText('Nothing is open.')).toBeTruthy();
    expect(screen.getByText('No documents found')).toBeTruthy();
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  });

  it('says which date decides what belongs to the month', async () => {
    const { at } = await dashboardOf([]);
    await act(() => at.container.get(OwnTrading).change({ monthBasis: 'invoiceDate' }));
    expect(screen.getByRole('heading', { name: 'Issued this month' })).toBeTruthy();
  });

  it('shows no figure if the invoices cannot be read, and reads them on a press', async () => {
    const { at, user } = await renderPage(paths.sell, {
      as: 'seller',
      before: ({ twins }) => void (twins.book.failure = { reason: 'unavailable' }),
    });
    const month = within(await screen.findByRole('region', { name: 'Delivered this month' }));
    const alert = within(
      screen.getByText(/could not be read from this device/).closest<HTMLElement>('[role="alert"]')!,
    );
    expect(month.queryByText(/€/)).toBeNull();
    expect(screen.queryByText('Nothing is open.')).toBeNull();
    expect(screen.getByRole('link', { name: /^– ?Issued invoices$/ })).toBeTruthy();
    at.twins.book.failure = null;
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    await answersArrive();
    expect(screen.getByRole('region', { name: 'Latest invoices' })).toBeTruthy();
  });
});
