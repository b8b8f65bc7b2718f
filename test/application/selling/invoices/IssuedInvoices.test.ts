import { type ClientId, clientName } from '../../../../src/domain/selling/clients/Client';
import type { Failure } from '../../../../src/domain/shared/Failure';
import { anIssuedInvoice } from '../../../support/anIssuedInvoice';
import { SellingWork } from '../../../support/SellingWork';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

watchActions();

it('IssuedInvoices lists all invoices issued here, or those of one client', async () => {
  const at = new SellingWork();
  const { id } = await at.aClient();
  expect(at.issued.to(id)).toBeNull();
  await at.issued.read();
  expect(at.issued.named).toHaveLength(3);
  expect(at.issued.to(id)?.map(({ number }) => number)).toEqual(['2026/0003', '2026/0002']);
});

it('IssuedInvoices loads missing client names, and shows a dash and the reason if that fails', async () => {
  const at = new SellingWork();
  const client = await at.aClient();
  for (const id of ['1', '2']) {
    const nameless = anIssuedInvoice(id, { clientId: client.id, clientName: '' });
    await at.twins.kept.issue(at.session.dealerKey, nameless);
  }
  at.twins.line.failNext({ reason: 'offline' });
  await at.issued.read();
  expect(at.issued.named?.[0]?.clientName).toBe('–');
  expect(at.issued.nameFailure).toEqual({ reason: 'offline' });
  await at.issued.read();
  expect(at.issued.named?.slice(0, 2).map(({ clientName: name }) => name)).toEqual([
    clientName(client),
    clientName(client),
  ]);
  expect(at.issued.nameFailure).toBeNull();
});

it('IssuedInvoices reports no failure of a read that a newer one has replaced', async () => {
  const at = new SellingWork();
  const client = await at.aClient();
  const nameless = anIssuedInvoice('1', { clientId: client.id, clientName: '' });
  await at.twins.kept.issue(at.session.dealerKey, nameless);
  at.twins.line.latency = 100;
  void at.issued.read();
  await settled();
  void at.issued.read();
  await settled();
  expect([at.calls.length, at.issued.nameFailure]).toEqual([2, null]);
  at.twins.clock.advance(100);
  await settled();
  expect([at.issued.named?.[0]?.clientName, at.issued.nameFailure]).toEqual([clientName(client), null]);
});

it('IssuedInvoices shows a dash for a deleted client, asks for it once and reports no failure', async () => {
  const at = new SellingWork();
  const ofNobody = anIssuedInvoice('1', { clientId: -1 as ClientId, clientName: '' });
  await at.twins.kept.issue(at.session.dealerKey, ofNobody);
  await at.issued.read();
  await at.issued.read();
  expect(at.issued.named?.[0]?.clientName).toBe('–');
  expect(at.issued.nameFailure).toBeNull();
  expect(at.calls).toEqual(['open -1']);
});

it('IssuedInvoices shows an invoice of another tab, and names its client while the list is on screen', async () => {
  const at = new SellingWork();
  const client = await at.aClient();
  const leave = at.issued.run();
  await settled();
  const nameless = anIssuedInvoice('1', { clientId: client.id, clientName: '' });
  await at.twins.kept.issue(at.session.dealerKey, nameless);
  await settled();
  expect(at.issued.named).toHaveLength(4);
  expect(at.issued.named?.[0]?.clientName).toBe(clientName(client));
  leave();
  await at.twins.kept.issue(at.session.dealerKey, anIssuedInvoice('2', { clientName: '' }));
  await settled();
  expect(at.calls).toEqual([`open ${client.id}`]);
});

it('IssuedInvoices tells the dealer if the invoices cannot be read', async () => {
  const at = new SellingWork();
  at.twins.book.failure = { reason: 'unavailable' };
  await at.issued.read();
  expect(at.bookStore.problem).toEqual({ reason: 'unavailable' });
  expect(at.issued.named).toBeNull();
  expect(at.bookStore.failureOf('selling')).not.toBeNull();
  at.twins.book.failure = null;
  await at.issued.read();
  expect(at.issued.named).toHaveLength(3);
  expect(at.bookStore.failureOf('selling')).toBeNull();
});

/** An invoice on its way, and the list of invoices in another tab. */
async function whileSending(failure?: Failure) {
  const at = new SellingDeskAtWork();
  const client = at.client();
  await at.forms.open(client);
  at.fillIn();
  const other = new SellingWork({ twins: at.twins });
  const leave = other.issued.run();
  await settled();
  at.twins.line.latency = 500;
  if (failure) at.twins.line.failNext(failure);
  void at.issueInvoice.issue(client, 'Creating…');
  await settled();
  const { id } = at.issued.aboutNumber({ number: 'RE 9001', date: '2026-11-19' }).usedBy!;
  const shown = () => other.issued.named?.find(invoice => invoice.id === id);
  return { at, shown, isBeingSent: () => other.issued.isBeingSent(id), leave };
}

it.each<[string, Failure | undefined, boolean | undefined]>([
  ['confirmed', undefined, true],
  ['unconfirmed', { reason: 'timedOut' }, false],
  ['missing', { reason: 'refused', status: 422, message: null }, undefined],
])('an invoice is being sent in another tab until its answer makes it %s', async (_, failure, isConfirmed) => {
  const { at, shown, isBeingSent, leave } = await whileSending(failure);
  expect(isBeingSent()).toBe(true);
  expect(shown()?.isConfirmed).toBe(false);
  await at.passesInSeconds(1);
  expect(isBeingSent()).toBe(false);
  expect(shown()?.isConfirmed).toBe(isConfirmed);
  leave();
});

it('an unconfirmed invoice counts as being sent while the browser does not say whether another tab sends it', async () => {
  const at = new SellingWork();
  const invoice = anIssuedInvoice('1', { isConfirmed: false });
  await at.twins.kept.issue(at.session.dealerKey, invoice);
  at.twins.tabLocks.answers = false;
  await at.issued.read();
  await settled();
  at.twins.clock.advance(2_000);
  await settled();
  expect(at.issued.isBeingSent(invoice.id)).toBe(true);
  at.twins.tabLocks.answers = true;
  at.twins.clock.advance(2_000);
  await settled();
  expect(at.issued.isBeingSent(invoice.id)).toBe(false);
});

it('an unconfirmed invoice is not being sent once the tab that sent it is closed', async () => {
  const at = new SellingWork();
  const invoice = anIssuedInvoice('1', { isConfirmed: false });
  await at.twins.kept.issue(at.session.dealerKey, invoice);
  await at.issued.read();
  await settled();
  expect(at.issued.named).toContainEqual(invoice);
  expect(at.issued.isBeingSent(invoice.id)).toBe(false);
});
