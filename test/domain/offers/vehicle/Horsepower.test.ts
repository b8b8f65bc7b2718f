import { horsepower } from '../../../../src/domain/offers/vehicle/Horsepower';

it.each([
  [35, 'de', 48],
  [35, 'pl', 48],
  [35, 'en', 47],
  [100, 'de', 136],
  [100, 'en', 134],
  [0, 'de', 0],
  [3.5, 'pl', 5],
] as const)('horsepower shows %d kW in %s as %d', (kilowatts, language, shown) =>
  expect(horsepower(kilowatts, language)).toBe(shown),
);
