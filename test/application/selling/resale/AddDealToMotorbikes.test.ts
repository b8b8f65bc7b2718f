import type { Offer } from '../../../../src/domain/offers/Offer';
import { SECOND } from '../../../../src/domain/shared/Instant';
import { failed } from '../../../../src/domain/shared/Result';
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

it('AddDealToMotorbikes adds the vehicle once with brand, model and VIN', async () => {
  const { at, offer, vin } = await atADeal();
  await Promise.all([at.addDealToMotorbikes.execute(offer), at.addDealToMotorbikes.execute(offer)]);
  expect(await at.addDealToMotorbikes.execute(offer)).toBe(true);
  expect(additions(at)).toHaveLength(1);
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
  const [added] = at.desk.invoicing.motorbikes({ page: 1, perPage: 1, query: '' }).rows;
  expect(added).toMatchObject({ vin });
  expect(`${added!.brandName} ${added!.model}`).toBe(`${offer.label1} ${offer.label2}`.trim());
});

it('AddDealToMotorbikes asks the dealer for an unknown brand', async () => {
  const { at, offer, vin } = await atADeal();
  expect(await at.addDealToMotorbikes.execute({ ...offer, label1: 'Jawa 350', label2: '' })).toBe(false);
  expect(at.motorbikes.dialog).toMatchObject({ id: null, form: { values: { model: 'Jawa 350', brandId: 0, vin } } });
});

it('AddDealToMotorbikes does not change the draft of another motorbike', async () => {
  const { at, offer } = await atADeal();
  const { dialog } = at.motorbikes;
  await dialog.open();
  dialog.form!.edit({ model: 'Half' });
  dialog.close();
  await at.addDealToMotorbikes.execute({ ...offer, label1: 'Jawa 350', label2: '' });
  expect(dialog.form?.values.model).toBe('Jawa 350');
  dialog.close();
  await dialog.open();
  expect(dialog.form?.values.model).toBe('Half');
});

it('AddDealToMotorbikes reports a failure and can be tried again', async () => {
  const { at, offer } = await atADeal();
  at.twins.line.failNext({ reason: 'offline' }, 2);
  await at.addDealToMotorbikes.execute(offer);
  expect(at.resale.stepOf(offer.hashId)).toMatchObject({ step: 'failed', what: 'read' });
  await at.addDealToMotorbikes.execute(offer);
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
});

it('AddDealToMotorbikes never adds a vehicle twice, even after a reload or from another device', async () => {
  const { at, offer, vin } = await atADeal();
  await at.addDealToMotorbikes.execute(offer);
  reloaded(at, offer);
  await at.addDealToMotorbikes.execute(offer);
  expect(additions(at)).toHaveLength(1);
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
  const [added] = at.desk.invoicing.motorbikes({ page: 1, perPage: 1, query: vin }).rows;
  at.desk.invoicing.changeMotorbike(added!.id, { ...added!, vin: ` ${vin.toLowerCase()} ` });
  reloaded(at, offer);
  await at.addDealToMotorbikes.execute(offer);
  expect(additions(at)).toHaveLength(1);
});

it('AddDealToMotorbikes adds a removed motorbike again', async () => {
  const { at, offer, vin } = await atADeal();
  await at.addDealToMotorbikes.execute(offer);
  const [added] = at.desk.invoicing.motorbikes({ page: 1, perPage: 1, query: vin }).rows;
  at.desk.invoicing.removeMotorbike(added!.id);
  reloaded(at, offer);
  await at.addDealToMotorbikes.execute(offer);
  expect(additions(at)).toHaveLength(2);
});

it('AddDealToMotorbikes adds nothing if it cannot find out whether the vehicle is listed', async () => {
  const { at, offer } = await atADeal();
  await Promise.all([at.opened.read(offer.hashId), at.motorbikes.choices.ensure()]);
  at.twins.line.failNext({ reason: 'timedOut' }, 2);
  await at.addDealToMotorbikes.execute(offer);
  expect(at.resale.stepOf(offer.hashId)).toMatchObject({
    step: 'failed',
    what: 'lookUp',
    failure: { reason: 'timedOut' },
  });
  expect(additions(at)).toEqual([]);
});

it('AddDealToMotorbikes looks for the vehicle if the answer is lost, and it is unsaved work until then', async () => {
  const { at, offer } = await atADeal();
  at.twins.line.loseNextAnswer(lost);
  const adding = at.addDealToMotorbikes.execute(offer);
  await settled();
  expect(await adding).toBe(true);
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
  expect(additions(at)).toHaveLength(1);
});

it('AddDealToMotorbikes says that the vehicle is checked, and then that it may have been added', async () => {
  const { at, offer } = await atADeal();
  jest.spyOn(at.twins.motorbikes, 'add').mockResolvedValueOnce(failed(lost));
  const adding = at.addDealToMotorbikes.execute(offer);
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

it('AddDealToMotorbikes asks the dealer before it sends a motorbike without a VIN again', async () => {
  const { at, offer } = await atADealWithoutVin();
  jest.spyOn(at.twins.motorbikes, 'add').mockResolvedValueOnce(failed(lost));
  const adding = at.addDealToMotorbikes.execute(offer);
  await settled();
  await lookedInVain(at);
  await adding;
  reloaded(at, offer);
  expect(await at.addDealToMotorbikes.execute(offer)).toBe(false);
  expect(additions(at)).toHaveLength(1);
  expect(at.motorbikes.dialog).toMatchObject({ id: null, form: { values: { vin: '' } } });
  expect(at.motorbikes.dialog.form?.values.brandId).not.toBe(0);
});

it('AddDealToMotorbikes sends a motorbike without a VIN again after a refusal', async () => {
  const { at, offer } = await atADealWithoutVin();
  jest
    .spyOn(at.twins.motorbikes, 'add')
    .mockResolvedValueOnce(failed({ reason: 'refused', status: 422, message: null }));
  await at.addDealToMotorbikes.execute(offer);
  expect(at.resale.stepOf(offer.hashId)).toMatchObject({ step: 'failed', what: 'add' });
  await at.addDealToMotorbikes.execute(offer);
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
});

it('AddDealToMotorbikes remembers a motorbike without a VIN on this device', async () => {
  const { at, offer } = await atADealWithoutVin();
  await at.addDealToMotorbikes.execute(offer);
  reloaded(at, offer);
  await at.addDealToMotorbikes.execute(offer);
  expect(additions(at)).toHaveLength(1);
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
});

it('AddDealToMotorbikes finds a listed vehicle by its model and on later pages', async () => {
  const { at, offer, vin } = await atADeal();
  await at.addDealToMotorbikes.execute(offer);
  const [added] = at.desk.invoicing.motorbikes({ page: 1, perPage: 1, query: vin }).rows;
  for (let index = 0; index < 105; index += 1) at.desk.invoicing.addMotorbike({ ...added!, vin: `OTHER${index}` });
  reloaded(at, offer);
  at.asked.length = 0;
  await at.addDealToMotorbikes.execute(offer);
  expect(at.asked).toEqual([`motorbikes ${added!.model} 1`, `motorbikes ${added!.model} 2`]);
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
});
