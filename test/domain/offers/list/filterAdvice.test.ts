import * as fc from 'fast-check';
import { noFilters } from '../../../../src/domain/offers/list/BrowseFilters';
import { filterAdvice } from '../../../../src/domain/offers/list/filterAdvice';

const advice = (filters: Partial<typeof noFilters>) => filterAdvice({ ...noFilters, ...filters });

it.each([
  [{ distance: 'radius' }, { distance: 40 }],
  [{ countryCode: 'country' }, { distance: 40, zipCode: '20457' }],
  [{ distance: 'radius' }, { distance: 40, countryCode: 'DE', zipCode: ' ' }],
  [{}, {}],
  [{}, { distance: 40, countryCode: 'DE', zipCode: '80331' }],
  [{}, { zipCode: '80331' }],
] as const)('filterAdvice says %j if the filters are %j', (expected, filters) => {
  expect(advice(filters)).toEqual(expected);
});

it('filterAdvice flags a range exactly if its start is above its end', () => {
  const bound = fc.option(fc.nat({ max: 5 }));
  fc.assert(
    fc.property(bound, bound, (from, to) => {
      const isReversed = from !== null && to !== null && to < from;
      expect(advice({ mileageFrom: from, mileageTo: to })).toEqual(isReversed ? { mileageTo: 'mileage' } : {});
      expect(advice({ productionYearFrom: from, productionYearTo: to })).toEqual(
        isReversed ? { productionYearTo: 'years' } : {},
      );
    }),
  );
});
