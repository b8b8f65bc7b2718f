import * as fc from 'fast-check';
import { filterAdvice } from '../../../src/domain/offers/FilterAdvice';
import { noFilters } from '../../../src/domain/offers/OfferFilters';

const advice = (filters: Partial<typeof noFilters>) => filterAdvice({ ...noFilters, ...filters });
const none = { radius: false, mileage: false, years: false };

it.each([
  ['asks', { distance: 40 }, true],
  ['asks', { distance: 40, zipCode: ' ' }, true],
  ['does not ask', {}, false],
  ['does not ask', { distance: 40, zipCode: '80331' }, false],
  ['does not ask', { zipCode: '80331' }, false],
])('filterAdvice %s for a postcode if the filters are %j', (_, filters, radius) => {
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
