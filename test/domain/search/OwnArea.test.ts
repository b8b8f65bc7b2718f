import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { filtersAround, filtersWithin, ownArea, ownCountry } from '../../../src/domain/search/OwnArea';

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

describe('filtersWithin', () => {
  it('fills in the own country with a radius, unless a country is chosen', () => {
    expect(filtersWithin(noFilters, 40, 'DE')).toEqual({ ...noFilters, distance: 40, countryCode: 'DE' });
    expect(filtersWithin({ ...noFilters, countryCode: 'PL' }, 40, 'DE').countryCode).toBe('PL');
    expect(filtersWithin(noFilters, 40, null)).toEqual({ ...noFilters, distance: 40 });
  });

  it('leaves the country alone if the radius is taken out', () => {
    expect(filtersWithin({ ...noFilters, distance: 40 }, null, 'DE')).toEqual(noFilters);
  });
});

it('ownCountry is the one that is set, or else the one of the profile', () => {
  expect(ownCountry({ ftin: '', zipCode: '00-950' }, undefined)).toBe('PL');
  expect(ownCountry({ ftin: '', zipCode: '00-950' }, 'de')).toBe('DE');
  expect(ownCountry({ ftin: '', zipCode: '20121' }, undefined)).toBeNull();
});
