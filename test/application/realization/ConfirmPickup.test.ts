import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { aDeal, barOf } from './aDeal';

watchActions();

describe('Confirming pickup: thank_you_pick_up and vehicle_picked_up becomes true', () => {
  it('and the invoice is created, by one call with the number of the offer', async () => {
    const { at, deal } = await aDeal();
    expect(barOf(at, deal)).toBe('pickUp');
    at.bars.happened(deal, 'expanded');
    await at.confirmPickup.execute(deal.hashId);
    expect(at.calls).toEqual([`pickup ${deal.id}`]);
    expect(at.offer(deal.hashId).realization).toMatchObject({ vehiclePickedUp: true, invoiceCreated: true });
    expect(at.bars.stateOf(at.offer(deal.hashId))).toEqual({ bar: 'thankYouPickUp', expanded: true });
    expect(at.bars.stepOf(deal.hashId)).toEqual({ step: 'idle' });
    expect(at.served(deal.hashId).realization).toEqual(at.offer(deal.hashId).realization);
  });

  it('and the deal stays in realization until the server archives it', async () => {
    const { at, deal } = await aDeal();
    await at.confirmPickup.execute(deal.hashId);
    await at.loadOffers.refresh('inRealization');
    expect(at.list('inRealization').ids).toContain(deal.hashId);
    expect(barOf(at, deal)).toBe('thankYouPickUp');
    expect(at.market.marketplace.archiveDeal(deal.hashId, at.session.email)).toBe(true);
    await at.loadOffers.refresh('inRealization');
    await at.loadOffers.refresh('archived');
    expect(at.list('inRealization').ids).not.toContain(deal.hashId);
    expect(at.list('archived').ids[0]).toBe(deal.hashId);
  });

  it('and its invoice stands on top of the invoices, which are asked for anew', async () => {
    const { at, deal } = await aDeal();
    await at.loadInvoices.show();
    const before = at.invoices.totalCount;
    await at.confirmPickup.execute(deal.hashId);
    await at.loadInvoices.show();
    expect(at.invoices.totalCount).toBe(before + 1);
    expect(at.invoices.invoices[0]?.offer).toBe(deal.hashId);
  });
});

describe('a pickup is never sent', () => {
  it('for a deal that is archived', async () => {
    const { at, deal } = await aDeal();
    const { id, hashId } = deal;
    at.registry.pushed({ id, hashId, inArchive: true });
    await at.confirmPickup.execute(hashId);
    expect(at.calls).toEqual([]);
  });

  it('twice, neither while it is under way nor once it is confirmed', async () => {
    const { at, deal } = await aDeal();
    at.twins.line.latency = 100;
    void at.confirmPickup.execute(deal.hashId);
    void at.confirmPickup.execute(deal.hashId);
    expect(at.bars.stepOf(deal.hashId)).toMatchObject({ step: 'sending', action: 'pickup' });
    await settled();
    await at.passes(100);
    void at.confirmPickup.execute(deal.hashId);
    await at.passes(100);
    expect(at.sent('pickup')).toHaveLength(1);
  });

  it('for what is no deal', async () => {
    const { at } = await aDeal();
    await at.loadOffers.refresh('browse');
    await at.confirmPickup.execute(at.list('browse').ids[0]!);
    expect(at.sent('pickup')).toEqual([]);
  });
});

describe('Pickup failures: the bar stays', () => {
  it('with the words of the server', async () => {
    const { at, deal } = await aDeal();
    at.dealer.confirmPickup(deal.id);
    await at.confirmPickup.execute(deal.hashId);
    const because = { reason: 'refused', status: 422, words: 'The vehicle has already been picked up.' };
    expect(at.bars.stepOf(deal.hashId)).toEqual({ step: 'failed', action: 'pickup', because });
    expect(barOf(at, deal)).toBe('pickUp');
  });
});

describe('pick-up cancel only collapses', () => {
  it('and the bar stays', async () => {
    const { at, deal } = await aDeal();
    at.bars.happened(deal, 'expanded');
    at.bars.happened(deal, 'pickUpCancelled');
    expect(at.bars.stateOf(deal)).toEqual({ bar: 'pickUp', expanded: false });
    expect(at.calls).toEqual([]);
  });
});

it('a pickup that was confirmed elsewhere takes the button away from an unfolded row', async () => {
  const { at, deal } = await aDeal();
  at.bars.happened(deal, 'expanded');
  at.dealer.confirmPickup(deal.id);
  await at.loadOffers.refresh('inRealization');
  expect(at.bars.stateOf(at.offer(deal.hashId))).toEqual({ bar: 'thankYouPickUp', expanded: true });
});
