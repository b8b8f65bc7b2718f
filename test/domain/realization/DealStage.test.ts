import * as fc from 'fast-check';
import type { RealizationDetails } from '../../../src/domain/offers/RealizationDetails';
import { unstatedDeal } from '../../../src/domain/offers/unstatedDeal';
import { dealStage as stageOf } from '../../../src/domain/realization/DealStage';
import { aRealization } from './aRealization';

const anyDeal = fc.record({
  invoiceCreated: fc.boolean(),
  speditionArranged: fc.boolean(),
  vehiclePickedUp: fc.boolean(),
});

const dealStage = (realization: RealizationDetails) => stageOf({ realization, archivedAt: null });

it('stageOf moves from the pickup through the transport to picked up', () => {
  expect(dealStage(aRealization())).toBe('toPickUp');
  expect(dealStage(aRealization({ speditionArranged: true }))).toBe('transportOrdered');
  expect(dealStage(aRealization({ speditionArranged: true, vehiclePickedUp: true }))).toBe('pickedUp');
  expect(dealStage(aRealization({ invoiceCreated: true }))).toBe('pickedUp');
});

it('stageOf never asks for a step that is done', () => {
  fc.assert(
    fc.property(anyDeal, deal => {
      const stage = dealStage(aRealization(deal));
      expect(stage === 'pickedUp').toBe(deal.vehiclePickedUp || deal.invoiceCreated);
      if (deal.speditionArranged) expect(['transportOrdered', 'pickedUp']).toContain(stage);
    }),
  );
});

it('stageOf does not ask for the pickup of an archived deal', () => {
  const realization = aRealization();
  expect(stageOf({ realization, archivedAt: Date.UTC(2026, 10, 20) })).toBe('archived');
  expect(stageOf({ realization, archivedAt: null, inArchive: true })).toBe('archived');
  const done = { realization: aRealization({ vehiclePickedUp: true }), archivedAt: null, inArchive: true };
  expect(stageOf(done)).toBe('pickedUp');
});

it('stageOf says of an untold deal only that the vehicle is bought, until the dealer knows more', () => {
  expect(dealStage(unstatedDeal)).toBe('bought');
  expect(dealStage({ ...unstatedDeal, speditionArranged: true })).toBe('transportOrdered');
  expect(dealStage({ ...unstatedDeal, vehiclePickedUp: true })).toBe('pickedUp');
});

it('stageOf is null if there is no deal', () => {
  expect(stageOf({ realization: null, archivedAt: null })).toBeNull();
});
