import * as fc from 'fast-check';
import {
  comparedVins,
  differingSigns,
  isFoundAsStated,
  isStatedDate,
  plainVin,
  quantityDifference,
} from '../../../src/domain/handover/Comparison';
import type { LocalDate } from '../../../src/domain/shared/LocalDate';

const SIGNS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const anyVin = fc.string({ unit: fc.constantFrom(...SIGNS), minLength: 17, maxLength: 17 });

const differences = (stated: string, found: string) =>
  comparedVins(stated, found).flatMap((sign, index) => (sign.isSame ? [] : [index]));

describe('differingSigns', () => {
  it('has the place in the stated VIN of each sign that differs, also of one that is missing', () => {
    fc.assert(
      fc.property(anyVin, fc.nat(16), fc.constantFrom(...SIGNS), (vin, index, sign) => {
        const other = vin.slice(0, index) + sign + vin.slice(index + 1);
        const places = differingSigns(vin, other).map(({ place }) => place);
        expect(places).toEqual(sign === vin[index] ? [] : [index + 1]);
        const [missing, ...more] = differingSigns(vin, vin.slice(0, index) + vin.slice(index + 1));
        expect(more).toEqual([]);
        expect([missing!.stated, missing!.found]).toEqual([vin[missing!.place - 1], '']);
      }),
    );
  });
});

describe('isFoundAsStated', () => {
  it('compares a VIN, a quantity and a text, and nothing that is not typed or not stated', () => {
    expect(isFoundAsStated('vin', 'WB10A1', 'wb 10a1')).toBe(true);
    expect(isFoundAsStated('vin', 'WB10A1', 'wb 10a2')).toBe(false);
    expect(isFoundAsStated('totalMileage', 38_200, '38.200 km')).toBe(true);
    expect(isFoundAsStated('totalMileage', 38_200, '38.201')).toBe(false);
    expect(isFoundAsStated('condition', 'tatty', ' tatty ')).toBe(true);
    expect(isFoundAsStated('vin', 'WB10A1', ' ')).toBe(false);
    expect(isFoundAsStated('vin', null, 'WB10A1')).toBe(false);
  });
});

describe('comparedVins', () => {
  it('marks the one place that differs', () => {
    const signs = comparedVins('WB10A1234567', 'WB10A1284567');
    expect(signs[7]).toEqual({ stated: '3', found: '8', isSame: false, isImpossible: false });
    expect(differences('WB10A1234567', 'WB10A1284567')).toEqual([7]);
  });

  it('does not mind spaces, dashes, small and full-width letters', () => {
    expect(plainVin(' wb1-0a 12\u200b34ＡＢ ')).toBe('WB10A1234AB');
    expect(differences('WB10A1234', 'wb1 0a-1234')).toEqual([]);
  });

  it('says that I, O and Q occur in no VIN', () => {
    const signs = comparedVins('WB10A1', 'WBIOAQ');
    expect(signs.map(({ isImpossible }) => isImpossible)).toEqual([false, false, true, true, false, true]);
  });

  it('always finds exactly the place where one sign is another', () => {
    fc.assert(
      fc.property(anyVin, fc.nat(16), fc.constantFrom(...SIGNS), (vin, place, sign) => {
        const other = vin.slice(0, place) + sign + vin.slice(place + 1);
        expect(differences(vin, other)).toEqual(vin === other ? [] : [place]);
      }),
    );
  });

  it('always marks one place if a sign is missing or too much', () => {
    fc.assert(
      fc.property(anyVin, fc.nat(16), (vin, place) => {
        const shorter = vin.slice(0, place) + vin.slice(place + 1);
        expect(differences(vin, shorter)).toHaveLength(1);
        expect(differences(shorter, vin)).toHaveLength(1);
      }),
    );
  });

  it('always shows both VINs whole', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const signs = comparedVins(one, other);
        expect(signs.map(({ stated }) => stated).join('')).toBe(plainVin(one));
        expect(signs.map(({ found }) => found).join('')).toBe(plainVin(other));
        for (const { stated, found, isSame } of signs) expect(isSame).toBe(stated === found);
      }),
    );
  });
});

describe('quantityDifference', () => {
  it.each([
    [38_200, 'km', '38 900', 700],
    [38_200, 'km', '38.900 km', 700],
    [38_200, 'km', 'ca. 38200', 0],
    [10_000, 'km', '10.000 mi', 6_093],
    [812, 'h', '830 h', 18],
    [812, 'h', '830 Std', 18],
    [812, 'h', '830 Betriebsstunden', 18],
    [812, 'h', '830 mth', 18],
    [812, 'h', '830,4 motogodzin', 18],
    [38_200, 'km', '38 900 Kilometer', 700],
    [38_200, 'km', '38 900 kilometrów', 700],
  ] as const)('of %d %s and %j is %d', (stated, unit, found, difference) =>
    expect(quantityDifference(stated, unit, found)).toBe(difference),
  );

  it.each(['', 'more', '1 or 2', '830 km', '5 mi', '-3'])('is not known of hours and %j', found =>
    expect(quantityDifference(812, 'h', found)).toBeNull(),
  );

  it.each(['830 h', '38 tys. km', '38 Tsd. km'])('is not known of kilometres and %j', found =>
    expect(quantityDifference(38_200, 'km', found)).toBeNull(),
  );

  it('is always what was added, however the number is grouped', () => {
    fc.assert(
      fc.property(fc.nat(999_999), fc.nat(999_999), (stated, found) => {
        const grouped = found.toLocaleString('de-DE');
        for (const typed of [String(found), `${grouped} km`])
          expect(quantityDifference(stated, 'km', typed)).toBe(found - stated);
      }),
    );
  });
});

describe('isStatedDate', () => {
  it.each([
    ['2019-04-12', '2019-04-12', true],
    ['2019-04-12', '2019-04-13', false],
    ['2019-04', '2019-04-13', true],
    ['2019-04-12T00:00:00Z', '2019-04-12', true],
    ['2019-04', '2019-05-13', false],
    ['spring 2019', '2019-04-13', null],
    ['2019-13', '2019-04-13', null],
  ])('of %s and %s is %s', (stated, found, expected) =>
    expect(isStatedDate(stated, found as LocalDate)).toBe(expected),
  );
});
