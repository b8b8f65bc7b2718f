import { hoursPerYear } from '../../../../src/domain/offers/vehicle/HoursPerYear';

it.each([
  [1200, 2018, 150],
  [1200, 2026, 1200],
  [0, 2010, 0],
  [1000, 2023, 333],
  [1200, undefined, null],
  [1200, 2027, null],
])('hoursPerYear of %d hours since %s is %s in 2026', (hours, builtIn, perYear) =>
  expect(hoursPerYear(hours, builtIn, 2026)).toBe(perYear),
);
