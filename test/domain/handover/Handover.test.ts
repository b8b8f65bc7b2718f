import * as fc from 'fast-check';
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
  withOwnLine,
  withoutPhoto,
  withPhoto,
  withPlace,
  withSignature,
  withSignedVersion,
  withStatement,
} from '../../../src/domain/handover/Handover';
import { fullPercent, MOST_PHOTOS, PHOTO_ROOM, photoBytes, photoRefusal } from '../../../src/domain/handover/PhotoRoom';
import type { LineKey, Statement } from '../../../src/domain/handover/Statement';

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
