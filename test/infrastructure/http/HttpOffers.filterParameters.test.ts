import fc from 'fast-check';
import { activeFilterCount, type BrowseFilters, noFilters } from '../../../src/domain/offers/list/OfferFilters';
import { flattenQuery } from '../../../src/infrastructure/http/client/QueryParameters';
import { filterParameters } from '../../../src/infrastructure/http/HttpOffers';
import { fullFilters, someFilters } from '../../domain/offers/someFilters';

const motorbikeOnly = /brand|model|mileage|production/i;

describe('filterParameters', () => {
  it('uses the field names of the server', () => {
    expect(filterParameters(fullFilters)).toEqual({
      vehicle_type: 'Motorbike',
      country_code: 'DE',
      zip_code: '04109',
      distance: 40,
      hash_id: 'MB-7F3K2',
      damaged: false,
      motorbike_brand_id: 2,
      model: 'R 1250 GS',
      total_mileage_from: 0,
      total_mileage_to: 30_000,
      production_year_from: 2018,
      production_year_to: 2022,
    });
  });

  it('sends nothing if no filter is set', () =>
    expect(flattenQuery({ filters: filterParameters(noFilters) })).toEqual([]));

  it('sends the motorbike fields with the motorbike type, but never with another type', () => {
    const sent = (filters: BrowseFilters) =>
      flattenQuery({ filters: filterParameters(filters) }).filter(([key]) => motorbikeOnly.test(key));
    expect(sent({ ...fullFilters, vehicleType: null })).toHaveLength(6);
    expect(filterParameters({ ...fullFilters, vehicleType: null })).toEqual(filterParameters(fullFilters));
    fc.assert(
      fc.property(
        someFilters,
        fc.constantFrom('Camper' as const, 'AgriculturalMachine' as const),
        (filters, vehicleType) => expect(sent({ ...filters, vehicleType })).toEqual([]),
      ),
    );
  });

  it('trims its texts', () => {
    expect(filterParameters({ ...noFilters, zipCode: ' 04109 ', hashId: '\tMB ', model: ' GS ' })).toMatchObject({
      zip_code: '04109',
      hash_id: 'MB',
      model: 'GS',
    });
  });

  it('sends exactly the filters that the drawer counts', () => {
    fc.assert(
      fc.property(someFilters, filters =>
        expect(activeFilterCount(filters)).toBe(flattenQuery({ filters: filterParameters(filters) }).length),
      ),
    );
  });
});
