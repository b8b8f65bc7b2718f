import { type ClientId, clientName } from '../../../../src/domain/selling/clients/Client';
import type { LocalDate } from '../../../../src/domain/selling/invoices/LocalDate';
import { anIssuedInvoice } from '../../../support/anIssuedInvoice';
import { SellingWork } from '../../../support/SellingWork';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';

watchActions();

it('ListIssuedInvoices lists all invoices issued here, or those of one client', async () => {
  const at = new SellingWork();
  const { id } = await at.aClient();
  expect(at.issuedList.of(id)).toBeNull();
  await at.listIssued.execute();
  expect(at.issuedList.invoices).toHaveLength(3);
  expect(at.issuedList.of(id)?.map(({ number }) => number)).toEqual(['2026/0003', '2026/0002']);
});

it('ListIssuedInvoices loads missing client names, and shows a dash and the reason if that fails', async () => {
  const at = new SellingWork();
  const client = await at.aClient();
  for (const id of ['1', '2']) {
    const nameless = anIssuedInvoice(id, { clientId: client.id, clientName: '' });
    await at.twins.issuedInvoices.note(at.session.dealerKey, nameless);
  }
  at.twins.line.failNext({ reason: 'offline' });
  await at.listIssued.execute();
  expect(at.issuedList.invoices?.[0]?.clientName).toBe('–');
  expect(at.issuedList.nameFailure).toEqual({ reason: 'offline' });
  await at.listIssued.execute();
  expect(at.issuedList.invoices?.slice(0, 2).map(({ clientName: name }) => name)).toEqual([
    clientName(client),
    clientName(client),
  ]);
  expect(at.issuedList.nameFailure).toBeNull();
});

it('ListIssuedInvoices shows a dash for a deleted client, asks for it once and reports no failure', async () => {
  const at = new SellingWork();
  const ofNobody = anIssuedInvoice('1', { clientId: -1 as ClientId, clientName: '' });
  await at.twins.issuedInvoices.note(at.session.dealerKey, ofNobody);
  await at.listIssued.execute();
  await at.listIssued.execute();
  expect(at.issuedList.invoices?.[0]?.clientName).toBe('–');
  expect(at.issuedList.nameFailure).toBeNull();
  expect(at.calls).toEqual(['open -1']);
});

it('ListIssuedInvoices shows an invoice of another tab while its list is on screen, except during a sign-out', async () => {
  const at = new SellingWork();
  const leave = at.listIssued.run();
  await settled();
  await at.twins.issuedInvoices.note(at.session.dealerKey, anIssuedInvoice('1'));
  await settled();
  expect(at.issuedList.invoices).toHaveLength(4);
  at.session.signOutStarted();
  await at.twins.issuedInvoices.note(at.session.dealerKey, anIssuedInvoice('2'));
  await settled();
  expect(at.issuedList.invoices).toHaveLength(4);
  leave();
});

it('ListIssuedInvoices reads nothing after its list is left', async () => {
  const at = new SellingWork();
  const leave = at.listIssued.run();
  await settled();
  leave();
  await at.twins.issuedInvoices.note(at.session.dealerKey, anIssuedInvoice('1'));
  await settled();
  expect(at.issuedList.invoices).toHaveLength(3);
});

it('ListIssuedInvoices tells the dealer if the invoices cannot be read, and claims no sum of the month', async () => {
  const at = new SellingWork();
  at.twins.issuedInvoices.failure = { reason: 'unavailable' };
  await at.listIssued.execute();
  expect(at.bookStore.problem).toEqual({ reason: 'unavailable' });
  expect([at.issuedList.invoices, at.issuedList.inMonthOf('2026-10-20' as LocalDate)]).toEqual([null, null]);
  expect(at.issuedList.isUnreadable).toBe(true);
  at.twins.issuedInvoices.failure = null;
  await at.listIssued.execute();
  expect(at.issuedList.invoices).toHaveLength(3);
  at.twins.issuedInvoices.failure = { reason: 'unavailable' };
  await at.listIssued.execute();
  expect(at.issuedList.invoices).toHaveLength(3);
  expect(at.issuedList.isUnreadable).toBe(false);
});
