import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { colours, translatedColour } from '../../../../src/domain/offers/vehicle/Colour';
import {
  drawingWidth,
  mapPoint,
  type MapPoint,
  mapPosition,
  positionAt,
} from '../../../../src/domain/offers/vehicle/MapPoint';
import { offerYear } from '../../../../src/domain/offers/vehicle/Vehicle';
import {
  factGroups,
  factsOfGroup,
  horsepower,
  hoursPerYear,
  vehicleFacts,
  withYearOfRow,
} from '../../../../src/domain/offers/vehicle/VehicleFacts';
import { vehicleTypes, vehicleTypesFrom } from '../../../../src/domain/offers/vehicle/VehicleType';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { paints } from '../../../../src/infrastructure/demo/market/offers/photos';
import { anOffer } from '../../../support/anOffer';

describe('translatedColour', () => {
  const bracketed = (said: string) => translatedColour(said, colour => `<${colour}>`);

  it.each([
    ['Rot', '<red>'],
    ['czerwony', '<red>'],
    ['SCHWARZ', '<black>'],
    ['red', '<red>'],
    ['Rot/Schwarz', '<red>/<black>'],
    ['blu, bianco', '<blue>, <white>'],
    ['Silber metallic', '<silver> <metallic>'],
    ['czarny-mat', '<black>-<matt>'],
  ])('translates each word of %j', (said, text) => expect(bracketed(said)).toBe(text));

  it.each(['Mystic Sparkle', 'Rot mit Streifen', 'dark_blue', '#ff0000', '1', '', '–'])('leaves %j as it came', said =>
    expect(bracketed(said)).toBe(said),
  );

  it('starts with a capital letter', () => {
    expect(translatedColour('Schwarz matt', () => 'czarny')).toBe('Czarny czarny');
  });

  it('knows the colours of the demo in the language of every seller', () => {
    for (const { words } of paints) {
      for (const word of Object.values(words)) expect(bracketed(word)).toMatch(/^<\w+>$/);
    }
  });

  it('never changes a text without a known colour', () => {
    const known = new Set<string>(colours);
    fc.assert(
      fc.property(fc.string(), said => {
        fc.pre(!(said.toLowerCase().match(/\p{L}+/gu) ?? []).some(word => known.has(word)));
        if (bracketed(said) !== said) expect(bracketed(said)).toContain('<');
      }),
    );
  });
});

describe('MapPoint', () => {
  const nowhere = { latitude: null, longitude: null, countryCode: null };
  const at = (latitude: number | null, longitude: number | null, countryCode: string | null = null) =>
    mapPoint({ latitude, longitude, countryCode });
  const inCountry = (countryCode: string) => mapPoint({ ...nowhere, countryCode });

  const codes = ['DE', 'PL', 'AT', 'IT', 'NL', 'BE', 'FR', 'CH', 'CZ', 'DK', 'LU', 'SK', 'SI', 'HU'];
  const anyDegrees = fc.option(fc.oneof(fc.double(), fc.double({ min: -200, max: 200, noNaN: true })));
  const anyOffer = fc.record({
    latitude: anyDegrees,
    longitude: anyDegrees,
    countryCode: fc.option(fc.oneof(fc.constantFrom(...codes, 'US', '__proto__', ''), fc.string())),
  });
  const drawn = fc.record({
    latitude: fc.double({ min: 35, max: 60, noNaN: true }),
    longitude: fc.double({ min: -11, max: 32, noNaN: true }),
  });

  describe('mapPoint', () => {
    const berlin = at(52.52, 13.405)!;
    const munich = at(48.137, 11.575)!;

    it('puts Berlin to the right of Munich and above it', () => {
      expect(berlin.x).toBeGreaterThan(munich.x);
      expect(berlin.y).toBeLessThan(munich.y);
      expect(berlin.x).toBeCloseTo(0.5676, 4);
      expect(berlin.y).toBeCloseTo(0.3553, 4);
    });

    it.each([
      ['the upper left corner', 60, -11, 0, 0],
      ['the lower right corner', 35, 32, 1, 1],
    ])('puts %s of the area into the corner of the drawing', (_, latitude, longitude, x, y) => {
      expect(at(latitude, longitude)).toEqual({ x, y, exact: true });
    });

    it.each([
      ['a missing latitude', null, 13.4],
      ['a missing longitude', 52.5, null],
      ['a latitude that is not a number', NaN, 13.4],
      ['a latitude above 90', 91, 13.4],
      ['a longitude below -180', 52.5, -181],
      ['a place beyond the drawing', 64.1, -21.9],
      ['a place north of the drawing', 60.01, 10],
      ['a place south of the drawing', 34.99, 10],
      ['a place west of the drawing', 50, -11.01],
      ['a place east of the drawing', 50, 32.01],
      ['0/0', 0, 0],
    ])('falls back to the country for %s', (_, latitude, longitude) => {
      expect(at(latitude, longitude, 'DE')).toEqual(inCountry('DE'));
      expect(at(latitude, longitude)).toBeNull();
    });

    it.each(codes)('knows the approximate place of %s', code => {
      expect(inCountry(code)).toMatchObject({ exact: false });
      expect(inCountry(code.toLowerCase())).toEqual(inCountry(code));
    });

    it.each([
      ['PL', 'DE'],
      ['AT', 'CH'],
      ['HU', 'AT'],
      ['DE', 'NL'],
      ['NL', 'FR'],
    ])('puts %s to the right of %s', (right, left) => expect(inCountry(right)!.x).toBeGreaterThan(inCountry(left)!.x));

    it.each([
      ['DE', 47.3, 55.1, 5.9, 15.1],
      ['PL', 49, 54.9, 14.1, 24.2],
      ['AT', 46.4, 49.1, 9.5, 17.2],
      ['IT', 36.6, 47.1, 6.6, 18.6],
      ['NL', 50.7, 53.6, 3.3, 7.3],
      ['BE', 49.5, 51.6, 2.5, 6.5],
      ['FR', 42.3, 51.1, -4.8, 8.3],
      ['CH', 45.8, 47.9, 5.9, 10.5],
      ['CZ', 48.5, 51.1, 12.1, 18.9],
      ['DK', 54.5, 57.8, 8, 12.7],
      ['LU', 49.4, 50.2, 5.7, 6.6],
      ['SK', 47.7, 49.7, 16.8, 22.6],
      ['SI', 45.4, 46.9, 13.4, 16.6],
      ['HU', 45.7, 48.6, 16.1, 22.9],
    ])('uses a point in the inner half of %s as its centre', (countryCode, south, north, west, east) => {
      const { latitude, longitude } = mapPosition({ ...nowhere, countryCode })!;
      expect(Math.abs(latitude - (south + north) / 2)).toBeLessThan((north - south) / 4);
      expect(Math.abs(longitude - (west + east) / 2)).toBeLessThan((east - west) / 4);
    });

    it.each(['US', '', 'Germany', '__proto__', 'constructor'])('has no place for the country %p', code =>
      expect(inCountry(code)).toBeNull(),
    );

    it('always lies inside the drawing', () => {
      const isFraction = (value: number) => value >= 0 && value <= 1;
      fc.assert(
        fc.property(anyOffer, offer => {
          const place = mapPoint(offer);
          expect(place === null || (isFraction(place.x) && isFraction(place.y))).toBe(true);
        }),
        { numRuns: 1000 },
      );
      fc.assert(
        fc.property(drawn, ({ latitude, longitude }) => {
          const place = at(latitude, longitude, 'DE');
          expect(place).toMatchObject({ exact: true });
          expect(isFraction(place!.x) && isFraction(place!.y)).toBe(true);
        }),
      );
    });

    it('always moves right with the longitude and up with the latitude', () => {
      fc.assert(
        fc.property(drawn, drawn, (one, other) => {
          const [first, second] = [one, other].map(each => at(each.latitude, each.longitude)) as [MapPoint, MapPoint];
          if (one.longitude < other.longitude) expect(first.x).toBeLessThanOrEqual(second.x);
          if (one.latitude < other.latitude) expect(first.y).toBeGreaterThanOrEqual(second.y);
        }),
      );
    });

    it('never distorts the drawing it belongs to', () => {
      const file = path.join(__dirname, '../../../../src/ui/maps/europe.svg');
      const [width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(readFileSync(file, 'utf8'))!.slice(1).map(Number);
      const step = 0.01;
      fc.assert(
        fc.property(fc.double({ min: 35, max: 59, noNaN: true }), latitude => {
          const perLongitude = (at(latitude, 10 + step)!.x - at(latitude, 10)!.x) * width!;
          const perLatitude = (at(latitude, 10)!.y - at(latitude + step, 10)!.y) * height!;
          // On a Mercator map, a degree of latitude is as long as a degree of longitude divided by the cosine.
          expect(perLatitude * Math.cos(((latitude + step / 2) * Math.PI) / 180)).toBeCloseTo(perLongitude, 3);
        }),
      );
    });
  });

  describe('mapPosition', () => {
    it('is the position of the offer, even outside the drawing', () => {
      expect(mapPosition({ latitude: 64.1, longitude: -21.9, countryCode: 'DE' })).toEqual({
        latitude: 64.1,
        longitude: -21.9,
        exact: true,
      });
    });

    it.each([
      [90, 180],
      [-90, -180],
      [0, 12.5],
      [51.5, 0],
    ])('is the position of the offer at %d/%d', (latitude, longitude) => {
      expect(mapPosition({ latitude, longitude, countryCode: 'DE' })).toEqual({ latitude, longitude, exact: true });
    });

    it.each([
      [90.01, 10],
      [-91, 10],
      [50, 180.01],
      [50, -181],
      [NaN, 10],
      [50, NaN],
      [Infinity, 10],
      [0, 0],
      [-0, 0],
      [null, 10],
      [50, null],
    ])('rejects the position of the offer at %d/%d', (latitude, longitude) => {
      expect(mapPosition({ latitude, longitude, countryCode: null })).toBeNull();
    });

    it('is the centre of the country if the offer has no position', () => {
      expect(mapPosition({ ...nowhere, countryCode: 'DE' })).toEqual({
        latitude: 51.16,
        longitude: 10.45,
        exact: false,
      });
      expect(mapPosition(nowhere)).toBeNull();
    });

    it('always agrees with mapPoint if both are exact', () => {
      fc.assert(
        fc.property(anyOffer, offer => {
          const [place, position] = [mapPoint(offer), mapPosition(offer)];
          if (place) expect(position).not.toBeNull();
          if (place?.exact) expect(position?.exact).toBe(true);
        }),
      );
    });
  });

  test('a point of the drawing always leads back to its position', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 35.1, max: 59.9, noNaN: true }),
        fc.double({ min: -10.9, max: 31.9, noNaN: true }),
        (latitude, longitude) => {
          const back = positionAt(mapPoint({ latitude, longitude, countryCode: null })!);
          expect(back.latitude).toBeCloseTo(latitude, 6);
          expect(back.longitude).toBeCloseTo(longitude, 6);
        },
      ),
    );
  });

  describe('drawingWidth', () => {
    it('is how many km the drawing is wide, fewer in the north', () => {
      const widthAt = (latitude: number) => drawingWidth(mapPoint({ latitude, longitude: 10, countryCode: null })!);
      expect(widthAt(52)).toBeCloseTo(2947, -1);
      expect(widthAt(40)).toBeGreaterThan(widthAt(50));
    });
  });
});

describe('Vehicle', () => {
  it.each([
    ['Motorbike', 2021, 2020, 2021],
    ['Motorbike', null, 2020, 2020],
    ['Camper', 2021, null, 2021],
    ['AgriculturalMachine', 2015, 2014, 2014],
    ['AgriculturalMachine', 2015, null, 2015],
    ['AgriculturalMachine', null, null, null],
  ] as const)(
    'an offer of type %s with the year %s and the production year %s is shown with the year %s',
    (vehicleType, year, productionYear, shown) => {
      expect(offerYear({ vehicleType, year, productionYear })).toBe(shown);
    },
  );
});

describe('VehicleFacts', () => {
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
});

describe('VehicleType', () => {
  it.each(vehicleTypes)('the landing screen of %s shows its own line first and each other line once', type => {
    const lines = vehicleTypesFrom(type);
    expect(lines[0]).toBe(type);
    expect([...lines].sort()).toEqual([...vehicleTypes].sort());
  });

  it('the landing screen at / shows the motorbike line first', () => {
    expect(vehicleTypesFrom('Motorbike')).toEqual(['Motorbike', 'Camper', 'AgriculturalMachine']);
  });
});
