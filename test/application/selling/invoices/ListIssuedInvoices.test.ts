import { type ClientId, clientName } from '../../../../src/domain/selling/clients/Client';
import { anIssuedInvoice } from '../../../support/anIssuedInvoice';
import { SellingWork } from '../../../support/SellingWork';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';

watchActions();

it('ListIssuedInvoices lists all invoices issued here, or those of one client', async () => {
  const at = new SellingWork();
  const { id } = await at.aClient();
  expect(at.listIssued.of(id)).toBeNull();
  await at.listIssued.execute();
  expect(at.listIssued.invoices).toHaveLength(3);
  expect(at.listIssued.of(id)?.map(({ number }) => number)).toEqual(['2026/0003', '2026/0002']);
});

it('ListIssuedInvoices loads missing client names, and shows a dash and the reason if that fails', async () => {
  const at = new SellingWork();
  const client = await at.aClient();
  for (const id of ['1', '2']) {
    const nameless = anIssuedInvoice(id, { clientId: client.id, clientName: '' });
    await at.twins.kept.issue(at.session.dealerKey, nameless);
  }
  at.twins.line.failNext({ reason: 'offline' });
  await at.listIssued.execute();
  expect(at.listIssued.invoices?.[0]?.clientName).toBe('–');
  expect(at.listIssued.nameFailure).toEqual({ reason: 'offline' });
  await at.listIssued.execute();
  expect(at.listIssued.invoices?.slice(0, 2).map(({ clientName: name }) => name)).toEqual([
    clientName(client),
    clientName(client),
  ]);
  expect(at.listIssued.nameFailure).toBeNull();
});

it('ListIssuedInvoices shows a dash for a deleted client, asks for it once and reports no failure', async () => {
  const at = new SellingWork();
  const ofNobody = anIssuedInvoice('1', { clientId: -1 as ClientId, clientName: '' });
  await at.twins.kept.issue(at.session.dealerKey, ofNobody);
  await at.listIssued.execute();
  await at.listIssued.execute();
  expect(at.listIssued.invoices?.[0]?.clientName).toBe('–');
  expect(at.listIssued.nameFailure).toBeNull();
  expect(at.calls).toEqual(['open -1']);
});

it('ListIssuedInvoices shows an invoice of another tab, and names its client while the list is on screen', async () => {
  const at = new SellingWork();
  const client = await at.aClient();
  const leave = at.listIssued.run();
  await settled();
  const nameless = anIssuedInvoice('1', { clientId: client.id, clientName: '' });
  await at.twins.kept.issue(at.session.dealerKey, nameless);
  await settled();
  expect(at.listIssued.invoices).toHaveLength(4);
  expect(at.listIssued.invoices?.[0]?.clientName).toBe(clientName(client));
  leave();
  await at.twins.kept.issue(at.session.dealerKey, anIssuedInvoice('2', { clientName: '' }));
  await settled();
  expect(at.calls).toEqual([`open ${client.id}`]);
});

it('ListIssuedInvoices tells the dealer if the invoices cannot be read', async () => {
  const at = new SellingWork();
  at.twins.book.failure = { reason: 'unavailable' };
  await at.listIssued.execute();
  expect(at.bookStore.problem).toEqual({ reason: 'unavailable' });
  expect(at.listIssued.invoices).toBeNull();
  expect(at.bookStore.failureOf('selling')).not.toBeNull();
  at.twins.book.failure = null;
  await at.listIssued.execute();
  expect(at.listIssued.invoices).toHaveLength(3);
  expect(at.bookStore.failureOf('selling')).toBeNull();
});
