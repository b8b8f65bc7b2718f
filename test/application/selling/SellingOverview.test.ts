import { Drafts } from '../../../src/application/forms/Drafts';
import { SellingOverview } from '../../../src/application/selling/SellingOverview';
import { clientName } from '../../../src/domain/selling/clients/Client';
import { SellingWork } from '../../support/SellingWork';
import { watchActions } from '../../support/watchActions';
import { SellingDeskAtWork } from './SellingDeskAtWork';

watchActions();

function clientNameOf(at: SellingDeskAtWork): string {
  const found = at.desk.client(at.client());
  if (!found.ok) throw new Error('There is no such client');
  return clientName(found.value);
}

it('SellingOverview lists the drafts of a new client and of invoices, and no others', async () => {
  const at = new SellingDeskAtWork();
  await at.container.get(Drafts).keep('clientForms', 'new', { companyName: 'Nordwind' });
  const client = at.client();
  const name = clientNameOf(at);
  await at.container.get(Drafts).keep('invoiceForms', '1', { invoiceNumber: ' RE 7 ' });
  await at.container.get(Drafts).keep('invoiceForms', '12', { price: '900' });
  await at.container.get(Drafts).keep('invoiceForms', String(client), {
    invoiceNumber: 'RE 8',
    motorbike: { id: null, name: 'Indian Scout' },
    vin: 'WB1',
  });
  await at.container.get(Drafts).keep('templateForms', '1', { name: 'x' });
  await at.container.get(Drafts).keep('clientForms', '1', { companyName: 'x' });
  const changedAt = at.twins.clock.now();
  await at.container.get(SellingOverview).readDrafts();
  expect(at.container.get(SellingOverview).drafts).toEqual([
    { what: 'client', name: 'Nordwind' },
    { what: 'invoice', name: 'RE 7', client: 1, clientName: '', changedAt },
    { what: 'invoice', name: '', client: 12, clientName: '', changedAt },
    { what: 'invoice', name: `RE 8 · ${name} · Indian Scout`, client, clientName: name, changedAt },
  ]);
});

it('SellingOverview names an invoice without its client if the client cannot be read', async () => {
  const at = new SellingDeskAtWork();
  await at.container.get(Drafts).keep('invoiceForms', String(at.client()), { vin: 'WB1' });
  jest.spyOn(at.twins.clients, 'byId').mockResolvedValue({ ok: false, failure: { reason: 'offline' } });
  await at.container.get(SellingOverview).readDrafts();
  expect(at.container.get(SellingOverview).drafts).toMatchObject([
    { what: 'invoice', name: 'WB1', client: at.client(), clientName: '' },
  ]);
});

it('SellingOverview lists nothing if nothing was typed', async () => {
  const at = new SellingDeskAtWork();
  await at.container.get(SellingOverview).readDrafts();
  expect(at.container.get(SellingOverview).drafts).toEqual([]);
});

it('SellingOverview counts the clients and keeps the count if a later request fails', async () => {
  const { overview, twins } = new SellingWork();
  await overview.count();
  expect(overview.counts.clients).toBe(47);
  twins.line.failNext({ reason: 'unauthorized' });
  await overview.count();
  expect(overview.counts.clients).toBe(47);
  expect(overview.failure).toEqual({ reason: 'unauthorized' });
  await overview.count();
  expect(overview.failure).toBeNull();
});
