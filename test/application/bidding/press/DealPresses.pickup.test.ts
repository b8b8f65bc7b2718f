import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { aDeal, barOf } from '../deal/aDeal';

watchActions();

describe('a pickup', () => {
  it('creates the invoice and shows the thank-you with one request', async () => {
    const { at, deal } = await aDeal();
    expect(barOf(at, deal)).toBe('pickUp');
    at.bars.toggleRow(deal);
    await at.confirmPickup(deal.hashId);
    expect(at.calls).toEqual([`pickup ${deal.id}`]);
    expect(at.offer(deal.hashId).deal).toMatchObject({ vehiclePickedUp: true, invoiceCreated: true });
    expect([at.bars.barOf(at.offer(deal.hashId)), at.bars.isExpanded(at.offer(deal.hashId).hashId)]).toEqual([
      'thankYouPickUp',
      true,
    ]);
    expect(at.pressStore.stepOf(deal.hashId)).toEqual({ step: 'idle' });
    expect(at.served(deal.hashId).deal).toEqual(at.offer(deal.hashId).deal);
  });

  it('is thanked for until the dealer closes the thanks or leaves the page, and never if only the server says that the invoice exists', async () => {
    const { at, deal } = await aDeal();
    await at.confirmPickup(deal.hashId);
    expect(at.bars.isThanking(at.offer(deal.hashId))).toBe(true);
    at.bars.happened(at.offer(deal.hashId), 'thankYouClosed');
    expect(at.bars.isThanking(at.offer(deal.hashId))).toBe(false);
    const onPage = await aDeal();
    await onPage.at.confirmPickup(onPage.deal.hashId);
    onPage.at.bars.leavePage(onPage.deal.hashId, { wasExpanded: true });
    expect(onPage.at.bars.isThanking(onPage.at.offer(onPage.deal.hashId))).toBe(false);
    const elsewhere = await aDeal();
    const { id, hashId } = elsewhere.deal;
    elsewhere.at.bars.toggleRow(elsewhere.deal);
    elsewhere.at.registry.apply({ id, hashId, deal: { ...elsewhere.deal.deal!, invoiceCreated: true } });
    expect(barOf(elsewhere.at, elsewhere.deal)).toBe('thankYouPickUp');
    expect(elsewhere.at.bars.isThanking(elsewhere.at.offer(hashId))).toBe(false);
  });

  it('keeps the deal in the list until the server archives it', async () => {
    const { at, deal } = await aDeal();
    await at.confirmPickup(deal.hashId);
    await at.loadOffers.refresh('inRealization');
    expect(at.list('inRealization').ids).toContain(deal.hashId);
    expect(barOf(at, deal)).toBe('thankYouPickUp');
    expect(at.market.marketplace.archiveDeal(deal.hashId, at.session.email)).toBe(true);
    await at.loadOffers.refresh('inRealization');
    await at.loadOffers.refresh('archived');
    expect(at.list('inRealization').ids).not.toContain(deal.hashId);
    expect(at.list('archived').ids[0]).toBe(deal.hashId);
  });

  it('makes the invoices stale, and the new invoice is at their top', async () => {
    const { at, deal } = await aDeal();
    await at.invoices.pages.show();
    const before = at.invoices.pages.list.totalCount;
    await at.confirmPickup(deal.hashId);
    await at.invoices.pages.show();
    expect(at.invoices.pages.list.totalCount).toBe(before + 1);
    expect(at.invoices.pages.rows[0]?.offer).toBe(deal.hashId);
  });
});

describe('a pickup sends nothing', () => {
  it('for an archived deal', async () => {
    const { at, deal } = await aDeal();
    const { id, hashId } = deal;
    at.registry.apply({ id, hashId, inArchive: true });
    await at.confirmPickup(hashId);
    expect(at.calls).toEqual([]);
  });

  it('for a vehicle that was picked up', async () => {
    const { at, deal } = await aDeal();
    await at.confirmPickup(deal.hashId);
    await at.confirmPickup(deal.hashId);
    expect(at.sent('pickup')).toHaveLength(1);
  });

  it('for an offer that is no deal', async () => {
    const { at } = await aDeal();
    await at.loadOffers.refresh('browse');
    await at.confirmPickup(at.list('browse').ids[0]!);
    expect(at.sent('pickup')).toEqual([]);
  });
});

describe('a refused pickup', () => {
  it('shows the words of the server, and then the deal as the server has it', async () => {
    const { at, deal } = await aDeal();
    at.dealer.confirmPickup(deal.id);
    await at.confirmPickup(deal.hashId);
    const failure = { reason: 'refused', status: 422, message: 'The vehicle has already been picked up.' };
    expect(at.pressStore.stepOf(deal.hashId)).toMatchObject({ step: 'failed', action: 'pickup', failure });
    await settled();
    expect(barOf(at, deal)).toBe('thankYouPickUp');
  });
});

describe('cancelling the pickup', () => {
  it('collapses the row and keeps the bar', async () => {
    const { at, deal } = await aDeal();
    at.bars.toggleRow(deal);
    at.bars.happened(deal, 'pickUpCancelled');
    expect([at.bars.barOf(deal), at.bars.isExpanded(deal.hashId)]).toEqual(['pickUp', false]);
    expect(at.calls).toEqual([]);
  });
});

it('a pickup that was confirmed elsewhere removes the button from an expanded row', async () => {
  const { at, deal } = await aDeal();
  at.bars.toggleRow(deal);
  at.dealer.confirmPickup(deal.id);
  await at.loadOffers.refresh('inRealization');
  expect([at.bars.barOf(at.offer(deal.hashId)), at.bars.isExpanded(at.offer(deal.hashId).hashId)]).toEqual([
    'thankYouPickUp',
    true,
  ]);
});
