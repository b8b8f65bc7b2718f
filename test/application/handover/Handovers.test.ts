import { PickupTour } from '../../../src/application/board/PickupTour';
import { BookStore } from '../../../src/application/book/BookStore';
import { Handovers } from '../../../src/application/handover/Handovers';
import { Offers } from '../../../src/application/ports/Offers';
import { withStop } from '../../../src/domain/board/PickupPlan';
import { isPickedUp } from '../../../src/domain/offers/Deal';
import type { HashId } from '../../../src/domain/offers/Offer';
import { SECOND } from '../../../src/domain/shared/Instant';
import { failed } from '../../../src/domain/shared/Result';
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
  const stop = at.container.get(Handovers).run();
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
  at.container.get(Handovers).run();
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

/** Seven offers of a list, and a server that answers about none of them. */
async function silent() {
  const at = new Workplace();
  await at.loadOffers.refresh('browse');
  const open = jest
    .spyOn(at.container.get(Offers), 'open')
    .mockImplementation(
      (_id, signal) =>
        new Promise(resolve => signal!.addEventListener('abort', () => resolve(failed({ reason: 'aborted' })))),
    );
  const hashIds = at.list('browse').ids.slice(0, 7);
  const controller = new AbortController();
  let hasEnded = false;
  const read = at.container.get(Handovers).readOffers(hashIds, controller.signal);
  void read.then(() => (hasEnded = true));
  await settled();
  return { at, hashIds, controller, asked: () => open.mock.calls.length, hasEnded: () => hasEnded };
}

describe('Handovers', () => {
  it('reads all vehicles, and none that is known', async () => {
    const at = new Workplace();
    await at.loadOffers.refresh('browse');
    const hashIds = at.list('browse').ids.slice(0, 7);
    await at.opened.read(hashIds[0]!);
    at.calls.length = 0;
    await at.container.get(Handovers).readOffers(hashIds, new AbortController().signal);
    expect(hashIds.every(hashId => at.opened.detailOf(hashId))).toBe(true);
    expect(at.calls).toHaveLength(6);
  });

  it('reads three vehicles at a time, and ends after fifteen seconds however many are missing', async () => {
    const { at, asked, hasEnded } = await silent();
    expect(asked()).toBe(3);
    await at.passes(14 * SECOND);
    expect(hasEnded()).toBe(false);
    await at.passes(SECOND);
    expect([asked(), hasEnded()]).toEqual([3, true]);
  });

  it('ends when it is cancelled, and then no vehicle is being read', async () => {
    const { at, hashIds, controller, asked, hasEnded } = await silent();
    controller.abort();
    await settled();
    expect([asked(), hasEnded()]).toEqual([3, true]);
    const steps = hashIds.map(hashId => at.opened.statusOf(hashId).step);
    expect(steps).toEqual(['failed', 'failed', 'failed', 'idle', 'idle', 'idle', 'idle']);
  });
});
