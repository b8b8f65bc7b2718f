import { vehicleTypes, vehicleTypesFrom } from '../../../../src/domain/offers/vehicle/VehicleType';

it.each(vehicleTypes)('the landing screen of %s shows its own line first and each other line once', type => {
  const lines = vehicleTypesFrom(type);
  expect(lines[0]).toBe(type);
  expect([...lines].sort()).toEqual([...vehicleTypes].sort());
});

it('the landing screen at / shows the motorbike line first', () => {
  expect(vehicleTypesFrom('Motorbike')).toEqual(['Motorbike', 'Camper', 'AgriculturalMachine']);
});
