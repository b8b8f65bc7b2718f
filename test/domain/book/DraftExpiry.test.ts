import * as fc from 'fast-check';
import { ADDED_TO_MOTORBIKES, isExpiredDraft, ISSUED_INVOICES } from '../../../src/domain/book/DraftExpiry';
import { DAY } from '../../../src/domain/shared/Instant';

const now = Date.UTC(2026, 10, 19, 8);

describe('isExpiredDraft', () => {
  it('is true from the day on which the time is over', () => {
    const isExpired = (age: number) => isExpiredDraft({ key: 'client', changedAt: now - age }, now, 30);
    expect([0, 30 * DAY - 1, 30 * DAY, 90 * DAY].map(isExpired)).toEqual([false, false, true, true]);
  });

  it('is always false for a draft that was changed within the time, also if the clock was set back since', () =>
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 365 }),
        fc.integer({ min: -400 * DAY, max: 400 * DAY }),
        (key, draftDays, age) => {
          const isExpired = isExpiredDraft({ key, changedAt: now - age }, now, draftDays);
          expect(isExpired).toBe(!key.startsWith(ISSUED_INVOICES) && age >= draftDays * DAY);
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

  it.each([ISSUED_INVOICES, `${ISSUED_INVOICES} 1`, `${ADDED_TO_MOTORBIKES}MB-1`])(
    'is never true for %j, which is no unsent input',
    key => expect(isExpiredDraft({ key, changedAt: 0 }, now, 1)).toBe(false),
  );
});
