import * as fc from 'fast-check';
import { effectiveFilters, knownBrands, noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { toSearch } from '../../../src/domain/offers/list/BrowseQuestion';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { vehicleTypes } from '../../../src/domain/offers/vehicle/VehicleType';
import { euros } from '../../../src/domain/shared/Money';
import {
  comparableFilters,
  comparablesKey,
  isComparable,
  similarOffers,
} from '../../../src/domain/valuation/ComparableQuestion';
import { anOffer } from '../../support/anOffer';

const motorbike = anOffer({ label1: 'BMW R 1250 GS', year: 2020 });
const camper = anOffer({ vehicleType: 'Camper', label1: 'Hymer B 544', year: 2015 });
const sold = (offer: Offer, parts: Partial<Offer> = {}): Offer => ({ ...offer, hashId: 'MB-SOLD' as HashId, ...parts });

const anyVehicle = fc
  .record({
    hashId: fc.constantFrom('MB-A', 'MB-B').map(id => id as HashId),
    vehicleType: fc.constantFrom(...vehicleTypes),
    label1: fc.constantFrom('BMW R 1250 GS', 'Honda CB 500', 'Hymer B 544', ''),
    year: fc.option(fc.integer({ min: 2010, max: 2016 })),
  })
  .map(anOffer);

describe('comparableFilters', () => {
  it('ask for a motorbike by brand, model and year', () => {
    expect(comparableFilters(motorbike, knownBrands)).toEqual({
      ...noFilters,
      vehicleType: 'Motorbike',
      brandId: 2,
      model: 'R 1250 GS',
      productionYearFrom: 2018,
      productionYearTo: 2022,
    });
  });

  it('ask for the same model if the label has spaces around it', () => {
    const spaced = { ...motorbike, label1: ` ${motorbike.label1} ` };
    expect(comparableFilters(spaced, knownBrands)).toEqual(comparableFilters(motorbike, knownBrands));
  });

  it('ask for the whole label if the brand is not known, and for all years if the year is not known', () => {
    expect(comparableFilters({ ...motorbike, label1: ' Ural T ', year: null }, knownBrands)).toEqual({
      ...noFilters,
      vehicleType: 'Motorbike',
      model: 'Ural T',
    });
  });

  it('ask for other vehicles by type only', () => {
    expect(comparableFilters(camper, knownBrands)).toEqual({ ...noFilters, vehicleType: 'Camper' });
  });

  it('always have an effect as a whole', () => {
    fc.assert(
      fc.property(anyVehicle, offer => {
        const filters = comparableFilters(offer, knownBrands);
        expect(effectiveFilters(filters)).toEqual(filters);
      }),
    );
  });
});

describe('comparablesKey', () => {
  const keyOf = (offer: Offer, brands = knownBrands) => comparablesKey(offer, comparableFilters(offer, brands));

  it('is the same for another offer with the same type, year and label, in any spelling', () => {
    const other = anOffer({ hashId: 'MB-B' as HashId, label1: ' bmw r 1250 gs', year: 2020, ownBid: euros(500) });
    expect(keyOf(other)).toBe(keyOf(motorbike));
  });

  it('never changes its form, because sales are stored under it', () =>
    expect(keyOf(motorbike)).toBe('["Motorbike",2,"bmw r 1250 gs",2020]'));

  it.each([
    ['another type', keyOf({ ...motorbike, vehicleType: 'Camper' })],
    ['another label', keyOf({ ...motorbike, label1: 'BMW R 1200 GS' })],
    ['another year', keyOf({ ...motorbike, year: 2021 })],
    ['no year', keyOf({ ...motorbike, year: null })],
    ['a brand that was not known', keyOf(motorbike, [])],
  ])('differs for %s', (_, key) => expect(key).not.toBe(keyOf(motorbike)));
});

describe('isComparable', () => {
  it.each([
    ['the offer itself', motorbike, motorbike, false],
    ['a motorbike with another label', motorbike, sold(motorbike, { label1: 'R 1250 GS BMW' }), true],
    ['a motorbike two years older', motorbike, sold(motorbike, { year: 2018 }), true],
    ['a motorbike three years newer', motorbike, sold(motorbike, { year: 2023 }), false],
    ['a motorbike without a year', motorbike, sold(motorbike, { year: null }), false],
    ['any year for an offer without a year', { ...motorbike, year: null }, sold(motorbike), true],
    ['another type', motorbike, sold(motorbike, { vehicleType: 'Camper' }), false],
    ['a camper with the same label', camper, sold(camper, { label1: ' hymer b 544' }), true],
    ['a camper with another label', camper, sold(camper, { label1: 'Hymer B 574' }), false],
  ])('judges %s', (_, offer, other, expected) => expect(isComparable(offer, other)).toBe(expected));

  it('is always mutual between offers with a year', () => {
    const withYear = anyVehicle.filter(({ year }) => year !== null);
    fc.assert(
      fc.property(withYear, withYear, (one, other) => expect(isComparable(one, other)).toBe(isComparable(other, one))),
    );
  });
});

describe('similarOffers', () => {
  it('asks for motorbikes of the same brand and age, whatever their model', () => {
    expect(toSearch(similarOffers(motorbike))).toBe('?type=Motorbike&brand=2&yearFrom=2018&yearTo=2022');
  });

  it('asks for other vehicles by their type', () => {
    expect(toSearch(similarOffers(camper))).toBe('?type=Camper');
  });
});
