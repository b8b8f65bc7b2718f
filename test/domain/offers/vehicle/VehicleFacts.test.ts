import {
  factGroups,
  factsOfGroup,
  horsepower,
  hoursPerYear,
  vehicleFacts,
  withYearOfRow,
} from '../../../../src/domain/offers/vehicle/VehicleFacts';
import { vehicleTypes } from '../../../../src/domain/offers/vehicle/VehicleType';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { anOffer } from '../../../support/anOffer';

describe('vehicleFacts', () => {
  it.each([
    ['vin', ['Motorbike', 'Camper', 'AgriculturalMachine']],
    ['productionYear', ['Motorbike', 'AgriculturalMachine']],
    ['length', ['Camper', 'AgriculturalMachine']],
    ['abs', ['Motorbike']],
    ['beds', ['Camper']],
    ['operatingHours', ['AgriculturalMachine']],
  ] as const)('contain %s for the types %j', (fact, types) =>
    expect(vehicleTypes.filter(type => vehicleFacts(type).includes(fact)).sort()).toEqual([...types].sort()),
  );

  it('contain every fact of each type if the type is not known', () => {
    const facts = vehicleFacts(undefined);
    for (const type of vehicleTypes) expect(facts).toEqual(expect.arrayContaining([...vehicleFacts(type)]));
    expect(new Set(facts).size).toBe(facts.length);
  });
});

describe('factsOfGroup', () => {
  it.each([
    ['basics', 'Motorbike', 'totalMileage'],
    ['basics', 'AgriculturalMachine', 'operatingHours'],
    ['engine', 'Motorbike', 'power'],
    ['condition', 'Motorbike', 'dropped'],
    ['origin', 'Camper', 'rentalUse'],
  ] as const)('contains in the group %s of the type %s: %s', (group, type, fact) =>
    expect(factsOfGroup(group, type)).toContain(fact),
  );

  it.each(vehicleTypes)('contains each fact of the type %s in exactly one group', type => {
    const grouped = factGroups.flatMap(group => factsOfGroup(group, type));
    expect(new Set(grouped).size).toBe(grouped.length);
    expect(vehicleFacts(type)).toEqual(grouped);
  });
});

describe('withYearOfRow', () => {
  const machine = { vehicleType: 'AgriculturalMachine' } as const;

  it('adds the year of the row to a machine without a year', () => {
    expect(withYearOfRow(anOffer({ ...machine, year: 2015 }), machine)).toEqual({ ...machine, productionYear: 2015 });
    expect(withYearOfRow(anOffer(machine), machine)).toBe(machine);
  });

  it('keeps the year of the machine', () => {
    const dated = { ...machine, productionYear: 2014 };
    expect(withYearOfRow(anOffer({ ...machine, year: 2016, productionYear: 2015 }), dated)).toEqual(dated);
  });

  it('adds no year to another vehicle', () => {
    const motorbike = { vehicleType: 'Motorbike' } as const;
    expect(withYearOfRow(anOffer({ year: 2021 }), motorbike)).toBe(motorbike);
  });
});

it.each([
  [1200, { productionYear: 2018 }, 150],
  [1200, { productionYear: 2026 }, 1200],
  [0, { productionYear: 2010 }, 0],
  [1000, { productionYear: 2023 }, 333],
  [1200, {}, null],
  [1200, { productionYear: 2027 }, null],
  [5816, { firstRegistration: '2016-03-08', productionYear: 2016 }, 542],
  [5816, { firstRegistration: '2016-03-08T00:00:00Z' }, 542],
  [300, { firstRegistration: '2026-03-08', productionYear: 2024 }, 300],
  [1200, { firstRegistration: '03/2018', productionYear: 2018 }, 150],
  [1200, { firstRegistration: '2026-12-01', productionYear: 2018 }, null],
] as const)('hoursPerYear of %d hours of %j is %s on 30 November 2026', (operatingHours, age, perYear) =>
  expect(hoursPerYear({ operatingHours, ...age }, '2026-11-30' as LocalDate)).toBe(perYear),
);

it.each([
  [35, 'de', 48],
  [35, 'pl', 48],
  [35, 'en', 47],
  [100, 'de', 136],
  [100, 'en', 134],
  [0, 'de', 0],
  [3.5, 'pl', 5],
] as const)('horsepower shows %d kW in %s as %d', (kilowatts, language, shown) =>
  expect(horsepower(kilowatts, language)).toBe(shown),
);
