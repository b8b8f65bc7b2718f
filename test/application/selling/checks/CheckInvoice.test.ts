import { autorun } from 'mobx';
import { Book } from '../../../../src/application/book/Book';
import { BookStore } from '../../../../src/application/book/BookStore';
import type { BookFailure } from '../../../../src/application/ports/DealerBook';
import { CheckInvoice } from '../../../../src/application/selling/checks/CheckInvoice';
import { Acquisitions } from '../../../../src/application/selling/margin/Acquisitions';
import { OwnTrading } from '../../../../src/application/settings/OwnTrading';
import type { ClientValues } from '../../../../src/domain/selling/clients/ClientValues';
import type { InvoiceForm } from '../../../../src/domain/selling/invoices/InvoiceForm';
import type { Dealer } from '../../../../src/domain/session/Profile';
import { euros } from '../../../../src/domain/shared/Money';
import { anIssuedInvoice, aSnapshotInvoice } from '../../../support/anIssuedInvoice';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

const complete = { invoiceNumber: '2026/0009', invoiceDate: '2026-11-19', deliveryDate: '2026-11-19', price: '9' };

/** The form of an invoice to a client with this data. */
async function atTheForm(
  client: Partial<ClientValues> = {},
  dealer: Partial<Dealer> = {},
  bookFailure: BookFailure | null = null,
) {
  const at = new SellingDeskAtWork();
  at.twins.book.failure = bookFailure;
  const profile = at.dealer.profile();
  at.session.profileArrived({ ...profile, dealer: { ...profile.dealer, ftin: '', zipCode: '', ...dealer } }, 0);
  const id = at.client();
  await at.forms.open(id);
  const state = at.forms.get(id)!;
  state.recipient.changed({
    ...state.client!,
    type: 'company',
    country: 'germany',
    vatNumber: '',
    taxNumber: '',
    ...client,
  });
  const check = at.container.get(CheckInvoice);
  const settings = at.container.get(OwnTrading);
  const judged = (form: Partial<InvoiceForm>) => {
    at.forms.shown!.edited(form);
    return check.check(state);
  };
  const typed = (form: Partial<InvoiceForm>) => judged(form).findings.map(finding => finding.id);
  const missing = (form: Partial<InvoiceForm>) => judged(form).missing;
  return { at, state, typed, missing, settings };
}

describe('CheckInvoice', () => {
  it('names what is missing on an empty form', async () => {
    const { typed, missing } = await atTheForm();
    expect(typed({})).toEqual([]);
    const typedOnes = ['invoiceNumber', 'invoiceDate', 'deliveryDate', 'price', 'vehicle', 'vatOption'];
    expect(missing({})).toEqual([...typedOnes, 'sellerCountry']);
  });

  it('compares the VAT option with the country of the seller', async () => {
    const { typed, missing, settings } = await atTheForm();
    expect(typed({ vatOption: 'standard23', price: '9' })).toEqual([]);
    expect(missing({})).toContain('sellerCountry');
    await settings.change({ sellerCountry: 'de' });
    expect(typed({})).toEqual(['notGermanRate']);
    expect(typed({ price: '' })).toEqual([]);
    expect(typed({ price: '9', vatOption: 'marginalTaxation' })).toEqual(['marginWording']);
  });

  it.each([
    ['the zip code', { zipCode: '20457' }, 'notGermanRate'],
    ['the VAT id', { zipCode: '00-950', ftin: 'DE 136695976' }, 'notGermanRate'],
    ['a Polish zip code', { zipCode: '00-950' }, 'rateToOtherEu'],
  ] as const)('assumes the country of the seller from %s of the profile', async (_, dealer, finding) => {
    const { typed, settings } = await atTheForm({}, dealer);
    expect(typed({ vatOption: 'standard23', price: '9' })).toEqual([finding]);
    await settings.change({ sellerCountry: finding === 'notGermanRate' ? 'pl' : 'de' });
    expect(typed({})).not.toContain(finding);
  });

  it('knows the country of a client from the VAT id, if none is chosen', async () => {
    const { typed, settings } = await atTheForm({ country: '', vatNumber: 'PL\u200b 526\u2013000\u201312\u201346' });
    await settings.change({ sellerCountry: 'de' });
    expect(typed({ price: '9', vatOption: 'marginalTaxation' })).toEqual(['marginToOtherEu', 'marginWording']);
  });

  it.each(['ATU12345678', 'EL 123456789', 'FRXX123456789', 'NL123456789B01', 'XI123456789'])(
    'knows that a client with the VAT id %j is in another EU country',
    async vatNumber => {
      const { typed, missing, settings } = await atTheForm({ country: '', vatNumber });
      await settings.change({ sellerCountry: 'pl' });
      expect(typed({ price: '9', vatOption: 'unselected' })).toEqual(['noVatOption', 'zeroToOtherEu']);
      expect(typed({ vatOption: 'standard23' })).toEqual(['rateToOtherEu']);
      expect(typed({ vatOption: 'marginalTaxation' })).toEqual(['marginToOtherEu', 'marginWording']);
      expect(missing({})).not.toContain('buyerCountry');
    },
  );

  it.each([
    'CHE-123.456.789',
    'CHE-123.456.789 MWST',
    'CHE 123.456.789 TVA',
    'MWST-Nr. CHE-123.456.789 IVA',
    'GB 123 4567 89',
    'NO 123 456 789 MVA',
  ])('knows that a client with the VAT id %j is outside the EU, and that the id is none of the EU', async vatNumber => {
    const { typed, missing, settings } = await atTheForm({ country: '', vatNumber });
    for (const sellerCountry of ['pl', 'de'] as const) {
      await settings.change({ sellerCountry });
      expect(typed({ price: '9', vatOption: 'unselected' })).toEqual(['noVatOption', 'zeroOutsideEu']);
      expect(typed({ vatOption: 'marginalTaxation' })).toEqual(['marginWording']);
      expect(missing({})).not.toContain('buyerCountry');
    }
  });

  it('does not take a number with a label for one of Norway', async () => {
    const { missing, typed, settings } = await atTheForm({ country: '', vatNumber: 'No. 123456789' });
    await settings.change({ sellerCountry: 'de' });
    expect(missing({ price: '9', vatOption: 'marginalTaxation' })).toContain('buyerCountry');
    expect(typed({})).not.toContain('foreignVatId');
  });

  it('finds a VAT id of another country than the one of the client', async () => {
    const { typed } = await atTheForm({ country: 'germany', vatNumber: 'ATU12345678' });
    expect(typed({})).toEqual(['foreignVatId']);
  });

  it('knows how the vehicle was bought, by the acquisition or its VIN', async () => {
    const { at, typed, missing, settings } = await atTheForm();
    await settings.change({ sellerCountry: 'de' });
    const vin = 'WB10A0104FZ000001';
    expect(missing({ price: '9', vatOption: 'marginalTaxation', vin })).toContain('acquisitionTax');
    const acquisition = { vehicle: 'BMW', vin, date: null, price: null, costs: euros(0), invoiceId: null };
    await at.container.get(Acquisitions).keep({ ...acquisition, tax: 'unknown' }, 'deal');
    expect(missing({})).toContain('acquisitionTax');
    await at.container.get(Acquisitions).keep({ ...acquisition, tax: 'vat' }, 'deal');
    expect(missing({})).not.toContain('acquisitionTax');
    expect(typed({})).toEqual(['marginBoughtWithVat', 'marginWording']);
    expect(typed({ vin: '', acquisition: 'deal' })).toContain('marginBoughtWithVat');
    expect(typed({ vatOption: 'smallBusiness' })).toEqual(['exemptWording']);
  });

  it('compares the number and the dates with the invoices issued here and with today', async () => {
    const { at, state, typed } = await atTheForm();
    await at.twins.kept.issueOnly(at.session.dealerKey, [anIssuedInvoice('2026/0007'), anIssuedInvoice('2026/0006')]);
    expect(typed({ invoiceNumber: '2026/0008' })).toEqual([]);
    expect(typed({ invoiceNumber: '2026/0009' })).toEqual(['gapInRun']);
    expect(typed({ invoiceNumber: '2026/\u200b0006' })).toEqual(['usedNumber']);
    expect(typed({ invoiceNumber: 'X', invoiceDate: '2099-01-01', deliveryDate: '2099-01-02' })).toEqual([
      'futureDate',
      'deliveryAfterDate',
    ]);
    state.edited({ ...complete, invoiceNumber: '2026/0006' });
    void state.submit(() => new Promise(() => {}));
    expect(
      at.container
        .get(CheckInvoice)
        .check(state)
        .findings.map(({ id }) => id),
    ).not.toContain('usedNumber');
  });

  it('names the invoice that has sold the vehicle, but not the one that is being sent', async () => {
    const { at, state, typed } = await atTheForm();
    const sold = aSnapshotInvoice('2026/0004', { sent: { vin: 'WB10A0104FZ000001', motorbike: null } });
    await at.twins.kept.issueOnly(at.session.dealerKey, [sold]);
    expect(typed({ vin: 'WB10A0104FZ000002' })).toEqual([]);
    expect(typed({ vin: 'WB10A0104FZ000001' })).toEqual(['soldBefore']);
    await at.issued.voided(sold.id, { reason: 'wrong client', replacement: '' });
    expect(typed({})).toEqual([]);
    await at.issued.voided(sold.id, null);
    state.edited(complete);
    void state.submit(() => new Promise(() => {}));
    const { findings } = at.container.get(CheckInvoice).check(state);
    expect(findings).toEqual([]);
  });

  it('asks at the issue about a down payment without a price', async () => {
    const { at, state, typed } = await atTheForm();
    expect(typed({ downPayment: '100', vin: 'WB10A0104FZ000001', vatOption: 'smallBusiness' })).toEqual([]);
    const asked = at.container.get(CheckInvoice).warningsAtIssue(state);
    expect(asked.map(({ id }) => id)).toEqual(['noPrice', 'depositAboveGross']);
  });

  it('reads the acquisitions once, however much is typed', async () => {
    const { at, state, typed } = await atTheForm();
    const bought = { vehicle: 'BMW', vin: 'WB1', date: null, price: null, costs: euros(0), invoiceId: null };
    await at.container.get(Acquisitions).keep({ ...bought, tax: 'vat' }, 'deal');
    const end = autorun(() => void at.container.get(CheckInvoice).check(state));
    const read = jest.spyOn(at.container.get(BookStore), 'entries');
    for (const vin of ['W', 'WB', 'WB1']) typed({ vin });
    expect(read).not.toHaveBeenCalled();
    end();
  });

  it('reads the numbers of the issued invoices once, however much is typed', async () => {
    const { at, typed } = await atTheForm();
    await at.twins.kept.issueOnly(at.session.dealerKey, [anIssuedInvoice('2026/0007'), anIssuedInvoice('2026/0006')]);
    typed({ invoiceNumber: '2026/0008' });
    const read = jest.fn(() => '2026/0006');
    Object.defineProperty(at.issued.all[1], 'number', { get: read });
    expect(typed({ invoiceNumber: '2026/0009' })).toEqual(['gapInRun']);
    expect(typed({ invoiceNumber: '2026/0006' })).toEqual(['usedNumber']);
    expect(read).not.toHaveBeenCalled();
  });

  it('does not take a number for unused while the invoices issued here cannot be read', async () => {
    const known = await atTheForm();
    expect(known.missing({ invoiceNumber: '2026/0006' })).not.toContain('earlierInvoices');
    const { at, typed, missing } = await atTheForm({}, {}, { reason: 'unavailable' });
    expect(missing({ invoiceNumber: '2026/0006' })).toContain('earlierInvoices');
    const invoice = anIssuedInvoice('2026/0006');
    await at.container.get(Book).keep('invoices', invoice.id, { invoice, recordedAt: 1 });
    expect(typed({})).toContain('usedNumber');
    expect(missing({ invoiceNumber: ' ' })).not.toContain('earlierInvoices');
  });

  it('checks the digits of the VAT id, the NIP and the own number', async () => {
    const wrong = await atTheForm({ vatNumber: 'DE136695978' });
    expect(wrong.typed({})).toEqual(['buyerVatId']);
    const right = await atTheForm({ vatNumber: 'DE 136695976' });
    expect(right.typed({})).toEqual([]);
    const polish = await atTheForm(
      { country: 'poland', vatNumber: 'PL5260001245', taxNumber: 'NIP 526\u2013000\u201312\u201345' },
      { ftin: '27/123/45678' },
    );
    expect(polish.typed({})).toEqual(['buyerVatId', 'buyerNip']);
    expect(polish.missing({})).toContain('sellerNumber');
    await polish.settings.change({ taxNumberKind: 'nip' });
    expect(polish.typed({})).toEqual(['buyerVatId', 'buyerNip', 'sellerNumber']);
    await polish.settings.change({ taxNumberKind: 'taxNumber' });
    expect(polish.typed({})).toEqual(['buyerVatId', 'buyerNip']);
    expect(polish.missing({})).not.toContain('sellerNumber');
  });

  it.each(['NIP 526-000-12-46', 'NIP: PL5260001246', '526\u2013000\u201312\u201346', '\u2066526 000 12 46\u2069'])(
    'reads the NIP %j',
    async taxNumber => {
      const { typed } = await atTheForm({ country: 'poland', taxNumber });
      expect(typed({})).toEqual([]);
      const wrong = await atTheForm({ country: 'poland', taxNumber: taxNumber.replace('46', '45') });
      expect(wrong.typed({})).toEqual(['buyerNip']);
    },
  );
});
