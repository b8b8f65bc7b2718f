import type { ClientId } from '../../../../src/domain/selling/clients/Client';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer } from '../../../support/Workplace';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

watchActions();

async function atADeal() {
  const at = new SellingDeskAtWork();
  await at.loadOffers.refresh('browse');
  const offer = aHeldOffer(at, () => true);
  const proposal = await at.resale.invoiceFor(offer);
  if (!proposal) throw new Error('Nothing was proposed');
  return { at, offer, proposal, client: at.client() };
}

/** The form is opened, written in and left. */
async function halfWritten(at: SellingDeskAtWork, client: ClientId, invoiceNumber: string): Promise<void> {
  await at.forms.open(client);
  at.forms.shown!.edited({ invoiceNumber, price: '900' });
  at.forms.close();
}

async function opened(at: SellingDeskAtWork, client: ClientId) {
  await at.forms.open(client);
  return at.forms.get(client)!;
}

it('InvoiceForms proposes the vehicle and its VIN, and no price', async () => {
  const { at, offer, proposal, client } = await atADeal();
  expect(await at.forms.begin(client, proposal)).toBe(true);
  const { form } = await opened(at, client);
  const vin = at.dealer.open(offer.hashId)?.detail.vehicle?.vin ?? '';
  expect(form).toMatchObject({ vin, motorbike: { id: null, name: `${offer.label1} ${offer.label2}`.trim() } });
  expect(form.price).toBe('');
  at.forms.close();
  expect((await opened(at, at.client(1))).input.isDirty).toBe(false);
});

it('InvoiceForms never overwrites an unfinished invoice to the same client without asking', async () => {
  const { at, proposal, client } = await atADeal();
  await halfWritten(at, client, 'RE 7');
  expect(await at.forms.begin(client, proposal)).toBe(false);
  const { form } = await opened(at, client);
  expect(form).toMatchObject({ invoiceNumber: 'RE 7', price: '900', motorbike: null });
});

it('InvoiceForms starts over if the dealer chooses so', async () => {
  const { at, proposal, client } = await atADeal();
  await halfWritten(at, client, 'RE 7');
  at.forms.beginAnew(client, proposal);
  expect((await opened(at, client)).form).toEqual(proposal);
  at.forms.close();
  expect((await opened(at, client)).form).toEqual(proposal);
});

it('InvoiceForms asks nothing if the draft belongs to another client or is equal', async () => {
  const { at, proposal, client } = await atADeal();
  await halfWritten(at, at.client(1), 'RE 7');
  expect(await at.forms.begin(client, proposal)).toBe(true);
  await opened(at, client);
  at.forms.close();
  expect(await at.forms.begin(client, proposal)).toBe(true);
});

it('InvoiceForms does not change the form of another client', async () => {
  const { at, proposal, client } = await atADeal();
  const other = at.client(1);
  await halfWritten(at, other, 'RE 7');
  await at.forms.begin(client, proposal);
  expect((await opened(at, other)).form.invoiceNumber).toBe('RE 7');
  at.forms.close();
  expect((await opened(at, client)).input.isDirty).toBe(false);
});
