import { Acquisitions } from '../../../../src/application/selling/margin/Acquisitions';
import type { Offer } from '../../../../src/domain/offers/Offer';
import type { AcquisitionTax } from '../../../../src/domain/selling/margin/Acquisition';
import type { InvoiceTemplateId } from '../../../../src/domain/selling/templates/InvoiceTemplate';
import { SECOND } from '../../../../src/domain/shared/Instant';
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
  const offer = aHeldOffer(at, ({ vehicleType }) => vehicleType === 'Motorbike');
  return { at, offer, vin: at.dealer.open(offer.hashId)?.detail.vehicle?.vin ?? '' };
}

const additions = (at: SellingDeskAtWork) => at.asked.filter(call => call.startsWith('add '));

const lost = { reason: 'timedOut' } as const;

/** Until the outcome counts as unknown. */
async function lookedInVain(at: SellingDeskAtWork): Promise<void> {
  for (let second = 0; second < 66; second += 1) await at.passes(SECOND);
}

/** What was only remembered is gone. */
const reloaded = (at: SellingDeskAtWork, { hashId }: Offer) => at.resale.moved(hashId, { step: 'idle' });

it('Resale adds the vehicle once with brand, model and VIN', async () => {
  const { at, offer, vin } = await atADeal();
  await Promise.all([at.resale.addToMotorbikes(offer), at.resale.addToMotorbikes(offer)]);
  expect(await at.resale.addToMotorbikes(offer)).toBe(true);
  expect(additions(at)).toHaveLength(1);
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
  const [added] = at.desk.invoicing.motorbikes({ page: 1, perPage: 1, query: '' }).rows;
  expect(added).toMatchObject({ vin });
  expect(`${added!.brandName} ${added!.model}`).toBe(`${offer.label1} ${offer.label2}`.trim());
});

it('Resale asks the dealer for an unknown brand', async () => {
  const { at, offer, vin } = await atADeal();
  expect(await at.resale.addToMotorbikes({ ...offer, label1: 'Jawa 350', label2: '' })).toBe(false);
  expect(at.motorbikes.dialog).toMatchObject({ id: null, form: { values: { model: 'Jawa 350', brandId: 0, vin } } });
});

it('Resale does not change the draft of another motorbike', async () => {
  const { at, offer } = await atADeal();
  const { dialog } = at.motorbikes;
  await dialog.open();
  dialog.form!.edit({ model: 'Half' });
  dialog.close();
  await at.resale.addToMotorbikes({ ...offer, label1: 'Jawa 350', label2: '' });
  expect(dialog.form?.values.model).toBe('Jawa 350');
  dialog.close();
  await dialog.open();
  expect(dialog.form?.values.model).toBe('Half');
});

it('Resale reports a failure and can be tried again', async () => {
  const { at, offer } = await atADeal();
  at.twins.line.failNext({ reason: 'offline' }, 2);
  await at.resale.addToMotorbikes(offer);
  expect(at.resale.stepOf(offer.hashId)).toMatchObject({ step: 'failed', what: 'read' });
  await at.resale.addToMotorbikes(offer);
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
});

it('Resale never adds a vehicle twice, even after a reload or from another device', async () => {
  const { at, offer, vin } = await atADeal();
  await at.resale.addToMotorbikes(offer);
  reloaded(at, offer);
  await at.resale.addToMotorbikes(offer);
  expect(additions(at)).toHaveLength(1);
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
  const [added] = at.desk.invoicing.motorbikes({ page: 1, perPage: 1, query: vin }).rows;
  at.desk.invoicing.changeMotorbike(added!.id, { ...added!, vin: ` ${vin.toLowerCase()} ` });
  reloaded(at, offer);
  await at.resale.addToMotorbikes(offer);
  expect(additions(at)).toHaveLength(1);
});

it('Resale adds a removed motorbike again', async () => {
  const { at, offer, vin } = await atADeal();
  await at.resale.addToMotorbikes(offer);
  const [added] = at.desk.invoicing.motorbikes({ page: 1, perPage: 1, query: vin }).rows;
  at.desk.invoicing.removeMotorbike(added!.id);
  reloaded(at, offer);
  await at.resale.addToMotorbikes(offer);
  expect(additions(at)).toHaveLength(2);
});

it('Resale adds nothing if it cannot find out whether the vehicle is listed', async () => {
  const { at, offer } = await atADeal();
  await Promise.all([at.opened.read(offer.hashId), at.motorbikes.choices.ensure()]);
  at.twins.line.failNext({ reason: 'timedOut' }, 2);
  await at.resale.addToMotorbikes(offer);
  expect(at.resale.stepOf(offer.hashId)).toMatchObject({
    step: 'failed',
    what: 'lookUp',
    failure: { reason: 'timedOut' },
  });
  expect(additions(at)).toEqual([]);
});

it('Resale looks for the vehicle if the answer is lost, and it is unsaved work until then', async () => {
  const { at, offer } = await atADeal();
  at.twins.line.loseNextAnswer(lost);
  const adding = at.resale.addToMotorbikes(offer);
  await settled();
  expect(await adding).toBe(true);
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
  expect(additions(at)).toHaveLength(1);
});

it('Resale says that the vehicle is checked, and then that it may have been added', async () => {
  const { at, offer } = await atADeal();
  jest.spyOn(at.twins.motorbikes, 'add').mockResolvedValueOnce(failed(lost));
  const adding = at.resale.addToMotorbikes(offer);
  await settled();
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'sending', isAnswerLost: true });
  expect(at.work.isAny).toBe(true);
  await lookedInVain(at);
  await adding;
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'failed', what: 'add', failure: lost });
  expect(at.work.isAny).toBe(false);
});

async function atADealWithoutVin() {
  const { at, offer } = await atADeal();
  await at.opened.read(offer.hashId);
  const detail = at.opened.detailOf(offer.hashId)!;
  at.opened.detailArrived(offer.hashId, { ...detail, vehicle: { ...detail.vehicle!, vin: ' ' } });
  return { at, offer };
}

it('Resale asks the dealer before it sends a motorbike without a VIN again', async () => {
  const { at, offer } = await atADealWithoutVin();
  jest.spyOn(at.twins.motorbikes, 'add').mockResolvedValueOnce(failed(lost));
  const adding = at.resale.addToMotorbikes(offer);
  await settled();
  await lookedInVain(at);
  await adding;
  reloaded(at, offer);
  expect(await at.resale.addToMotorbikes(offer)).toBe(false);
  expect(additions(at)).toHaveLength(1);
  expect(at.motorbikes.dialog).toMatchObject({ id: null, form: { values: { vin: '' } } });
  expect(at.motorbikes.dialog.form?.values.brandId).not.toBe(0);
});

it('Resale sends a motorbike without a VIN again after a refusal', async () => {
  const { at, offer } = await atADealWithoutVin();
  jest
    .spyOn(at.twins.motorbikes, 'add')
    .mockResolvedValueOnce(failed({ reason: 'refused', status: 422, message: null }));
  await at.resale.addToMotorbikes(offer);
  expect(at.resale.stepOf(offer.hashId)).toMatchObject({ step: 'failed', what: 'add' });
  await at.resale.addToMotorbikes(offer);
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
});

it('Resale remembers a motorbike without a VIN on this device', async () => {
  const { at, offer } = await atADealWithoutVin();
  await at.resale.addToMotorbikes(offer);
  reloaded(at, offer);
  await at.resale.addToMotorbikes(offer);
  expect(additions(at)).toHaveLength(1);
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
});

it('Resale finds a listed vehicle by its model and on later pages', async () => {
  const { at, offer, vin } = await atADeal();
  await at.resale.addToMotorbikes(offer);
  const [added] = at.desk.invoicing.motorbikes({ page: 1, perPage: 1, query: vin }).rows;
  for (let index = 0; index < 105; index += 1) at.desk.invoicing.addMotorbike({ ...added!, vin: `OTHER${index}` });
  reloaded(at, offer);
  at.asked.length = 0;
  await at.resale.addToMotorbikes(offer);
  expect(at.asked).toEqual([`motorbikes ${added!.model} 1`, `motorbikes ${added!.model} 2`]);
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
});

it('Resale proposes the last template of the kind of tax, and the margin scheme only if the purchase is known to allow it', async () => {
  const { at, offer } = await atADeal();
  expect(await at.resale.invoiceFor(offer)).toMatchObject({ vatOption: 'unselected', template: null });
  const template = { id: 4 as InvoiceTemplateId, name: 'Letterhead' };
  await at.twins.kept.issueOnly(at.session.dealerKey, [
    aSnapshotInvoice('R 3', { sent: { template: { ...template, name: 'Taxed' }, vatOption: 'standard23' } }),
    aSnapshotInvoice('R 2', { sent: { template: null, vatOption: 'marginalTaxation' } }),
    aSnapshotInvoice('R 1', { sent: { template, vatOption: 'marginalTaxation' } }),
  ]);
  await settled();
  const proposedFor = async (tax: AcquisitionTax) => {
    await at.container.get(Acquisitions).taxed(offer.hashId, tax);
    return at.resale.invoiceFor(offer);
  };
  expect(await proposedFor('margin')).toMatchObject({ vatOption: 'marginalTaxation', template });
  for (const tax of ['vat', 'abroad', 'unknown'] as const)
    expect(await proposedFor(tax)).toMatchObject({ vatOption: 'unselected' });
});

it('Resale reports a vehicle that cannot be read and proposes nothing', async () => {
  const at = new SellingDeskAtWork();
  await at.loadOffers.refresh('browse');
  const offer = aHeldOffer(at, () => true);
  at.twins.line.failNext({ reason: 'offline' });
  expect(await at.resale.invoiceFor(offer)).toBeNull();
  expect(at.resale.stepOf(offer.hashId)).toMatchObject({ step: 'failed', what: 'read' });
});

it('Resale reads the vehicle again if the panel has asked for it too, and was closed', async () => {
  const at = new SellingDeskAtWork();
  await at.loadOffers.refresh('browse');
  const offer = aHeldOffer(at, () => true);
  const asked = jest
    .spyOn(at.twins.offers, 'open')
    .mockImplementationOnce(
      (_, signal) =>
        new Promise(resolve => signal?.addEventListener('abort', () => resolve(failed({ reason: 'aborted' })))),
    );
  const proposing = at.resale.invoiceFor(offer);
  while (asked.mock.calls.length === 0) await at.passes(10);
  const panel = new AbortController();
  void at.opened.read(offer.hashId, panel.signal);
  panel.abort();
  expect(await proposing).toMatchObject({ vin: at.dealer.open(offer.hashId)?.detail.vehicle?.vin ?? '' });
});
