import * as fc from 'fast-check';
import { type BrowseFilters, noFilters } from '../../../../src/domain/offers/list/BrowseFilters';
import { filterJudge } from '../../../../src/domain/offers/list/FilterFit';
import type { Offer } from '../../../../src/domain/offers/Offer';
import type { Vehicle } from '../../../../src/domain/offers/vehicle/Vehicle';
import { euros } from '../../../../src/domain/shared/Money';
import { anOffer } from '../../../support/anOffer';
import { aDetail } from '../../valuation/aDetail';
import { motorbikeFiltersOf, someFilters } from '../someFilters';

const motorbike = { vehicleType: 'Motorbike' } as const;
const offer = anOffer({ region: 'DE', totalMileage: 23_400, year: 2021 });
const fit = (filters: Partial<BrowseFilters>, parts: Partial<Offer> = {}) =>
  filterJudge({ filters: { ...noFilters, ...filters }, buyNowOnly: false })({ ...offer, ...parts });

it.each<[Partial<BrowseFilters>, string]>([
  [{}, 'fits'],
  [motorbike, 'fits'],
  [{ vehicleType: 'Camper' }, 'doesNotFit'],
  [{ countryCode: 'de' }, 'fits'],
  [{ countryCode: 'PL' }, 'doesNotFit'],
  [{ hashId: ' mb-7f3k2 ' }, 'fits'],
  [{ hashId: '7F3' }, 'mayFit'],
  [{ hashId: 'CA-' }, 'doesNotFit'],
  [{ mileageFrom: 20_000, mileageTo: 23_400 }, 'fits'],
  [{ mileageFrom: 23_401 }, 'doesNotFit'],
  [{ mileageTo: 23_399 }, 'doesNotFit'],
  [{ productionYearFrom: 2021 }, 'fits'],
  [{ productionYearFrom: 2022 }, 'doesNotFit'],
  [{ productionYearTo: 2020 }, 'doesNotFit'],
  [{ zipCode: '80331' }, 'mayFit'],
  [{ damaged: false }, 'mayFit'],
  [{ brandId: 2 }, 'mayFit'],
  [{ model: 'GS' }, 'mayFit'],
  [{ model: 'GS', countryCode: 'PL' }, 'doesNotFit'],
])('for the filters %j, filterJudge says that a motorbike in Germany %s', (filters, expected) =>
  expect(fit(filters)).toBe(expected),
);

it('filterJudge cannot decide on a field that is asked for and that the row does not contain', () => {
  expect(fit({}, { region: null, totalMileage: null, year: null })).toBe('fits');
  expect(fit({ countryCode: 'DE' }, { region: null })).toBe('mayFit');
  expect(fit({ mileageTo: 9 }, { totalMileage: null })).toBe('mayFit');
  expect(fit({ productionYearTo: 2020 }, { year: null })).toBe('mayFit');
});

it('filterJudge never takes the default of a fact that no row has stated for an answer', () => {
  const unstated = { unstated: ['vehicleType', 'buyNowPrice'] as const };
  for (const vehicleType of ['Motorbike', 'Camper'] as const) expect(fit({ vehicleType }, unstated)).toBe('mayFit');
  expect(fit({ vehicleType: 'Camper', countryCode: 'PL' }, unstated)).toBe('doesNotFit');
  const judge = filterJudge({ filters: noFilters, buyNowOnly: true });
  expect(judge({ ...offer, ...unstated })).toBe('mayFit');
});

it.each([
  ['Harley-Davidson', 'fits'],
  ['HARLEY DAVIDSON', 'fits'],
  ['Harley', 'mayFit'],
  ['Harley-Davidson Motor Company', 'mayFit'],
  ['Honda', 'doesNotFit'],
  ['', 'mayFit'],
])('filterJudge says that an opened offer of %j %s if Harley-Davidson is wanted', (brand, expected) => {
  const judge = filterJudge({ filters: { ...noFilters, ...motorbike, brandId: 7 }, buyNowOnly: false });
  const opened = {
    detail: aDetail({ vehicleType: 'Motorbike', brand }),
    brandOf: () => 'Harley-Davidson',
  };
  expect(judge(offer, opened)).toBe(expected);
});

it('filterJudge asks an opened offer for the type only if it states one', () => {
  const judge = filterJudge({ filters: { ...noFilters, ...motorbike }, buyNowOnly: false });
  const judged = (unstated: Offer['unstated'], vehicle: Vehicle) =>
    judge({ ...offer, unstated }, { detail: aDetail(vehicle), brandOf: () => null });
  expect(judged(['vehicleType'], {})).toBe('mayFit');
  expect(judged(['vehicleType'], { vehicleType: 'Camper' })).toBe('doesNotFit');
  expect(judged(undefined, {})).toBe('fits');
});

it('filterJudge requires a fixed price if "buy now only" is on', () => {
  const question = { filters: noFilters, buyNowOnly: true };
  expect(filterJudge(question)(offer)).toBe('doesNotFit');
  expect(filterJudge(question)({ ...offer, buyNowPrice: euros(9900) })).toBe('fits');
});

it('hidden motorbike filters never narrow another vehicle type', () => {
  fc.assert(
    fc.property(someFilters, filters => {
      const hidden = motorbikeFiltersOf(filters);
      expect(fit({ ...hidden, vehicleType: 'Camper' }, { vehicleType: 'Camper' })).toBe('fits');
    }),
  );
});
