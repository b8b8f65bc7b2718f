import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { filtersAround, ownArea } from '../../../src/domain/search/OwnArea';

describe('ownArea', () => {
  it.each([
    ['DE136695976', '20457', { countryCode: 'DE', zipCode: '20457' }],
    ['', 'D-20457', { countryCode: 'DE', zipCode: '20457' }],
    ['', '00-950', { countryCode: 'PL', zipCode: '00-950' }],
    ['DE136695976', '', null],
    ['ATU12345678', '1010', null],
    ['', '1010', null],
    ['', '20121', null],
  ])('of a dealer with the tax number %j and the zip code %j is %j', (ftin, zipCode, area) => {
    expect(ownArea({ ftin, zipCode }, undefined)).toEqual(area);
  });

  it('is in the country that the dealer has set', () => {
    expect(ownArea({ ftin: '', zipCode: '20457' }, 'de')).toEqual({ countryCode: 'DE', zipCode: '20457' });
    expect(ownArea({ ftin: 'DE136695976', zipCode: '00-950' }, 'pl')).toEqual({ countryCode: 'PL', zipCode: '00-950' });
  });
});

describe('filtersAround', () => {
  it('asks for a radius of 160 km, or for the chosen one', () => {
    const area = { countryCode: 'DE', zipCode: '20457' };
    expect(filtersAround(noFilters, area)).toEqual({ ...noFilters, ...area, distance: 160 });
    expect(filtersAround({ ...noFilters, distance: 40 }, area).distance).toBe(40);
  });
});
