import { IssuedInvoiceStore } from '../../../src/application/selling/invoices/IssuedInvoiceStore';
import { ListIssuedInvoices } from '../../../src/application/selling/invoices/ListIssuedInvoices';
import { LoadSellingModule } from '../../../src/application/selling/LoadSellingModule';
import { SellingModuleStore } from '../../../src/application/selling/SellingModuleStore';
import { clientName } from '../../../src/domain/selling/clients/Client';
import type { LocalDate } from '../../../src/domain/selling/invoices/LocalDate';
import { euros } from '../../../src/domain/shared/Money';
import { InMemorySellingModule } from '../../../src/infrastructure/inMemory/InMemorySellingModule';
import { anIssuedInvoice } from '../../support/anIssuedInvoice';
import { SellingWork } from '../../support/SellingWork';
import { watchActions } from '../../support/watchActions';

watchActions();

it('loads the selling module once, and reports a failure', async () => {
  const module = new InMemorySellingModule();
  const store = new SellingModuleStore();
  const load = new LoadSellingModule(module, store);
  module.isOffline = true;
  await load.execute();
  expect(store.status).toEqual({ step: 'failed', because: { reason: 'offline' } });
  module.isOffline = false;
  await load.execute();
  module.isOffline = true;
  await load.execute();
  expect(store.status).toEqual({ step: 'ready' });
});

it('CountSelling counts the clients and keeps the count if a later request fails', async () => {
  const at = new SellingWork();
  await at.countSelling.execute();
  expect(at.counts.counts.get('clients')).toBe(47);
  at.twins.line.failNext({ reason: 'unauthorized' });
  await at.countSelling.execute();
  expect(at.counts.counts.get('clients')).toBe(47);
  expect(at.counts.failure).toEqual({ reason: 'unauthorized' });
  await at.countSelling.execute();
  expect(at.counts.failure).toBeNull();
});

const listing = ({ twins, session }: SellingWork, store: IssuedInvoiceStore) =>
  new ListIssuedInvoices(twins.issuedInvoices, twins.clients, session, store);

it('ListIssuedInvoices lists all invoices issued here, or those of one client', async () => {
  const at = new SellingWork();
  const store = new IssuedInvoiceStore();
  const { id } = await at.aClient();
  expect(store.of(id)).toBeNull();
  await listing(at, store).execute();
  expect(store.invoices).toHaveLength(3);
  expect(store.of(id)?.map(({ number }) => number)).toEqual(['2026/0003', '2026/0002']);
});

it('ListIssuedInvoices loads missing client names and shows a dash if that fails', async () => {
  const at = new SellingWork();
  const store = new IssuedInvoiceStore();
  const client = await at.aClient();
  for (const id of ['1', '2']) {
    const nameless = anIssuedInvoice(id, { clientId: client.id, clientName: '' });
    await at.twins.issuedInvoices.note(at.session.draftsKey, nameless);
  }
  at.twins.line.failNext({ reason: 'offline' });
  await listing(at, store).execute();
  expect(store.invoices?.[0]?.clientName).toBe('–');
  await listing(at, store).execute();
  expect(store.invoices?.slice(0, 2).map(({ clientName: name }) => name)).toEqual([
    clientName(client),
    clientName(client),
  ]);
});

it('the dashboard sums the confirmed invoices of the month', () => {
  const store = new IssuedInvoiceStore();
  const day = '2026-11-20' as LocalDate;
  expect(store.inMonthOf(day)).toBeNull();
  store.arrived([
    anIssuedInvoice('1', { date: '2026-11-01', gross: euros(100.5) }),
    anIssuedInvoice('2', { date: '2026-11-30', gross: euros(20) }),
    anIssuedInvoice('3', { date: '2026-11-02', isConfirmed: false }),
    anIssuedInvoice('4', { date: '2026-10-31' }),
    anIssuedInvoice('5', { date: '2025-11-20' }),
  ]);
  expect(store.inMonthOf(day)).toEqual({ count: 2, gross: euros(120.5) });
});
