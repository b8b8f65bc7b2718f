import * as fc from 'fast-check';
import { furthestDeal, isPickedUp } from '../../../src/domain/offers/Deal';
import { aDeal } from '../deals/aDeal';

const anyStage = fc
  .record({ invoiceCreated: fc.boolean(), speditionArranged: fc.boolean(), vehiclePickedUp: fc.boolean() })
  .map(aDeal);

it('isPickedUp is true if the vehicle is picked up or the invoice exists', () => {
  expect(isPickedUp(aDeal())).toBe(false);
  expect(isPickedUp(aDeal({ vehiclePickedUp: true }))).toBe(true);
  expect(isPickedUp(aDeal({ invoiceCreated: true }))).toBe(true);
});

it('furthestDeal never takes back a step and takes all other fields from the second argument', () => {
  fc.assert(
    fc.property(anyStage, anyStage, (one, other) => {
      const both = furthestDeal(one, { ...other, phone: '112' });
      expect(both).toEqual({
        ...other,
        phone: '112',
        invoiceCreated: one.invoiceCreated || other.invoiceCreated,
        speditionArranged: one.speditionArranged || other.speditionArranged,
        vehiclePickedUp: one.vehiclePickedUp || other.vehiclePickedUp,
      });
    }),
  );
});
