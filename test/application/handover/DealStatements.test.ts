import { PickupTour } from '../../../src/application/board/PickupTour';
import { BookStore } from '../../../src/application/book/BookStore';
import { DealStatements } from '../../../src/application/handover/DealStatements';
import { withStop } from '../../../src/domain/board/PickupPlan';
import { isPickedUp } from '../../../src/domain/offers/Deal';
import type { HashId } from '../../../src/domain/offers/Offer';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

async function withDeals() {
  const at = new Workplace({ offers: 600 });
  at.container.get(PickupTour).run();
  await at.loadOffers.refresh('inRealization');
  await settled();
  const deals = at
    .list('inRealization')
    .ids.filter(hashId => at.offer(hashId).deal && !isPickedUp(at.offer(hashId).deal!));
  const stop = at.container.get(DealStatements).run();
  await settled();
  const kept = (hashId: HashId) => at.twins.kept.read(at.session.dealerKey, 'handovers', hashId);
  return { at, deals, stop, kept };
}

/** From now on, the offer states another VIN. */
function changeVin(at: Workplace, hashId: HashId): void {
  const detail = at.opened.detailOf(hashId)!;
  const vehicle = { ...detail.vehicle, vin: 'WB1CHANGED' };
  jest
    .spyOn(at.twins.offers, 'open')
    .mockResolvedValue({ ok: true, value: { offer: at.offer(hashId), detail: { ...detail, vehicle } } });
}

it('the offers of the tour are read once, and what they say is kept', async () => {
  const { at, deals, kept } = await withDeals();
  const [first, second] = deals;
  expect(at.sent('open')).toEqual([]);
  at.container.get(PickupTour).change(plan => withStop(withStop(plan, first!, true), second!, true));
  await settled();
  // The second stop starts a new reading, which ends the one of the first.
  expect(at.opened.detailOf(second!)).toBeDefined();
  const { vehicle } = at.opened.detailOf(first!)!;
  const { buyer, statement } = (await kept(first!))!;
  expect(buyer!.firm).toContain(at.session.dealer!.companyName);
  expect(statement.seenAt).toBe(at.twins.clock.now());
  expect(statement.lines.find(({ key }) => key === 'vin')!.value).toBe(vehicle?.vin ?? null);
  const read = at.sent('open').length;
  at.container.get(DealStatements).run();
  await settled();
  expect(at.sent('open')).toHaveLength(read);
});

it('a deal that the dealer opens is kept too, and what has changed since stands beside it', async () => {
  const { at, deals, kept } = await withDeals();
  const hashId = deals[0]!;
  await at.opened.read(hashId);
  await settled();
  const before = (await kept(hashId))!.statement;
  changeVin(at, hashId);
  await at.opened.read(hashId);
  await settled();
  const { statement, later } = (await kept(hashId))!;
  expect(statement).toEqual(before);
  expect(later!.lines.find(({ key }) => key === 'vin')!.value).toBe('WB1CHANGED');
});

it('an offer that has changed is compared alone, and not with all other deals', async () => {
  const { at, deals } = await withDeals();
  const second = deals[1]!;
  for (const hashId of deals.slice(0, 3)) await at.opened.read(hashId);
  await settled();
  await at.passes(60_000);
  changeVin(at, second);
  const asked = jest.spyOn(at.container.get(BookStore), 'get');
  await at.opened.read(second);
  await settled();
  const ofDeals = asked.mock.calls.filter(([collection]) => collection === 'handovers').map(([, hashId]) => hashId);
  expect(new Set(ofDeals)).toEqual(new Set([second]));
});
