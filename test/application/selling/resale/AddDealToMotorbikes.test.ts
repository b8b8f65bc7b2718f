import type { Offer } from '../../../../src/domain/offers/Offer';
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

/** What was only remembered is gone. */
const reloaded = (at: SellingDeskAtWork, { hashId }: Offer) => at.resale.moved(hashId, { step: 'idle' });

it('adds what was bought to the motorbikes, once, with its brand, model and number', async () => {
  const { at, offer, vin } = await atADeal();
  await Promise.all([at.addDealToMotorbikes.execute(offer), at.addDealToMotorbikes.execute(offer)]);
  expect(await at.addDealToMotorbikes.execute(offer)).toBe(true);
  expect(additions(at)).toHaveLength(1);
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
  const [added] = at.desk.showroom.motorbikes({ page: 1, perPage: 1, query: '' }).rows;
  expect(added).toMatchObject({ vin });
  expect(`${added!.brandName} ${added!.model}`).toBe(`${offer.label1} ${offer.label2}`.trim());
});

it('leaves the brand to the dealer where nobody knows it', async () => {
  const { at, offer, vin } = await atADeal();
  expect(await at.addDealToMotorbikes.execute({ ...offer, label1: 'Jawa 350', label2: '' })).toBe(false);
  expect(at.motorbikes.store.entry).toMatchObject({
    isOpen: true,
    id: null,
    form: { model: 'Jawa 350', brandId: 0, vin },
  });
});

it('leaves alone what was being typed of another motorbike', async () => {
  const { at, offer } = await atADeal();
  const { dialog } = at.motorbikes;
  await dialog.open();
  dialog.execute({ model: 'Half' });
  dialog.close();
  await at.addDealToMotorbikes.execute({ ...offer, label1: 'Jawa 350', label2: '' });
  expect(dialog.entry.form.model).toBe('Jawa 350');
  dialog.close();
  await dialog.open();
  expect(dialog.entry.form.model).toBe('Half');
});

it('says so where the vehicle cannot be read or added, and tries again', async () => {
  const { at, offer } = await atADeal();
  at.twins.line.failNext({ reason: 'offline' }, 2);
  await at.addDealToMotorbikes.execute(offer);
  expect(at.resale.stepOf(offer.hashId)).toMatchObject({ step: 'failed', what: 'read' });
  await at.addDealToMotorbikes.execute(offer);
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
});

it('never adds twice what stands among the motorbikes, though the page was loaded again or they were added elsewhere', async () => {
  const { at, offer, vin } = await atADeal();
  await at.addDealToMotorbikes.execute(offer);
  reloaded(at, offer);
  await at.addDealToMotorbikes.execute(offer);
  expect(additions(at)).toHaveLength(1);
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
  const [added] = at.desk.showroom.motorbikes({ page: 1, perPage: 1, query: vin }).rows;
  at.desk.showroom.changeMotorbike(added!.id, { ...added!, vin: ` ${vin.toLowerCase()} ` });
  reloaded(at, offer);
  await at.addDealToMotorbikes.execute(offer);
  expect(additions(at)).toHaveLength(1);
});

it('adds again what was removed from the motorbikes', async () => {
  const { at, offer, vin } = await atADeal();
  await at.addDealToMotorbikes.execute(offer);
  const [added] = at.desk.showroom.motorbikes({ page: 1, perPage: 1, query: vin }).rows;
  at.desk.showroom.removeMotorbike(added!.id);
  reloaded(at, offer);
  await at.addDealToMotorbikes.execute(offer);
  expect(additions(at)).toHaveLength(2);
});

it('adds nothing while nobody can say whether it stands there already', async () => {
  const { at, offer } = await atADeal();
  await Promise.all([at.openOffer.read(offer.hashId), at.motorbikes.loadChoices()]);
  at.twins.line.failNext({ reason: 'timedOut' }, 2);
  await at.addDealToMotorbikes.execute(offer);
  expect(at.resale.stepOf(offer.hashId)).toMatchObject({
    step: 'failed',
    what: 'add',
    because: { reason: 'timedOut' },
  });
  expect(additions(at)).toEqual([]);
});

it('remembers on this device a motorbike that has no number', async () => {
  const { at, offer } = await atADeal();
  await at.openOffer.read(offer.hashId);
  const detail = at.details.get(offer.hashId)!;
  at.details.opened(offer.hashId, { ...detail, vehicle: { ...detail.vehicle!, vin: ' ' } });
  await at.addDealToMotorbikes.execute(offer);
  reloaded(at, offer);
  await at.addDealToMotorbikes.execute(offer);
  expect(additions(at)).toHaveLength(1);
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
});

it('finds a vehicle that was added though the search looks at the model only, and on a later page', async () => {
  const { at, offer, vin } = await atADeal();
  await at.addDealToMotorbikes.execute(offer);
  const [added] = at.desk.showroom.motorbikes({ page: 1, perPage: 1, query: vin }).rows;
  for (let index = 0; index < 25; index += 1) at.desk.showroom.addMotorbike({ ...added!, vin: `OTHER${index}` });
  reloaded(at, offer);
  at.asked.length = 0;
  await at.addDealToMotorbikes.execute(offer);
  expect(at.asked).toEqual([`motorbikes ${added!.model} 1`, `motorbikes ${added!.model} 2`]);
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
});
