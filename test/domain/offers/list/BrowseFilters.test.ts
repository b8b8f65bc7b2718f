import * as fc from 'fast-check';
import {
  activeFilterCount,
  activeFilters,
  type BrowseFilters,
  chooseVehicleType,
  effectiveFilters,
  knownBrands,
  noFilters,
  withFilter,
  withImpliedType,
  withoutFilter,
} from '../../../../src/domain/offers/list/BrowseFilters';
import { filterAdvice } from '../../../../src/domain/offers/list/filterAdvice';
import { brandIn, filterBrands } from '../../../../src/domain/offers/list/FilterBrand';
import { filterFields, filterNames, filtersAbout } from '../../../../src/domain/offers/list/FilterFields';
import { filterJudge } from '../../../../src/domain/offers/list/FilterFit';
import {
  activeRefinements,
  noRefinements,
  refinementParameters,
  type Refinements,
  scoreBand,
  type ScoreBand,
  withoutRefinement,
} from '../../../../src/domain/offers/list/Refinements';
import type { Offer } from '../../../../src/domain/offers/Offer';
import type { Vehicle } from '../../../../src/domain/offers/vehicle/Vehicle';
import { vehicleTypes } from '../../../../src/domain/offers/vehicle/VehicleType';
import type { Brand, BrandId } from '../../../../src/domain/selling/motorbikes/Motorbike';
import { readParameters, writtenParameters } from '../../../../src/domain/shared/AddressParameter';
import { euros } from '../../../../src/domain/shared/Money';
import { anOffer } from '../../../support/anOffer';
import { someRefinements } from '../../search/someRefinements';
import { aDetail } from '../../valuation/aDetail';
import { fullFilters, motorbikeFiltersOf, someFilters } from '../someFilters';

describe('BrowseFilters', () => {
  const anyType = fc.constantFrom(...vehicleTypes);
  const noMotorbikeFilters = motorbikeFiltersOf(noFilters);
  const place = ({ countryCode, zipCode, distance }: BrowseFilters) => ({ countryCode, zipCode, distance });

  describe('the filter drawer', () => {
    it('offers distances from 20 to 320 km, the current year and the 30 before, and the known brands', () => {
      expect(filterFields.distance.choices?.(2026)).toEqual([20, 40, 80, 160, 320]);
      expect(filterFields.productionYearTo.choices?.(2026)).toEqual(Array.from({ length: 31 }, (_, ago) => 2026 - ago));
      expect(knownBrands.map(({ id, name }) => `${id} ${name}`)).toEqual([
        '1 Honda',
        '2 BMW',
        '3 Aprilia',
        '16 Yamaha',
        '33 Access Motor',
      ]);
    });
  });

  describe('activeFilterCount', () => {
    it('counts each field, including "not damaged" and 0 km, but no blank text', () => {
      expect(activeFilterCount(noFilters)).toBe(0);
      expect(activeFilterCount(fullFilters)).toBe(filterNames.length);
      const some = { ...noFilters, vehicleType: 'Motorbike' as const, zipCode: '04109', distance: 20 };
      expect(activeFilterCount({ ...some, countryCode: 'DE', damaged: false, mileageFrom: 0 })).toBe(6);
      expect(activeFilterCount({ ...noFilters, model: '  ' })).toBe(0);
    });

    it('counts a radius without a country, which is sent as it was typed', () => {
      expect(activeFilterCount({ ...noFilters, zipCode: '20457', distance: 160 })).toBe(2);
    });

    it('never counts hidden filters', () => {
      const hidden = filtersAbout('motorbike').length;
      expect(activeFilterCount({ ...fullFilters, vehicleType: 'Camper' })).toBe(filterNames.length - hidden);
    });
  });

  describe('withoutFilter', () => {
    it('clears one active filter, and only the type takes others with it', () => {
      fc.assert(
        fc.property(someFilters.map(withImpliedType), filters => {
          for (const { key } of activeFilters(filters)) {
            const left = activeFilters(withoutFilter(filters, key));
            expect(left.map(filter => filter.key)).not.toContain(key);
            if (key !== 'vehicleType')
              expect(left).toEqual(activeFilters(filters).filter(filter => filter.key !== key));
          }
        }),
      );
    });

    it('clears the filters of motorbikes with their type', () => {
      expect(withoutFilter(fullFilters, 'vehicleType')).toEqual({
        ...fullFilters,
        ...noMotorbikeFilters,
        vehicleType: null,
      });
    });
  });

  describe('effectiveFilters', () => {
    it('have no blanks around their texts', () => {
      const texts = { zipCode: ' 04109 ', hashId: ' MB-7F3K2 ', model: ' R 1250 GS ' };
      expect(effectiveFilters({ ...fullFilters, ...texts })).toEqual(fullFilters);
    });
  });

  describe('chooseVehicleType', () => {
    it('keeps only the place when a type is chosen', () => {
      expect(chooseVehicleType(fullFilters, 'Camper')).toEqual({
        ...noFilters,
        ...place(fullFilters),
        vehicleType: 'Camper',
      });
    });

    it('clears the type and its dependent fields when the active type is chosen again', () => {
      const cleared = { ...fullFilters, ...noMotorbikeFilters, vehicleType: null };
      expect(chooseVehicleType(fullFilters, 'Motorbike')).toEqual(cleared);
      expect(chooseVehicleType(fullFilters, null)).toEqual(cleared);
    });

    it('clears nothing if there is no type to clear', () => {
      const untyped = { ...fullFilters, vehicleType: null };
      expect(chooseVehicleType(untyped, null)).toEqual(untyped);
    });

    it('always keeps the place and always drops the motorbike fields', () => {
      fc.assert(
        fc.property(someFilters, anyType, (filters, type) => {
          const chosen = chooseVehicleType(filters, type);
          expect(place(chosen)).toEqual(place(filters));
          expect(chosen.vehicleType).toBe(filters.vehicleType === type ? null : type);
          expect(chosen).toMatchObject(noMotorbikeFilters);
        }),
      );
    });

    it('always returns to no type when a type is chosen twice', () => {
      fc.assert(
        fc.property(someFilters, anyType, (filters, type) => {
          const other = { ...filters, vehicleType: null };
          expect(chooseVehicleType(chooseVehicleType(other, type), type)).toEqual({ ...noFilters, ...place(filters) });
        }),
      );
    });
  });

  describe('withFilter', () => {
    it('keeps every filter if the type becomes that of motorbikes', () => {
      expect(withFilter({ ...fullFilters, vehicleType: null }, 'vehicleType', 'Motorbike')).toEqual(fullFilters);
    });

    it('always drops only the motorbike fields for another type', () => {
      fc.assert(
        fc.property(
          someFilters,
          fc.constantFrom('Camper' as const, 'AgriculturalMachine' as const, null),
          (filters, type) =>
            expect(withFilter(filters, 'vehicleType', type)).toEqual({
              ...filters,
              ...noMotorbikeFilters,
              vehicleType: type,
            }),
        ),
      );
    });
  });
});

describe('FilterBrand', () => {
  const someBrands = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 40 }), name: fc.string({ minLength: 1 }) }),
    { selector: ({ id }) => id },
  );

  it('filterBrands returns the built-in brands if the market names none', () => {
    expect(filterBrands([])).toBe(knownBrands);
  });

  it('filterBrands uses the names that the market sends', () => {
    const names = filterBrands([
      { id: 7, name: 'Zündapp' },
      { id: 2, name: 'BMW Motorrad' },
    ]).map(({ name }) => name);
    expect(names).toEqual(['Access Motor', 'Aprilia', 'BMW Motorrad', 'Honda', 'Yamaha', 'Zündapp']);
  });

  it('filterBrands always returns each built-in and each named brand once', () => {
    fc.assert(
      fc.property(someBrands, named => {
        const ids = filterBrands(named).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(ids)).toEqual(new Set([...knownBrands, ...named].map(({ id }) => id)));
      }),
    );
  });

  const brand = (id: number, name: string): Brand => ({ id: id as BrandId, name });
  const brands = [brand(1, 'Honda'), brand(2, 'BMW'), brand(20, 'Moto Guzzi'), brand(40, 'Moto')];

  test.each([
    ['Moto Guzzi V7', 20],
    ['moto guzzi', 20],
    ['BMW R 1250 GS', 2],
  ])('brandIn finds in %j the brand %s', (text, id) => expect(brandIn(text, brands)?.id).toBe(id));

  test.each(['BMWs', 'Jawa 350'])('brandIn finds no brand in %j', text => expect(brandIn(text, brands)).toBeNull());

  test.each([
    ['  Moto Guzzi V7', 20],
    ['MOTO GUZZI', 20],
    ['Moto Morini', 40],
  ])('brandIn finds in %j the brand %s, whatever the order of the brands', (text, id) => {
    fc.assert(
      fc.property(fc.shuffledSubarray(brands, { minLength: brands.length }), list => {
        expect(brandIn(text, list)?.id).toBe(id);
      }),
    );
  });

  test('brandIn is null if the text names no brand', () => expect(brandIn('Jawa 350', brands)).toBeNull());

  test.each(['', 'Jawa 350'])('brandIn does not find a brand without a name in %j', text =>
    expect(brandIn(text, [...brands, brand(41, ''), brand(42, ' ')])).toBeNull(),
  );

  test('brandIn keeps the order of the list of brands', () => {
    const list = [...brands].reverse();
    brandIn('Moto Guzzi', list);
    expect(list).toEqual([...brands].reverse());
  });
});

describe('FilterFit', () => {
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
});

describe('filterAdvice', () => {
  const advice = (filters: Partial<typeof noFilters>) => filterAdvice({ ...noFilters, ...filters });

  it.each([
    [{ distance: 'radius' }, { distance: 40 }],
    [{ countryCode: 'country' }, { distance: 40, zipCode: '20457' }],
    [{ distance: 'radius' }, { distance: 40, countryCode: 'DE', zipCode: ' ' }],
    [{}, {}],
    [{}, { distance: 40, countryCode: 'DE', zipCode: '80331' }],
    [{}, { zipCode: '80331' }],
  ] as const)('says %j if the filters are %j', (expected, filters) => {
    expect(advice(filters)).toEqual(expected);
  });

  it('flags a range exactly if its start is above its end', () => {
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
});

describe('Refinements', () => {
  const addressOf = (refinements: Refinements) =>
    new URLSearchParams(
      writtenParameters(refinementParameters, refinements)
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => [name, String(value)]),
    );

  describe('refinements', () => {
    it('are readable in an address', () => {
      const refinements: Refinements = {
        ...noRefinements,
        priceFrom: euros(0),
        priceTo: euros(5000),
        scores: ['green', 'red'],
        notSeen: true,
        words: 'gs adventure',
      };
      expect(addressOf(refinements).toString()).toBe(
        'priceFrom=0&priceTo=5000&score=green-red&notSeen=yes&words=gs+adventure',
      );
    });

    it('are always read back from the address that they are written to', () => {
      fc.assert(
        fc.property(someRefinements, refinements => {
          expect(readParameters(refinementParameters, addressOf(refinements))).toEqual(refinements);
        }),
      );
    });

    it.each(['priceFrom=-5', 'priceTo=1.5', 'score=blue', 'noBids=true', 'lastDay='])('are none in %s', search =>
      expect(readParameters(refinementParameters, new URLSearchParams(search))).toEqual(noRefinements),
    );

    it('are active if they are set, and taken away one by one', () => {
      expect(activeRefinements({ ...noRefinements, priceFrom: euros(0), words: '  ', outbid: true })).toEqual([
        'priceFrom',
        'outbid',
      ]);
      fc.assert(
        fc.property(someRefinements, refinements => {
          const none = activeRefinements(refinements).reduce(withoutRefinement, refinements);
          expect(activeRefinements(none)).toEqual([]);
        }),
      );
    });
  });

  const order: readonly ScoreBand[] = ['red', 'yellow', 'green'];

  describe('scoreBand', () => {
    it.each([
      [null, 'neutral'],
      [0, 'red'],
      [33, 'red'],
      [34, 'yellow'],
      [67, 'yellow'],
      [68, 'green'],
      [100, 'green'],
      [-5, 'red'],
      [1000, 'green'],
    ] as const)('maps the score %s to %s', (score, band) => expect(scoreBand(score)).toBe(band));

    it('never falls as the score rises and always has a colour', () => {
      fc.assert(
        fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.nat(), (score, more) => {
          expect(order).toContain(scoreBand(score));
          expect(order.indexOf(scoreBand(score + more))).toBeGreaterThanOrEqual(order.indexOf(scoreBand(score)));
        }),
      );
    });

    it('is neutral for NaN', () => expect(scoreBand(Number.NaN)).toBe('neutral'));
  });
});
