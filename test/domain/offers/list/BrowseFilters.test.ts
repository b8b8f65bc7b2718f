import * as fc from 'fast-check';
import {
  activeFilterCount,
  activeFilters,
  chooseVehicleType,
  effectiveFilters,
  knownBrands,
  noFilters,
  withFilter,
  withImpliedType,
  withoutFilter,
  type BrowseFilters,
} from '../../../../src/domain/offers/list/BrowseFilters';
import { filterFields, filterNames, filtersAbout } from '../../../../src/domain/offers/list/FilterFields';
import { vehicleTypes } from '../../../../src/domain/offers/vehicle/VehicleType';
import { fullFilters, motorbikeFiltersOf, someFilters } from '../someFilters';

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
          if (key !== 'vehicleType') expect(left).toEqual(activeFilters(filters).filter(filter => filter.key !== key));
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
