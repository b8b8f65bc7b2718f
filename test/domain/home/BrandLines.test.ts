import { linesFrom } from '../../../src/domain/home/BrandLines';
import { vehicleTypes } from '../../../src/domain/offers/VehicleType';

it.each(vehicleTypes)('the landing screen of %s shows its own line first, and the others once each', type => {
  const lines = linesFrom(type);
  expect(lines[0]).toBe(type);
  expect([...lines].sort()).toEqual([...vehicleTypes].sort());
});

it('the motorbike line comes first at /', () => {
  expect(linesFrom('Motorbike')).toEqual(['Motorbike', 'Camper', 'AgriculturalMachine']);
});
