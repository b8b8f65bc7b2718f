import * as fc from 'fast-check';
import { filterAdvice } from '../../../../src/domain/offers/list/FilterAdvice';
import { noFilters } from '../../../../src/domain/offers/list/OfferFilters';

const advice = (filters: Partial<typeof noFilters>) => filterAdvice({ ...noFilters, ...filters });
const none = { radius: null, mileage: false, years: false };

it.each([
  ['country', { distance: 40 }],
  ['country', { distance: 40, zipCode: '20457' }],
  ['zipCode', { distance: 40, countryCode: 'DE', zipCode: ' ' }],
  [null, {}],
  [null, { distance: 40, countryCode: 'DE', zipCode: '80331' }],
  [null, { zipCode: '80331' }],
] as const)('filterAdvice asks for %j if the filters are %j', (radius, filters) => {
  expect(advice(filters)).toEqual({ ...none, radius });
});

it('filterAdvice flags a range exactly if its start is above its end', () => {
  const bound = fc.option(fc.nat({ max: 5 }));
  fc.assert(
    fc.property(bound, bound, (from, to) => {
      const isReversed = from !== null && to !== null && to < from;
      expect(advice({ mileageFrom: from, mileageTo: to })).toEqual({ ...none, mileage: isReversed });
      expect(advice({ productionYearFrom: from, productionYearTo: to })).toEqual({ ...none, years: isReversed });
    }),
  );
});
