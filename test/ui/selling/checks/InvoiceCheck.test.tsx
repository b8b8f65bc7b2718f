/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { InvoiceForms } from '../../../../src/application/selling/invoices/InvoiceForms';
import { Acquisitions } from '../../../../src/application/selling/margin/Acquisitions';
import type { InvoiceForm } from '../../../../src/domain/selling/invoices/InvoiceForm';
import { SECOND } from '../../../../src/domain/shared/Instant';
import { euros } from '../../../../src/domain/shared/Money';
import { paths } from '../../../../src/ui/shared/paths';
import { sellerEmail } from '../../../infrastructure/demo/market/aMarketplace';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';
import { settled } from '../../../support/settled';
import { Workplace } from '../../../support/Workplace';
import { axeFindings } from '../../support/axeFindings';
import { renderPage } from '../../support/renderPage';

interface Situation {
  readonly form?: Partial<InvoiceForm>;
  readonly areInvoicesUnreadable?: boolean;
  /** The storage has not answered. */
  readonly areInvoicesRead?: boolean;
  /** The profile does not show where the seller is. */
  readonly isCountryUnknown?: boolean;
  readonly isCompany?: boolean;
}

/** The lines of the panel beside the form of a Polish seller's invoice to a German. */
async function shownLines(situation: Situation) {
  const { form = {}, areInvoicesUnreadable, areInvoicesRead = true, isCountryUnknown, isCompany } = situation;
  const beside = new Workplace({ email: sellerEmail });
  const listed = await beside.twins.clients.list({ page: 1, perPage: 1 }, new AbortController().signal);
  if (!listed.ok) throw new Error('No client is listed');
  const { id } = listed.value.rows[0]!;
  const { at, passes } = await renderPage(paths.createInvoice(id), {
    as: 'seller',
    beside,
    before: async ({ twins, session, dealer }) => {
      const sold = aSnapshotInvoice('R 1', { sent: { vin: 'WB10A1107LZ000001', motorbike: null } });
      await twins.kept.issue(session.dealerKey, { ...sold, date: '2025-01-01' });
      if (areInvoicesUnreadable) twins.book.failure = { reason: 'unavailable' };
      const readAll = twins.book.readAll.bind(twins.book);
      if (!areInvoicesRead) {
        twins.book.readAll = (owner, collection, prefix) =>
          collection === 'invoices' ? new Promise(() => {}) : readAll(owner, collection, prefix);
      }
      const profile = dealer.profile();
      const zipCode = isCountryUnknown ? '' : '00-950';
      session.profileArrived({ ...profile, dealer: { ...profile.dealer, ftin: '', zipCode } }, 0);
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'Invoice check' }));
  await act(async () => {
    const state = at.container.get(InvoiceForms).get(id)!;
    const type = isCompany ? 'company' : 'personal';
    state.recipient.changed({ ...state.client!, type, country: 'germany', vatNumber: '', taxNumber: '' });
    state.edited(form);
    await settled();
  });
  const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
  return {
    at,
    passes,
    state: at.container.get(InvoiceForms).get(id)!,
    panel,
    nothing: panel.queryByText('Nothing stands out.') !== null,
    findings: texts(panel.queryAllByRole('listitem').filter(({ dataset }) => dataset.severity)),
    unchecked: texts(panel.queryAllByRole('listitem').filter(({ dataset }) => !dataset.severity)).map(text =>
      text.trim(),
    ),
  };
}

const clean: Partial<InvoiceForm> = {
  invoiceNumber: 'R 2',
  invoiceDate: '2025-01-02',
  deliveryDate: '2025-01-02',
  price: '900',
  vatOption: 'standard23',
  vin: 'WB10A1107LZ123456',
};

describe('the panel of the invoice check', () => {
  it('says what can be done about the reason of 0% to a company abroad, because the form has no field for it', async () => {
    const { findings } = await shownLines({ form: { ...clean, vatOption: 'unselected' }, isCompany: true });
    expect(findings.find(text => text.includes('intra-Community'))).toContain(
      'The form has no field for it, and only the PDF shows what your template prints. ' +
        'If the sentence is not there, write this invoice with your own accounting software.',
    );
  });

  it.each<[string, Situation, object]>([
    [
      'names what is missing if nothing is typed',
      { form: { invoiceNumber: '' } },
      {
        nothing: false,
        findings: [],
        unchecked: ['invoice number', 'invoice date', 'delivery date', 'price and VAT rate', 'vehicle or VIN'],
      },
    ],
    [
      'names the price once, and without the VAT rate if that is chosen',
      { form: { ...clean, price: '', downPayment: '100' } },
      { nothing: false, findings: [], unchecked: ['price'] },
    ],
    [
      'says that the vehicle is sold already, and that the down payment is too high',
      { form: { ...clean, vin: 'wb10a1107 lz000001', downPayment: '2000' } },
      {
        nothing: false,
        findings: [
          'Warning: The vehicle is already sold with invoice R 1.',
          'Warning: The down payment is higher than the amount of the invoice.',
        ],
        unchecked: [],
      },
    ],
    [
      'names the earlier invoices if they cannot be read',
      { form: clean, areInvoicesUnreadable: true },
      { nothing: false, findings: [], unchecked: ['invoices issued before (cannot be read)'] },
    ],
    [
      'says that the earlier invoices are still being read',
      { form: clean, areInvoicesRead: false },
      { nothing: false, findings: [], unchecked: ['invoices issued before (still being read)'] },
    ],
    [
      'names the country of the seller if the profile does not show it',
      { form: clean, isCountryUnknown: true },
      { nothing: false, findings: [], unchecked: ['your country'] },
    ],
    [
      'shows what it finds, the reminders last',
      { form: { ...clean, invoiceNumber: 'R 4', vatOption: 'smallBusiness' } },
      {
        nothing: false,
        findings: [
          'Warning: Number R 2 is left out in the run.',
          expect.stringMatching(/^Reminder: .*art\. 113/) as string,
        ],
        unchecked: [],
      },
    ],
    [
      'says that nothing stands out if each fact is known and right',
      { form: clean },
      { nothing: true, findings: [], unchecked: [] },
    ],
  ])('%s', async (_, situation, expected) => {
    const { nothing, findings, unchecked } = await shownLines(situation);
    expect({ nothing, findings, unchecked }).toEqual(expected);
  });

  it('says what it finds once, after a pause in the typing', async () => {
    const { at, panel, passes } = await shownLines({ form: clean });
    await passes(2 * SECOND);
    const said: string[] = [];
    const region = panel.getAllByRole('status').at(-1)!;
    expect(region.textContent).toBe('Nothing stands out.');
    const noted = new MutationObserver(() => said.push(region.textContent));
    noted.observe(region, { childList: true, characterData: true, subtree: true });
    for (const downPayment of ['2', '20', '200', '2000']) {
      act(() => at.container.get(InvoiceForms).shown!.edited({ downPayment }));
      await passes(SECOND);
    }
    expect(said).toEqual([]);
    await passes(SECOND);
    expect(said).toEqual(['The down payment is higher than the amount of the invoice.']);
    noted.disconnect();
    expect(panel.getAllByText('The down payment is higher than the amount of the invoice.')).toHaveLength(2);
    expect(panel.getAllByRole('list').every(list => list.closest('[aria-live]') === null)).toBe(true);
  });

  it('says at once what a chosen date is wrong about, and not again with what is found later', async () => {
    const { at, panel, passes } = await shownLines({ form: { ...clean, deliveryDate: '' } });
    await passes(2 * SECOND);
    const said = () => panel.getAllByRole('status').map(region => region.textContent);
    expect(said()).toEqual(['', '']);
    const { shown } = at.container.get(InvoiceForms);
    act(() => shown!.edited({ deliveryDate: '2025-01-09' }));
    expect(said()).toEqual(['The delivery date is after the invoice date.', '']);
    act(() => shown!.edited({ downPayment: '2000' }));
    await passes(2 * SECOND);
    expect(said()).toEqual([
      'The delivery date is after the invoice date.',
      'The down payment is higher than the amount of the invoice.',
    ]);
  });

  it('leads from what is missing to its field', async () => {
    const { panel } = await shownLines({ form: { invoiceNumber: '' } });
    for (const [fact, field] of [
      ['invoice number', 'Invoice number'],
      ['price and VAT rate', 'Price'],
    ] as const) {
      act(() => panel.getByRole('button', { name: fact }).click());
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: field }));
    }
  });

  it('has no finding of axe, and says that it is no tax advice', async () => {
    const { panel } = await shownLines({ form: { ...clean, invoiceNumber: 'R 4' } });
    expect(panel.getByText('Hints only, no tax advice.')).toBeTruthy();
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  });

  it('takes back the margin scheme that it has chosen if the vehicle was bought with VAT, but not the choice of the dealer', async () => {
    const vin = 'WB10A0104FZ000001';
    const { at, state, panel } = await shownLines({ form: { ...clean, vatOption: 'unselected', vin } });
    const bought = { vehicle: 'BMW', vin, date: null, price: null, costs: euros(0), invoiceId: null };
    await act(() => at.container.get(Acquisitions).keep({ ...bought, tax: 'unknown' }, 'deal'));
    const tax = await panel.findByRole('combobox', { name: 'How it was taxed' });
    const choose = async (name: string) => {
      fireEvent.change(tax, { target: { value: name } });
      await act(settled);
      return state.form.vatOption;
    };
    expect([await choose('margin'), await choose('vat')]).toEqual(['marginalTaxation', 'unselected']);
    act(() => at.container.get(InvoiceForms).shown!.edited({ vatOption: 'marginalTaxation' }));
    expect([await choose('margin'), await choose('vat')]).toEqual(['marginalTaxation', 'marginalTaxation']);
  });
});
