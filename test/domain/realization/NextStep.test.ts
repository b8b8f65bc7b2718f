import * as fc from 'fast-check';
import { isPickedUp } from '../../../src/domain/offers/RealizationDetails';
import { unstatedDeal } from '../../../src/domain/offers/unstatedDeal';
import { nextStep } from '../../../src/domain/realization/NextStep';
import { aRealization } from './aRealization';

const anyDeal = fc
  .record({
    invoiceCreated: fc.boolean(),
    speditionArranged: fc.boolean(),
    easyTransportEnabled: fc.boolean(),
    vehiclePickedUp: fc.boolean(),
  })
  .map(aRealization);

it('nextStep is the transport, then its arrival, and without a transport the handover', () => {
  expect(nextStep(aRealization({ easyTransportEnabled: true }))).toBe('orderTransport');
  expect(nextStep(aRealization({ easyTransportEnabled: true, speditionArranged: true }))).toBe('awaitTransport');
  expect(nextStep(aRealization())).toBe('arrangeHandover');
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
