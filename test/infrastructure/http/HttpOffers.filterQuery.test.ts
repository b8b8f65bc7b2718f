import fc from 'fast-check';
import { activeFilterCount, type BrowseFilters, noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { flattenQuery } from '../../../src/infrastructure/http/client/QueryParameters';
import { filterQuery } from '../../../src/infrastructure/http/HttpOffers';
import { fullFilters, fullParameters, someFilters } from '../../domain/offers/someFilters';

const motorbikeOnly = /brand|model|mileage|production/i;

describe('filterQuery', () => {
  it('uses the field names of the server', () => {
    expect(filterQuery(fullFilters)).toEqual(fullParameters);
  });

  it('sends nothing if no filter is set', () => expect(flattenQuery({ filters: filterQuery(noFilters) })).toEqual([]));

  it('sends the motorbike fields with the motorbike type, but never with another type', () => {
    const sent = (filters: BrowseFilters) =>
      flattenQuery({ filters: filterQuery(filters) }).filter(([key]) => motorbikeOnly.test(key));
    expect(sent({ ...fullFilters, vehicleType: null })).toHaveLength(6);
    expect(filterQuery({ ...fullFilters, vehicleType: null })).toEqual(filterQuery(fullFilters));
    fc.assert(
      fc.property(
        someFilters,
        fc.constantFrom('Camper' as const, 'AgriculturalMachine' as const),
        (filters, vehicleType) => expect(sent({ ...filters, vehicleType })).toEqual([]),
      ),
    );
  });

  it('trims its texts', () => {
    expect(filterQuery({ ...noFilters, zipCode: ' 04109 ', hashId: '\tMB ', model: ' GS ' })).toMatchObject({
      zip_code: '04109',
      hash_id: 'MB',
      model: 'GS',
    });
  });

  it('sends exactly the filters that the drawer counts', () => {
    fc.assert(
      fc.property(someFilters, filters =>
        expect(activeFilterCount(filters)).toBe(flattenQuery({ filters: filterQuery(filters) }).length),
      ),
    );
  });
});
