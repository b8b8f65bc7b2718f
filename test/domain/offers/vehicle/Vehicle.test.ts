import { offerYear } from '../../../../src/domain/offers/vehicle/Vehicle';

it.each([
  ['Motorbike', 2021, 2020, 2021],
  ['Motorbike', null, 2020, 2020],
  ['Camper', 2021, null, 2021],
  ['AgriculturalMachine', 2015, 2014, 2014],
  ['AgriculturalMachine', 2015, null, 2015],
  ['AgriculturalMachine', null, null, null],
] as const)(
  'an offer of type %s with the year %s and the production year %s is shown with the year %s',
  (vehicleType, year, productionYear, shown) => {
    expect(offerYear({ vehicleType, year, productionYear })).toBe(shown);
  },
);
