import * as fc from 'fast-check';
import type { ActionBar } from '../../../src/domain/bidding/ActionBar';
import { dealStage } from '../../../src/domain/realization/DealStage';
import { aRealization } from './aRealization';

const bars = ['pickUp', 'transport', 'thankYouTransport', 'thankYouPickUp', 'thankYouBuyNow'] as const;
const anyBar = fc.constantFrom<ActionBar>(...bars);
const anyDeal = fc.record({
  invoiceCreated: fc.boolean(),
  speditionArranged: fc.boolean(),
  vehiclePickedUp: fc.boolean(),
});

it('goes from the pickup over the transport to what is done', () => {
  expect(dealStage(aRealization(), 'pickUp')).toBe('toPickUp');
  expect(dealStage(aRealization(), 'thankYouBuyNow')).toBe('toPickUp');
  expect(dealStage(aRealization(), 'transport')).toBe('orderingTransport');
  expect(dealStage(aRealization({ speditionArranged: true }), 'thankYouTransport')).toBe('transportOrdered');
  expect(dealStage(aRealization({ speditionArranged: true, vehiclePickedUp: true }), 'pickUp')).toBe('pickedUp');
  expect(dealStage(aRealization({ invoiceCreated: true }), 'thankYouPickUp')).toBe('pickedUp');
});

it('never asks for what is done, whatever the bar was left with', () => {
  fc.assert(
    fc.property(anyBar, anyDeal, (bar, deal) => {
      const stage = dealStage(aRealization(deal), bar);
      expect(stage === 'pickedUp').toBe(deal.vehiclePickedUp || deal.invoiceCreated);
      if (deal.speditionArranged) expect(['transportOrdered', 'pickedUp']).toContain(stage);
    }),
  );
});
