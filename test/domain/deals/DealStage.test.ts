import fc from 'fast-check';
import { HANDOVER_WITHIN, handoverClock, nextStep, dealStage as stageOf } from '../../../src/domain/deals/DealStage';
import { isPickedUp, type Deal, unstatedDeal } from '../../../src/domain/offers/Deal';
import { HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import { aDeal } from './aDeal';

const anyFlags = fc.record({
  invoiceCreated: fc.boolean(),
  speditionArranged: fc.boolean(),
  vehiclePickedUp: fc.boolean(),
});

const dealStage = (deal: Deal) => stageOf({ deal, archivedAt: null });

it('stageOf moves from the pickup through the transport to picked up', () => {
  expect(dealStage(aDeal())).toBe('toPickUp');
  expect(dealStage(aDeal({ speditionArranged: true }))).toBe('transportOrdered');
  expect(dealStage(aDeal({ speditionArranged: true, vehiclePickedUp: true }))).toBe('pickedUp');
  expect(dealStage(aDeal({ invoiceCreated: true }))).toBe('pickedUp');
});

it('stageOf never asks for a step that is done', () => {
  fc.assert(
    fc.property(anyFlags, deal => {
      const stage = dealStage(aDeal(deal));
      expect(stage === 'pickedUp').toBe(deal.vehiclePickedUp || deal.invoiceCreated);
      if (deal.speditionArranged) expect(['transportOrdered', 'pickedUp']).toContain(stage);
    }),
  );
});

it('stageOf does not ask for the pickup of an archived deal', () => {
  const deal = aDeal();
  expect(stageOf({ deal, archivedAt: Date.UTC(2026, 10, 20) })).toBe('archived');
  expect(stageOf({ deal, archivedAt: null, inArchive: true })).toBe('archived');
  const done = { deal: aDeal({ vehiclePickedUp: true }), archivedAt: null, inArchive: true };
  expect(stageOf(done)).toBe('pickedUp');
});

it('stageOf says of an untold deal only that the vehicle is bought, until the dealer knows more', () => {
  expect(dealStage(unstatedDeal)).toBe('bought');
  expect(dealStage({ ...unstatedDeal, speditionArranged: true })).toBe('transportOrdered');
  expect(dealStage({ ...unstatedDeal, vehiclePickedUp: true })).toBe('pickedUp');
});

it('stageOf is null if there is no deal', () => {
  expect(stageOf({ deal: null, archivedAt: null })).toBeNull();
});

const boughtAt = Date.UTC(2026, 10, 19, 8);

it.each([
  [0, { state: 'running', passed: 0, left: 48 }],
  [14 * HOUR + 59 * MINUTE, { state: 'running', passed: 14, left: 34 }],
  [48 * HOUR - 1, { state: 'running', passed: 47, left: 1 }],
  [48 * HOUR, { state: 'over', passed: 48 }],
  [73 * HOUR, { state: 'over', passed: 73 }],
])('handoverClock after %d ms', (gone, clock) => {
  expect(handoverClock(boughtAt, boughtAt + gone)).toEqual(clock);
});

it('handoverClock is unknown if the time of the purchase is', () => {
  expect(handoverClock(null, boughtAt)).toEqual({ state: 'unknown' });
});

it('handoverClock always accounts for all 48 hours until they are over, and never runs backwards', () => {
  fc.assert(
    fc.property(fc.integer({ min: -HOUR, max: 100 * HOUR }), fc.nat(HOUR), (gone, later) => {
      const [now, then] = [gone, gone + later].map(after => handoverClock(boughtAt, boughtAt + after));
      if (now?.state !== 'running') return expect(now?.state).toBe(gone >= HANDOVER_WITHIN ? 'over' : 'running');
      expect(now.passed + now.left).toBe(48);
      expect(now.left).toBeGreaterThan(0);
      expect(then?.state === 'unknown' ? 0 : then?.passed).toBeGreaterThanOrEqual(now.passed);
    }),
  );
});

const anyDeal = fc
  .record({
    invoiceCreated: fc.boolean(),
    speditionArranged: fc.boolean(),
    easyTransportEnabled: fc.boolean(),
    vehiclePickedUp: fc.boolean(),
  })
  .map(aDeal);

it('nextStep is the transport, then its arrival, and without a transport the handover', () => {
  expect(nextStep(aDeal({ easyTransportEnabled: true }))).toBe('orderTransport');
  expect(nextStep(aDeal({ easyTransportEnabled: true, speditionArranged: true }))).toBe('awaitTransport');
  expect(nextStep(aDeal())).toBe('arrangeHandover');
  expect(nextStep(unstatedDeal)).toBeNull();
});

it('nextStep never asks for a step that is done', () => {
  fc.assert(
    fc.property(anyDeal, deal => {
      const step = nextStep(deal);
      expect(step === null).toBe(isPickedUp(deal));
      if (deal.speditionArranged || !deal.easyTransportEnabled) expect(step).not.toBe('orderTransport');
    }),
  );
});
