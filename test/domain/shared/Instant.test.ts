import * as fc from 'fast-check';
import { isStale, LIST_STALE_AFTER, PROFILE_STALE_AFTER } from '../../../src/domain/shared/Instant';

const anyInstant = fc.nat({ max: 4_000_000_000_000 });

describe('isStale', () => {
  it('uses 15 minutes for lists and 30 minutes for the profile', () => {
    expect([LIST_STALE_AFTER, PROFILE_STALE_AFTER]).toEqual([900_000, 1_800_000]);
  });

  it('is always true if nothing was fetched', () => {
    fc.assert(fc.property(anyInstant, now => expect(isStale(null, now, LIST_STALE_AFTER)).toBe(true)));
  });

  it('becomes true exactly when the period is over', () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(LIST_STALE_AFTER, PROFILE_STALE_AFTER), (fetchedAt, after) => {
        expect(isStale(fetchedAt, fetchedAt, after)).toBe(false);
        expect(isStale(fetchedAt, fetchedAt + after, after)).toBe(false);
        expect(isStale(fetchedAt, fetchedAt + after + 1, after)).toBe(true);
      }),
    );
  });

  it('is true if the clock was set back by more than the period', () => {
    fc.assert(
      fc.property(anyInstant, anyInstant, fc.constantFrom(LIST_STALE_AFTER, PROFILE_STALE_AFTER), (now, ahead, after) =>
        expect(isStale(now + ahead, now, after)).toBe(ahead > after),
      ),
    );
  });
});
