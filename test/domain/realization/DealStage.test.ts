import * as fc from 'fast-check';
import type { ActionBar } from '../../../src/domain/bidding/ActionBar';
import { dealStage as stageOf } from '../../../src/domain/realization/DealStage';
import type { RealizationDetails } from '../../../src/domain/realization/RealizationDetails';
import { aRealization } from './aRealization';

const bars = ['pickUp', 'transport', 'thankYouTransport', 'thankYouPickUp', 'thankYouBuyNow'] as const;
const anyBar = fc.constantFrom<ActionBar>(...bars);
const anyDeal = fc.record({
  invoiceCreated: fc.boolean(),
  speditionArranged: fc.boolean(),
  vehiclePickedUp: fc.boolean(),
});

const dealStage = (realization: RealizationDetails, bar: ActionBar) => stageOf({ realization, archivedAt: null }, bar);

it('stageOf moves from the pickup through the transport to picked up', () => {
  expect(dealStage(aRealization(), 'pickUp')).toBe('toPickUp');
  expect(dealStage(aRealization(), 'thankYouBuyNow')).toBe('toPickUp');
  expect(dealStage(aRealization(), 'transport')).toBe('orderingTransport');
  expect(dealStage(aRealization({ speditionArranged: true }), 'thankYouTransport')).toBe('transportOrdered');
  expect(dealStage(aRealization({ speditionArranged: true, vehiclePickedUp: true }), 'pickUp')).toBe('pickedUp');
  expect(dealStage(aRealization({ invoiceCreated: true }), 'thankYouPickUp')).toBe('pickedUp');
});

it('stageOf never asks for a step that is done, whatever bar is stored', () => {
  fc.assert(
    fc.property(anyBar, anyDeal, (bar, deal) => {
      const stage = dealStage(aRealization(deal), bar);
      expect(stage === 'pickedUp').toBe(deal.vehiclePickedUp || deal.invoiceCreated);
      if (deal.speditionArranged) expect(['transportOrdered', 'pickedUp']).toContain(stage);
    }),
  );
});

it('stageOf does not ask for the pickup of an archived deal', () => {
  const realization = aRealization();
  expect(stageOf({ realization, archivedAt: Date.UTC(2026, 10, 20) }, 'pickUp')).toBe('archived');
  expect(stageOf({ realization, archivedAt: null, inArchive: true }, 'pickUp')).toBe('archived');
  const done = { realization: aRealization({ vehiclePickedUp: true }), archivedAt: null, inArchive: true };
  expect(stageOf(done, 'pickUp')).toBe('pickedUp');
});

it('stageOf is null if there is no deal', () => {
  expect(stageOf({ realization: null, archivedAt: null }, 'pickUp')).toBeNull();
});
