import type { Failure } from '../../../../src/domain/shared/Failure';
import { anIssuedInvoice } from '../../../support/anIssuedInvoice';
import { SellingWork } from '../../../support/SellingWork';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

watchActions();

/** An invoice on its way, and the list of invoices in another tab. */
async function whileSending(failure?: Failure) {
  const at = new SellingDeskAtWork();
  const client = at.client();
  await at.editInvoice.open(client);
  at.fillIn();
  const other = new SellingWork({ twins: at.twins });
  const leave = other.listIssued.run();
  await settled();
  at.twins.line.latency = 500;
  if (failure) at.twins.line.failNext(failure);
  void at.issueInvoice.execute(client, 'Creating…');
  await settled();
  const { id } = at.issued.aboutNumber({ number: 'RE 9001', date: '2026-11-19' }).usedBy!;
  const shown = () => other.listIssued.invoices?.find(invoice => invoice.id === id);
  return { at, shown, isBeingSent: () => other.lock.isBeingSent(id), leave };
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
  await at.listIssued.execute();
  await settled();
  at.twins.clock.advance(2_000);
  await settled();
  expect(at.lock.isBeingSent(invoice.id)).toBe(true);
  at.twins.tabLocks.answers = true;
  at.twins.clock.advance(2_000);
  await settled();
  expect(at.lock.isBeingSent(invoice.id)).toBe(false);
});

it('an unconfirmed invoice is not being sent once the tab that sent it is closed', async () => {
  const at = new SellingWork();
  const invoice = anIssuedInvoice('1', { isConfirmed: false });
  await at.twins.kept.issue(at.session.dealerKey, invoice);
  await at.listIssued.execute();
  await settled();
  expect(at.listIssued.invoices).toContainEqual(invoice);
  expect(at.lock.isBeingSent(invoice.id)).toBe(false);
});
