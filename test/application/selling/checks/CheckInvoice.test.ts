import { CheckInvoice } from '../../../../src/application/selling/checks/CheckInvoice';
import { ChangeTrading } from '../../../../src/application/settings/ChangeTrading';
import type { ClientForm } from '../../../../src/domain/selling/clients/Client';
import type { InvoiceForm } from '../../../../src/domain/selling/invoices/InvoiceForm';
import { anIssuedInvoice } from '../../../support/anIssuedInvoice';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

/** The form of an invoice to a client with this data. */
async function atTheForm(client: Partial<ClientForm> = {}) {
  const at = new SellingDeskAtWork();
  const id = at.client();
  await at.editInvoice.open(id);
  const state = at.clientInvoices.get(id)!;
  state.clientArrived({
    ...state.client!,
    type: 'company',
    country: 'germany',
    vatNumber: '',
    taxNumber: '',
    ...client,
  });
  const check = at.container.get(CheckInvoice);
  const settings = at.container.get(ChangeTrading);
  const typed = (form: Partial<InvoiceForm>) => {
    at.editInvoice.execute(form);
    return check.execute(state).map(finding => finding.id);
  };
  return { at, typed, settings };
}

describe('CheckInvoice', () => {
  it('is silent about an empty form', async () => {
    const { typed } = await atTheForm();
    expect(typed({})).toEqual([]);
  });

  it('compares the VAT option with the country of the seller once it is set', async () => {
    const { typed, settings } = await atTheForm();
    expect(typed({ vatOption: 'standard23', price: '9' })).toEqual([]);
    await settings.execute({ sellerCountry: 'de' });
    expect(typed({})).toEqual(['notGermanRate']);
    expect(typed({ price: '' })).toEqual([]);
    expect(typed({ price: '9', vatOption: 'marginalTaxation' })).toEqual(['marginWording']);
  });

  it('knows the country of a client from the VAT id, if none is chosen', async () => {
    const { typed, settings } = await atTheForm({ country: '', vatNumber: 'ATU12345678' });
    await settings.execute({ sellerCountry: 'de' });
    expect(typed({ price: '9', vatOption: 'marginalTaxation' })).toEqual(['marginToOtherEu', 'marginWording']);
  });

  it('compares the number and the dates with the invoices issued here and with today', async () => {
    const { at, typed } = await atTheForm();
    at.clientInvoices.issuedArrived([anIssuedInvoice('2026/0007'), anIssuedInvoice('2026/0006')]);
    expect(typed({ invoiceNumber: '2026/0008' })).toEqual([]);
    expect(typed({ invoiceNumber: '2026/0009' })).toEqual(['gapInRun']);
    expect(typed({ invoiceNumber: '2026/0006' })).toEqual(['usedNumber']);
    expect(typed({ invoiceNumber: 'X', invoiceDate: '2099-01-01', deliveryDate: '2099-01-02' })).toEqual([
      'futureDate',
      'deliveryAfterDate',
    ]);
  });

  it('checks the digits of the VAT id, the NIP and the own number', async () => {
    const wrong = await atTheForm({ vatNumber: 'DE136695978' });
    expect(wrong.typed({})).toEqual(['buyerVatId']);
    const right = await atTheForm({ vatNumber: 'DE 136695976' });
    expect(right.typed({})).toEqual([]);
    const polish = await atTheForm({ country: 'poland', vatNumber: 'PL5260001245', taxNumber: '526-000-12-45' });
    expect(polish.typed({})).toEqual(['buyerVatId', 'buyerNip']);
    await polish.settings.execute({ taxNumberKind: 'nip' });
    expect(polish.typed({})).toEqual(['buyerVatId', 'buyerNip', 'sellerNumber']);
    await polish.settings.execute({ taxNumberKind: 'vatId' });
    expect(polish.typed({})).toEqual(['buyerVatId', 'buyerNip']);
  });
});
