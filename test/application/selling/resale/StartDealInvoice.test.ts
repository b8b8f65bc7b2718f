import { KeepAcquisition } from '../../../../src/application/selling/margin/KeepAcquisition';
import type { ClientId } from '../../../../src/domain/selling/clients/Client';
import type { AcquisitionTax } from '../../../../src/domain/selling/margin/Acquisition';
import type { InvoiceTemplateId } from '../../../../src/domain/selling/templates/InvoiceTemplate';
import { failed } from '../../../../src/domain/shared/Result';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer } from '../../../support/Workplace';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

watchActions();

async function atADeal() {
  const at = new SellingDeskAtWork();
  await at.loadOffers.refresh('browse');
  const offer = aHeldOffer(at, () => true);
  const proposal = await at.startDealInvoice.propose(offer);
  if (!proposal) throw new Error('Nothing was proposed');
  return { at, offer, proposal, client: at.client() };
}

/** The form is opened, written in and left. */
async function halfWritten(at: SellingDeskAtWork, client: ClientId, invoiceNumber: string): Promise<void> {
  await at.editInvoice.open(client);
  at.editInvoice.execute({ invoiceNumber, price: '900' });
  at.editInvoice.close();
}

async function opened(at: SellingDeskAtWork, client: ClientId) {
  await at.editInvoice.open(client);
  return at.clientInvoices.get(client)!;
}

it('StartDealInvoice proposes the vehicle and its VIN, and no price', async () => {
  const { at, offer, proposal, client } = await atADeal();
  expect(await at.startDealInvoice.begin(client, proposal)).toBe(true);
  const { form } = await opened(at, client);
  const vin = at.dealer.open(offer.hashId)?.detail.vehicle?.vin ?? '';
  expect(form).toMatchObject({ vin, motorbike: { id: null, name: `${offer.label1} ${offer.label2}`.trim() } });
  expect(form.price).toBe('');
  at.editInvoice.close();
  expect((await opened(at, at.client(1))).input.isDirty).toBe(false);
});

it('StartDealInvoice proposes the last template of the kind of tax, and the margin scheme only if the purchase is known to allow it', async () => {
  const { at, offer, proposal } = await atADeal();
  expect(proposal).toMatchObject({ vatOption: 'unselected', template: null });
  const template = { id: 4 as InvoiceTemplateId, name: 'Letterhead' };
  await at.twins.kept.issueOnly(at.session.dealerKey, [
    aSnapshotInvoice('R 3', { sent: { template: { ...template, name: 'Taxed' }, vatOption: 'standard23' } }),
    aSnapshotInvoice('R 2', { sent: { template: null, vatOption: 'marginalTaxation' } }),
    aSnapshotInvoice('R 1', { sent: { template, vatOption: 'marginalTaxation' } }),
  ]);
  await settled();
  const proposedFor = async (tax: AcquisitionTax) => {
    await at.container.get(KeepAcquisition).taxed(offer.hashId, tax);
    return at.startDealInvoice.propose(offer);
  };
  expect(await proposedFor('margin')).toMatchObject({ vatOption: 'marginalTaxation', template });
  for (const tax of ['vat', 'abroad', 'unknown'] as const)
    expect(await proposedFor(tax)).toMatchObject({ vatOption: 'unselected' });
});

it('StartDealInvoice never overwrites an unfinished invoice to the same client without asking', async () => {
  const { at, proposal, client } = await atADeal();
  await halfWritten(at, client, 'RE 7');
  expect(await at.startDealInvoice.begin(client, proposal)).toBe(false);
  const { form } = await opened(at, client);
  expect(form).toMatchObject({ invoiceNumber: 'RE 7', price: '900', motorbike: null });
});

it('StartDealInvoice starts over if the dealer chooses so', async () => {
  const { at, proposal, client } = await atADeal();
  await halfWritten(at, client, 'RE 7');
  at.startDealInvoice.beginAnew(client, proposal);
  expect((await opened(at, client)).form).toEqual(proposal);
  at.editInvoice.close();
  expect((await opened(at, client)).form).toEqual(proposal);
});

it('StartDealInvoice asks nothing if the draft belongs to another client or is equal', async () => {
  const { at, proposal, client } = await atADeal();
  await halfWritten(at, at.client(1), 'RE 7');
  expect(await at.startDealInvoice.begin(client, proposal)).toBe(true);
  await opened(at, client);
  at.editInvoice.close();
  expect(await at.startDealInvoice.begin(client, proposal)).toBe(true);
});

it('StartDealInvoice does not change the form of another client', async () => {
  const { at, proposal, client } = await atADeal();
  const other = at.client(1);
  await halfWritten(at, other, 'RE 7');
  await at.startDealInvoice.begin(client, proposal);
  expect((await opened(at, other)).form.invoiceNumber).toBe('RE 7');
  at.editInvoice.close();
  expect((await opened(at, client)).input.isDirty).toBe(false);
});

it('StartDealInvoice reports a vehicle that cannot be read and proposes nothing', async () => {
  const at = new SellingDeskAtWork();
  await at.loadOffers.refresh('browse');
  const offer = aHeldOffer(at, () => true);
  at.twins.line.failNext({ reason: 'offline' });
  expect(await at.startDealInvoice.propose(offer)).toBeNull();
  expect(at.resale.stepOf(offer.hashId)).toMatchObject({ step: 'failed', what: 'read' });
});

it('StartDealInvoice reads the vehicle again if the panel has asked for it too, and was closed', async () => {
  const at = new SellingDeskAtWork();
  await at.loadOffers.refresh('browse');
  const offer = aHeldOffer(at, () => true);
  const asked = jest
    .spyOn(at.twins.offers, 'open')
    .mockImplementationOnce(
      (_, signal) =>
        new Promise(resolve => signal?.addEventListener('abort', () => resolve(failed({ reason: 'aborted' })))),
    );
  const proposing = at.startDealInvoice.propose(offer);
  while (asked.mock.calls.length === 0) await at.passes(10);
  const panel = new AbortController();
  void at.opened.read(offer.hashId, panel.signal);
  panel.abort();
  expect(await proposing).toMatchObject({ vin: at.dealer.open(offer.hashId)?.detail.vehicle?.vin ?? '' });
});
