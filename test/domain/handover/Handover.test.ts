import * as fc from 'fast-check';
import {
  comparedVins,
  differingSigns,
  isFoundAsStated,
  isStatedDate,
  plainVin,
  quantityDifference,
} from '../../../src/domain/handover/Comparison';
import {
  checkOf,
  differingLines,
  type Handover,
  handoverCount,
  handoverLines,
  isBegun,
  isSignedByBoth,
  keptPhotos,
  lacksOf,
  type LineCheck,
  lineStates,
  newHandover,
  type Signature,
  signers,
  withCheck,
  withName,
  withoutPhoto,
  withOwnLine,
  withPhoto,
  withPlace,
  withSignature,
  withSignedVersion,
  withStatement,
} from '../../../src/domain/handover/Handover';
import { fullPercent, MOST_PHOTOS, PHOTO_ROOM, photoBytes, photoRefusal } from '../../../src/domain/handover/PhotoRoom';
import {
  type LineKey,
  linesOf,
  saysTheSame,
  type Statement,
  statementOf,
} from '../../../src/domain/handover/Statement';
import { vehicleTypes } from '../../../src/domain/offers/vehicle/VehicleType';
import type { LocalDate } from '../../../src/domain/shared/LocalDate';
import { anOffer } from '../../support/anOffer';
import { aDetail, fullVehicle } from '../valuation/aDetail';

describe('Comparison', () => {
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
});

describe('Handover', () => {
  const statement: Statement = {
    seenAt: 1,
    country: null,
    lines: [
      { key: 'vin', value: 'WB10A1' },
      { key: 'totalMileage', value: 38_200 },
      { key: 'plate', value: null },
    ],
  };
  const drawn: Signature = { way: 'drawn', strokes: [[1, 2, 3, 4]], reason: '', at: 5 };
  const photo = { id: 'a', line: 'totalMileage', bytes: 100 } as const;

  const signed = signers.reduce<Handover>(
    (handover, signer) => withSignature(handover, signer, drawn),
    newHandover(statement),
  );

  /** Changes of what is signed. */
  const anyChange: fc.Arbitrary<(handover: Handover) => Handover> = fc.oneof(
    fc
      .record({
        line: fc.constantFrom<LineKey>('vin', 'totalMileage', 'plate'),
        check: fc.record({ state: fc.constantFrom(...lineStates), found: fc.string(), remark: fc.string() }),
      })
      .map(
        ({ line, check }: { line: LineKey; check: LineCheck }) =>
          (handover: Handover) =>
            withCheck(handover, line, check),
      ),
    fc.constantFrom('a', 'b').map(id => (handover: Handover) => withPhoto(handover, { ...photo, id })),
    fc.constantFrom('a', 'b').map(id => (handover: Handover) => withoutPhoto(handover, id)),
  );

  describe('a new record', () => {
    it('has nothing preset: each line counts as not checked', () => {
      const handover = newHandover(statement);
      expect(handoverCount(handover)).toEqual({ unchecked: 3, differ: 0, unreported: 0 });
      expect(checkOf(handover, 'vin').state).toBe('notChecked');
      expect(isBegun(handover)).toBe(false);
      expect(lacksOf(handover)).toEqual([
        { lack: 'unchecked', count: 3 },
        { lack: 'signature', signer: 'dealer' },
        { lack: 'signature', signer: 'seller' },
        { lack: 'place' },
      ]);
    });

    it('lacks nothing once each line, both signatures with their names, and the place are there', () => {
      const done = statement.lines.reduce<Handover>(
        (handover, { key, value }) =>
          withCheck(handover, key, value === null ? { state: 'found', found: 'HH-A 1' } : { state: 'asStated' }),
        { ...newHandover(statement), names: { dealer: 'Kim', seller: 'Ada' }, place: 'Kiel' },
      );
      const signedThen = signers.reduce((handover, signer) => withSignature(handover, signer, drawn), done);
      expect(lacksOf(signedThen)).toEqual([]);
      expect(isBegun(signedThen)).toBe(true);
    });

    it('lacks the value of a line that differs, a reason and a name', () => {
      const handover = withSignature(
        withSignature(withCheck(newHandover(statement), 'vin', { state: 'differs' }), 'dealer', drawn),
        'seller',
        { ...drawn, way: 'notSigned', strokes: [] },
      );
      expect(lacksOf(handover)).toEqual([
        { lack: 'unchecked', count: 2 },
        { lack: 'value', line: 'vin' },
        { lack: 'name', signer: 'dealer' },
        { lack: 'reason', signer: 'seller' },
        { lack: 'place' },
      ]);
    });
  });

  describe('the signatures', () => {
    it('fall with each change of a line or a photo, and never without one', () => {
      fc.assert(
        fc.property(fc.array(anyChange, { maxLength: 4 }), changes => {
          let handover: Handover = signed;
          for (const change of changes) {
            const before = handover;
            handover = change(before);
            const isChanged = handover.checks !== before.checks || handover.photos !== before.photos;
            if (!isChanged) expect(handover).toBe(before);
            else {
              expect(handover.signatures).toEqual({});
              expect([...handover.takenBack].sort()).toEqual([...signers]);
            }
          }
        }),
      );
    });

    it('of one signer falls alone if the other has not signed, and is given again', () => {
      const one = withSignature(newHandover(statement), 'seller', drawn);
      const changed = withCheck(one, 'vin', { state: 'asStated' });
      expect(changed.takenBack).toEqual(['seller']);
      const again = withSignature(changed, 'seller', drawn);
      expect(again).toMatchObject({ takenBack: [], signatures: { seller: drawn } });
      expect(withSignature(again, 'seller', null)).toMatchObject({ takenBack: [], signatures: {} });
    });

    it('are bound to their name and place, and fall if one is changed that was there when they were given', () => {
      fc.assert(
        fc.property(fc.string(), fc.string(), fc.string(), (name, place, typed) => {
          const named = withPlace(withName(newHandover(statement), 'seller', name), place);
          const both = signers.reduce<Handover>((handover, signer) => withSignature(handover, signer, drawn), named);
          const renamed = withName(both, 'seller', typed);
          const isNameChanged = name.trim() !== '' && typed !== name;
          expect(renamed.takenBack).toEqual(isNameChanged ? ['seller'] : []);
          expect(Object.keys(renamed.signatures)).toEqual(isNameChanged ? ['dealer'] : ['dealer', 'seller']);
          const moved = withPlace(both, typed);
          expect(moved.takenBack).toEqual(place.trim() !== '' && typed !== place ? signers : []);
          expect(moved.place).toBe(typed);
        }),
      );
    });

    it('that are missing for a reason stay if a name is changed', () => {
      const named = withName(newHandover(statement), 'seller', 'Ada');
      const refused = withSignature(named, 'seller', { ...drawn, way: 'notSigned', reason: 'left' });
      expect(withName(refused, 'seller', 'Ada Horn')).toMatchObject({ signatures: { seller: { reason: 'left' } } });
    });

    it('come back with all that was signed, whatever was changed since', () => {
      const filled = withPhoto(withPlace(withName(newHandover(statement), 'dealer', 'Kim'), 'Kiel'), photo);
      const both = signers.reduce<Handover>((handover, signer) => withSignature(handover, signer, drawn), filled);
      fc.assert(
        fc.property(fc.array(anyChange, { minLength: 1 }), fc.boolean(), (changes, isSignedBetween) => {
          const [first, ...others] = changes;
          const one = first!(both);
          const between = isSignedBetween ? withSignature(one, 'seller', drawn) : one;
          const changed = others.reduce((handover, change) => change(handover), between);
          if (changed === both) return;
          const back = withSignedVersion(changed);
          if (changed.lastSigned) expect(back).toEqual(both);
          expect(keptPhotos(changed)).toEqual(expect.arrayContaining([photo]));
        }),
      );
    });

    it('of both stay findable if later only one signs, and the other one is said not to have signed', () => {
      const both = signers.reduce<Handover>(
        (handover, signer) => withSignature(handover, signer, drawn),
        newHandover(statement),
      );
      const again = withSignature(withPhoto(both, photo), 'dealer', drawn);
      const alone = withSignature(again, 'seller', { ...drawn, way: 'notSigned', reason: 'left' });
      expect(isSignedByBoth(both)).toBe(true);
      expect(isSignedByBoth(alone)).toBe(false);
      expect(withSignedVersion(withPlace(withoutPhoto(alone, photo.id), 'Kiel'))).toEqual(both);
    });

    it('stay if a line that is pressed again is the change', () => {
      const checked = signers.reduce(
        (handover, signer) => withSignature(handover, signer, drawn),
        withCheck(newHandover(statement), 'vin', { state: 'asStated' }),
      );
      expect(withCheck(checked, 'vin', { state: 'asStated' })).toBe(checked);
    });
  });

  describe('a line that the dealer adds', () => {
    it('stands behind those of the offer, and is a difference once something is in it', () => {
      const handover = withOwnLine(withOwnLine(newHandover(statement)));
      expect(handoverLines(handover).map(({ key }) => key)).toEqual(['vin', 'totalMileage', 'plate', 'own 1', 'own 2']);
      expect(handoverCount(handover)).toMatchObject({ unchecked: 3, differ: 0 });
      const filled = withPhoto(withCheck(handover, 'own 1', { found: 'no panniers' }), { ...photo, line: 'own 2' });
      expect(handoverCount(filled)).toMatchObject({ unchecked: 3, differ: 2 });
    });

    it('is taken out again while it is empty, and stays once something is in it', () => {
      const handover = withOwnLine(newHandover(statement));
      expect(handoverLines(withCheck(handover, 'own 1', { state: 'notChecked' }))).toHaveLength(3);
      const filled = withCheck(handover, 'own 1', { found: 'no panniers' });
      expect(handoverLines(withCheck(filled, 'own 1', { state: 'notChecked' }))).toHaveLength(4);
      expect(
        handoverLines(withCheck(withPhoto(handover, { ...photo, line: 'own 1' }), 'own 1', { state: 'notChecked' })),
      ).toHaveLength(4);
    });
  });

  describe('what was found in a line that the offer does not state', () => {
    it('is a difference if the dealer complains about it', () => {
      const found = withCheck(newHandover(statement), 'plate', { state: 'found', found: 'missing' });
      expect(handoverCount(found)).toMatchObject({ differ: 0 });
      const objected = withCheck(found, 'plate', { isObjected: true });
      expect(handoverCount(objected)).toMatchObject({ differ: 1, unreported: 1 });
      expect(handoverCount(withCheck(objected, 'plate', { state: 'notChecked' }))).toMatchObject({ differ: 0 });
    });
  });

  describe('handoverCount', () => {
    const differing = withCheck(withCheck(newHandover(statement), 'vin', { state: 'differs' }), 'totalMileage', {
      state: 'differs',
    });

    it('counts a difference as reported once the message with its line is sent', () => {
      expect(handoverCount(differing)).toEqual({ unchecked: 1, differ: 2, unreported: 2 });
      const prepared = { ...differing, report: { heading: 'x', lines: ['vin'] as const, preparedAt: 4, sentAt: null } };
      expect(handoverCount(prepared).unreported).toBe(2);
      expect(handoverCount({ ...prepared, report: { ...prepared.report, sentAt: 5 } }).unreported).toBe(1);
    });

    it('always counts each line in one state', () => {
      fc.assert(
        fc.property(fc.array(anyChange), changes => {
          const handover = changes.reduce((changed, change) => change(changed), newHandover(statement));
          const { unchecked, differ, unreported } = handoverCount(handover);
          const other = handoverLines(handover).filter(({ key }) =>
            ['asStated', 'found'].includes(checkOf(handover, key).state),
          );
          expect(unchecked + differ + other.length).toBe(statement.lines.length);
          expect(differingLines(handover)).toHaveLength(differ);
          expect(unreported).toBe(differ);
        }),
      );
    });
  });

  describe('withStatement', () => {
    const other = (value: number): Statement => ({ seenAt: 9, country: null, lines: [{ key: 'totalMileage', value }] });
    const first = newHandover({ seenAt: 1, country: null, lines: [{ key: 'totalMileage', value: 1 }] });

    it('keeps the first statement, and the last one beside it while it says something else', () => {
      expect(withStatement(first, other(1))).toBe(first);
      const changed = withStatement(first, other(2));
      expect(changed).toMatchObject({ statement: first.statement, later: other(2) });
      expect(withStatement(changed, other(2))).toBe(changed);
      expect(handoverLines(changed)).toEqual([{ key: 'totalMileage', value: 1, now: 2 }]);
      expect(withStatement(changed, other(1)).later).toBeNull();
    });

    it('replaces that of a row, which was never read, and never the other way', () => {
      const unread = newHandover({ seenAt: null, country: null, lines: [{ key: 'vin', value: null }] });
      expect(withStatement(unread, other(1)).statement).toEqual(other(1));
      expect(withStatement(first, unread.statement)).toBe(first);
    });
  });

  describe('the room for photos', () => {
    const withPhotos = (count: number) => ({ photos: Array.from({ length: count }, () => photo) });

    it('takes 12 photos of a deal, and 60 MB in all', () => {
      expect(photoRefusal(withPhotos(MOST_PHOTOS - 1), 0, 1)).toBeNull();
      expect(photoRefusal(withPhotos(MOST_PHOTOS), 0, 1)).toBe('tooMany');
      expect(photoRefusal(withPhotos(0), PHOTO_ROOM - 1, 1)).toBeNull();
      expect(photoRefusal(withPhotos(0), PHOTO_ROOM, 1)).toBe('noRoom');
      expect(photoBytes([withPhotos(2), withPhotos(1)])).toBe(300);
    });

    it('is said to be nearly full from 80 % on', () => {
      expect(fullPercent(PHOTO_ROOM * 0.8 - 1)).toBeNull();
      expect(fullPercent(PHOTO_ROOM * 0.8)).toBe(80);
      expect(fullPercent(PHOTO_ROOM)).toBe(100);
    });
  });
});

describe('Statement', () => {
  const keysOf = ({ lines }: Statement) => lines.map(({ key }) => key);
  const detailOf = (vehicle: Parameters<typeof aDetail>[0], comments: string | null = null) => ({
    ...aDetail(vehicle),
    financed: false,
    comments,
  });

  describe('statementOf', () => {
    it('has the lines of a motorbike, its damages and each paragraph of the seller, with what is stated', () => {
      const vehicle = {
        vehicleType: 'Motorbike',
        ...fullVehicle,
        vin: 'WB10A1234',
        damaged: true,
        condition: 'tatty',
      } as const;
      const statement = statementOf(anOffer(), detailOf(vehicle, 'Runs well.\n\nTank has a dent.'), 5);
      expect(statement.seenAt).toBe(5);
      expect(keysOf(statement)).toEqual([
        'vin',
        'plate',
        'totalMileage',
        'firstRegistration',
        'keyCount',
        'registration',
        'title',
        'serviceBooklet',
        'inspection',
        'tyres',
        'damaged',
        'condition',
        'description',
        'remark 1',
        'remark 2',
      ]);
      const values = new Map(statement.lines.map(({ key, value }) => [key, value]));
      expect(values.get('vin')).toBe('WB10A1234');
      expect(values.get('plate')).toBeNull();
      expect(values.get('damaged')).toBe(true);
      expect(values.get('remark 2')).toBe('Tank has a dent.');
    });

    it('asks for the facts of its line: tests of a camper, hours and power take-off of a machine', () => {
      const camper = statementOf(anOffer({ vehicleType: 'Camper' }), detailOf({ vehicleType: 'Camper' }), 1);
      expect(keysOf(camper)).toEqual(expect.arrayContaining(['tyres', 'gasTest', 'dampTest', 'totalMileage']));
      const machine = anOffer({ vehicleType: 'AgriculturalMachine', totalMileage: null });
      const keys = keysOf(
        statementOf(machine, detailOf({ vehicleType: 'AgriculturalMachine', operatingHours: 812 }), 1),
      );
      expect(keys).toEqual(expect.arrayContaining(['operatingHours', 'pto', 'tyres']));
      expect(keys).not.toContain('totalMileage');
    });

    it('takes the mileage of the row, and a fact that the seller does not know as not stated', () => {
      const { lines } = statementOf(
        anOffer({ totalMileage: 38_200 }),
        detailOf({ frontTire: 'not_known', vin: '' }),
        1,
      );
      expect(lines).toEqual(
        expect.arrayContaining([
          { key: 'totalMileage', value: 38_200 },
          { key: 'tyres', value: null },
          { key: 'vin', value: null },
        ]),
      );
    });

    it('has what a seller states or denies besides as one line, and both tyres as another', () => {
      const vehicle = { accident: false, dropped: false, damaged: true, color: 'Schwarz', abs: true, frontTire: '50%' };
      const statement = statementOf(anOffer(), detailOf(vehicle), 1);
      const valueOf = (line: string) => statement.lines.find(({ key }) => key === line)?.value;
      expect(valueOf('description')).toEqual([
        { key: 'accident', value: false },
        { key: 'dropped', value: false },
        { key: 'color', value: 'Schwarz' },
        { key: 'abs', value: true },
        { key: 'financed', value: false },
      ]);
      expect(valueOf('damaged')).toBe(true);
      expect(valueOf('tyres')).toEqual([{ key: 'frontTire', value: '50%' }]);
    });

    it('of a motorbike without a named damage has 12 lines with one remark, so that 15 presses complete it', () => {
      const vehicle = { ...fullVehicle, vehicleType: 'Motorbike', vin: 'WB10A1234', condition: 'as_new' } as const;
      const { lines } = statementOf(anOffer(), detailOf({ ...vehicle, damaged: false }, 'Runs well.'), 1);
      expect(lines).toHaveLength(12);
    });

    it('has a financing that is outstanding as a line', () => {
      expect(keysOf(statementOf(anOffer(), { ...detailOf({}), financed: true }, 1))).toContain('financed');
      expect(keysOf(statementOf(anOffer(), detailOf({}), 1))).not.toContain('financed');
    });

    it('of a row alone was never read', () => {
      expect(statementOf(anOffer(), undefined, 1)).toMatchObject({ seenAt: null });
    });

    it('always has each line once, and loses nothing of a long text', () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...vehicleTypes),
          fc.array(fc.string({ minLength: 1 }).filter(text => text.trim() !== '' && !text.includes('\n'))),
          (vehicleType, parts) => {
            const statement = statementOf(anOffer({ vehicleType }), detailOf({ vehicleType }, parts.join('\n')), 1);
            const keys = keysOf(statement);
            expect(new Set(keys).size).toBe(keys.length);
            const remarks = statement.lines.filter(({ key }) => key.startsWith('remark '));
            expect(remarks.length).toBeLessThanOrEqual(12);
            expect(remarks.map(({ value }) => value as string).join('\n')).toBe(
              parts.map(part => part.trim()).join('\n'),
            );
          },
        ),
      );
    });
  });

  describe('linesOf', () => {
    const statement = (...lines: Statement['lines']): Statement => ({ seenAt: 1, country: null, lines });

    it('has both values of a line that has changed, null for one that is gone, and then the new lines', () => {
      const first = statement(
        { key: 'vin', value: 'A' },
        { key: 'totalMileage', value: 1 },
        { key: 'remark 1', value: 'x' },
      );
      const later = statement(
        { key: 'vin', value: 'A' },
        { key: 'totalMileage', value: 2 },
        { key: 'damaged', value: true },
      );
      expect(linesOf(first, later)).toEqual([
        { key: 'vin', value: 'A' },
        { key: 'totalMileage', value: 1, now: 2 },
        { key: 'remark 1', value: 'x', now: null },
        { key: 'damaged', value: null, now: true },
      ]);
      expect(linesOf(first, null)).toBe(first.lines);
    });

    it('compares a line of several facts by all of them', () => {
      const parts = (accident: boolean) =>
        statement({ key: 'description', value: [{ key: 'accident', value: accident }] });
      expect(saysTheSame(parts(false), parts(false))).toBe(true);
      expect(saysTheSame(parts(false), parts(true))).toBe(false);
    });

    it('of equal statements has no change', () => {
      const one = statement({ key: 'vin', value: 'A' }, { key: 'plate', value: null });
      expect(saysTheSame(one, { ...one, seenAt: 9 })).toBe(true);
      expect(saysTheSame(one, statement(...one.lines.slice(1)))).toBe(false);
      expect(saysTheSame(one, statement({ key: 'vin', value: 'B' }, { key: 'plate', value: null }))).toBe(false);
    });
  });
});
