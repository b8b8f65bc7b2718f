import fc from 'fast-check';
import { vehicleTypes } from '../../../../../src/domain/offers/vehicle/VehicleType';
import {
  hashId,
  indexOfHashId,
  indexOfId,
  offerId,
} from '../../../../../src/infrastructure/demo/market/offers/OfferName';

const index = fc.nat({ max: 2 ** 25 - 1 });

test('a hash id always leads back to its offer', () => {
  fc.assert(
    fc.property(fc.integer(), index, fc.constantFrom(...vehicleTypes), (seed, at, type) => {
      const name = hashId(seed, at, type);
      expect(name).toMatch(/^(MB|CA|AG)-[0-9A-HJKMNP-TV-Z]{5}$/);
      expect(indexOfHashId(seed, name)).toBe(at);
      expect(indexOfId(offerId(at))).toBe(at);
    }),
  );
});

test('a text that is no hash id has no index and throws no error', () => {
  expect(indexOfHashId(1, 'MB-IIIII')).toBeNull();
  fc.assert(
    fc.property(fc.string(), text => {
      const found = indexOfHashId(1, text);
      expect(found === null || Number.isInteger(found)).toBe(true);
    }),
  );
});
