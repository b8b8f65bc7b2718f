import * as fc from 'fast-check';
import { draftKinds, isExpiredDraft } from '../../../src/domain/book/DraftExpiry';
import { DAY } from '../../../src/domain/shared/Instant';

const now = Date.UTC(2026, 10, 19, 8);

const typed: readonly string[] = Object.entries(draftKinds).flatMap(([kind, is]) => (is === 'typed' ? kind : []));

describe('isExpiredDraft', () => {
  it('is true from the day on which the time is over', () => {
    const isExpired = (age: number) => isExpiredDraft({ key: 'client', changedAt: now - age }, now, 30);
    expect([0, 30 * DAY - 1, 30 * DAY, 90 * DAY].map(isExpired)).toEqual([false, false, true, true]);
  });

  it('is always false for a draft that was changed within the time, also if the clock was set back since', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...typed),
        fc.string(),
        fc.integer({ min: 1, max: 365 }),
        fc.integer({ min: -400 * DAY, max: 400 * DAY }),
        (kind, rest, draftDays, age) => {
          const isExpired = isExpiredDraft({ key: `${kind} ${rest}`, changedAt: now - age }, now, draftDays);
          expect(isExpired).toBe(age >= draftDays * DAY);
        },
      ),
    ));

  it('never becomes false as time goes on', () =>
    fc.assert(
      fc.property(fc.nat(400 * DAY), fc.nat(400 * DAY), fc.integer({ min: 1, max: 365 }), (age, later, draftDays) => {
        const isExpiredAt = (time: number) => isExpiredDraft({ key: 'client', changedAt: now - age }, time, draftDays);
        if (isExpiredAt(now)) expect(isExpiredAt(now + later)).toBe(true);
      }),
    ));

  it('is never true for a key of a kind that is not declared as typed input', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...typed)), fc.string(), (start, rest) => {
        const key = start + rest;
        fc.pre(!typed.includes(key.split(' ')[0]!));
        expect(isExpiredDraft({ key, changedAt: 0 }, now, 1)).toBe(false);
      }),
    ));
});
