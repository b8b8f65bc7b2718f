import type { Offer } from '../../../src/domain/offers/Offer';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer } from '../../support/Workplace';
import { SellingDeskAtWork } from './SellingDeskAtWork';
import { aRealization } from '../../domain/realization/aRealization';

watchActions();

async function atADeal(fits: (offer: Offer) => boolean = ({ vehicleType }) => vehicleType === 'Motorbike') {
  const at = new SellingDeskAtWork();
  await at.loadOffers.refresh('browse');
  const offer = aHeldOffer(at, fits);
  return { at, offer, vin: at.dealer.open(offer.hashId)?.detail.vehicle?.vin ?? '' };
}

it('adds what was bought to the motorbikes, once, with its brand, model and number', async () => {
  const { at, offer, vin } = await atADeal();
  await Promise.all([at.resellDeal.addMotorbike(offer), at.resellDeal.addMotorbike(offer)]);
  expect(await at.resellDeal.addMotorbike(offer)).toBe(true);
  expect(at.asked.filter(call => call.startsWith('add '))).toHaveLength(1);
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
  const [added] = at.desk.showroom.motorbikes({ page: 1, perPage: 1, query: '' }).rows;
  expect(added).toMatchObject({ vin });
  expect(`${added!.brandName} ${added!.model}`).toBe(`${offer.label1} ${offer.label2}`.trim());
});

it('leaves the brand to the dealer where nobody knows it', async () => {
  const { at, offer, vin } = await atADeal();
  expect(await at.resellDeal.addMotorbike({ ...offer, label1: 'Jawa 350', label2: '' })).toBe(false);
  expect(at.motorbikes.entry).toMatchObject({ isOpen: true, id: null, form: { model: 'Jawa 350', brandId: 0, vin } });
});

it('leaves alone what was being typed of another motorbike', async () => {
  const { at, offer } = await atADeal();
  const { dialog } = at.editMotorbike;
  await dialog.open();
  dialog.execute({ model: 'Half' });
  dialog.close();
  await at.resellDeal.addMotorbike({ ...offer, label1: 'Jawa 350', label2: '' });
  expect(dialog.entry.form.model).toBe('Jawa 350');
  dialog.close();
  await dialog.open();
  expect(dialog.entry.form.model).toBe('Half');
});

it('says so where the vehicle cannot be read or added, and tries again', async () => {
  const { at, offer } = await atADeal();
  at.twins.line.failNext({ reason: 'offline' }, 2);
  await at.resellDeal.addMotorbike(offer);
  expect(at.resale.stepOf(offer.hashId)).toMatchObject({ step: 'failed', what: 'read' });
  await at.resellDeal.addMotorbike(offer);
  expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
});

it('starts an invoice with the vehicle, its number and its price', async () => {
  const { at, offer, vin } = await atADeal();
  const realization = aRealization();
  expect(await at.resellDeal.proposeInvoice(offer, realization)).toBe(true);
  const client = at.client();
  await at.editInvoice.open(client);
  const { form, totals } = at.clientInvoices.get(client)!;
  expect(form).toMatchObject({ vin, motorbike: { id: null, name: `${offer.label1} ${offer.label2}`.trim() } });
  expect(totals?.net).toBe(realization.clientPrice);
  at.editInvoice.close(client);
  await at.editInvoice.open(at.client(1));
  expect(at.clientInvoices.get(at.client(1))!.isDirty).toBe(false);
});
