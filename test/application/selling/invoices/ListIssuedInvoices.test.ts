import { BookStore } from '../../../../src/application/book/BookStore';
import { IssuedInvoiceStore } from '../../../../src/application/selling/invoices/IssuedInvoiceStore';
import { ListIssuedInvoices } from '../../../../src/application/selling/invoices/ListIssuedInvoices';
import { clientName } from '../../../../src/domain/selling/clients/Client';
import type { LocalDate } from '../../../../src/domain/selling/invoices/LocalDate';
import { anIssuedInvoice } from '../../../support/anIssuedInvoice';
import { SellingWork } from '../../../support/SellingWork';
import { watchActions } from '../../../support/watchActions';

watchActions();

const listing = ({ twins, session }: SellingWork, store: IssuedInvoiceStore, book = new BookStore()) =>
  new ListIssuedInvoices(twins.issuedInvoices, twins.clients, session, store, book);

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
    await at.twins.issuedInvoices.note(at.session.dealerKey, nameless);
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

it('ListIssuedInvoices tells the dealer if the invoices cannot be read, and claims no sum of the month', async () => {
  const at = new SellingWork();
  const store = new IssuedInvoiceStore();
  const book = new BookStore();
  at.twins.issuedInvoices.failure = { reason: 'unavailable' };
  await listing(at, store, book).execute();
  expect(book.problem).toEqual({ reason: 'unavailable' });
  expect([store.invoices, store.inMonthOf('2026-10-20' as LocalDate)]).toEqual([null, null]);
  expect(store.isUnreadable).toBe(true);
  at.twins.issuedInvoices.failure = null;
  await listing(at, store, book).execute();
  expect(store.invoices).toHaveLength(3);
  at.twins.issuedInvoices.failure = { reason: 'unavailable' };
  await listing(at, store, book).execute();
  expect(store.invoices).toHaveLength(3);
  expect(store.isUnreadable).toBe(false);
});
