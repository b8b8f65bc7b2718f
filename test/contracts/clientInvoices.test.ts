/** @jest-environment node */
import type { ClientId } from '../../src/domain/selling/clients/Client';
import { type NewClientInvoice } from '../../src/domain/selling/invoices/InvoiceForm';
import { vatOptions } from '../../src/domain/selling/invoices/Vat';
import { brandNameOf } from '../../src/domain/selling/motorbikes/Motorbike';
import { euros } from '../../src/domain/shared/Money';
import { failed } from '../../src/domain/shared/Result';
import { aClientInvoice } from '../support/aClientInvoice';
import { describeMarket } from './describeMarket';
import { dealerOf } from './MarketSubject';

describeMarket('ClientInvoices', 'seller', subject => {
  const { signal } = new AbortController();
  const issue = async (invoice: NewClientInvoice) => {
    const clients = await subject.clients.list({ page: 1, perPage: 1 }, signal);
    const client = clients.ok ? clients.value.rows[0] : undefined;
    if (!client) throw new Error('There is no client');
    return subject.clientInvoices.issue(client.id, invoice);
  };
  /** The invoices that the market has filed, latest last. */
  const filed = () => {
    const desk = dealerOf(subject, 'seller').selling();
    if (!desk.ok) throw new Error('The seller has no desk');
    return desk.value.invoicing.papers;
  };

  it('answers with the address of a PDF', async () => {
    const issued = await issue(aClientInvoice());
    if (!issued.ok) throw new Error(issued.failure.reason);
    expect(issued.value).toMatch(/^(https?|blob):/);
  });

  it.each(vatOptions)('sends everything that was typed, to the cent: %s', async vatOption => {
    const invoice = aClientInvoice({
      vatOption,
      priceType: 'gross',
      price: euros(1234.56),
      downPayment: euros(0.07),
    });
    expect((await issue(invoice)).ok).toBe(true);
    const { invoiceNumber: number, invoiceDate, deliveryDate, vin } = invoice;
    const sums = { vatOption, gross: euros(1234.56), downPayment: euros(0.07), remaining: euros(1234.49) };
    expect(filed().at(-1)).toMatchObject({ number, invoiceDate, deliveryDate, vin, ...sums });
  });

  it('sends the net price, the motorbike and the template', async () => {
    const [bikes, templates, brands] = await Promise.all([
      subject.motorbikes.list({ page: 1, perPage: 2, query: '' }, signal),
      subject.invoiceTemplates.list({ page: 1, perPage: 2 }, signal),
      subject.motorbikes.brands(signal),
    ]);
    const bike = bikes.ok ? bikes.value.rows[1] : undefined;
    const template = templates.ok ? templates.value.rows[1] : undefined;
    if (!bike || !template || !brands.ok) throw new Error('There is nothing to choose from');
    const invoice = aClientInvoice({
      priceType: 'gross',
      price: euros(1234.56),
      netPrice: euros(1003.71),
      motorbike: { id: bike.id, name: 'called otherwise' },
      template: { id: template.id, name: 'called otherwise' },
    });
    expect((await issue(invoice)).ok).toBe(true);
    const sums = { net: euros(1003.71), vat: euros(230.85), gross: euros(1234.56) };
    const vehicle = `${brandNameOf(bike, brands.value.rows)} ${bike.model}`;
    const { name, customFields } = template;
    expect(filed().at(-1)).toMatchObject({ ...sums, vehicle, template: name, customFields });
  });

  it('sends a vehicle that is not in the list of motorbikes as it was typed', async () => {
    await issue(aClientInvoice({ motorbike: { id: null, name: 'Hymer B 678' } }));
    expect(filed().at(-1)).toMatchObject({ vehicle: 'Hymer B 678' });
  });

  it('accepts an invoice without price, motorbike and template', async () => {
    const bare = { price: null, netPrice: null, downPayment: null, motorbike: null, template: null, vin: '' };
    expect((await issue(aClientInvoice(bare))).ok).toBe(true);
    expect(filed().at(-1)).toMatchObject({ gross: 0, vehicle: '', template: '' });
  });

  it('refuses an invoice for an unknown client', async () => {
    const answer = await subject.clientInvoices.issue(1 as ClientId, aClientInvoice());
    expect(answer).toMatchObject(failed({ reason: 'notFound' }));
    expect(filed()).toEqual([]);
  });

  it('refuses a dealer whose sell module is locked', async () => {
    subject.haveSession('buyer');
    const answer = await subject.clientInvoices.issue(1 as ClientId, aClientInvoice());
    expect(answer).toMatchObject({ failure: { reason: 'refused', status: 403 } });
  });

  it('issues an invoice once, even if the answer is lost', async () => {
    subject.loseNextAnswer();
    expect((await issue(aClientInvoice())).ok).toBe(false);
    expect(filed()).toHaveLength(1);
  });
});
