import * as fc from 'fast-check';
import { activityAt, idleFor, type LastActivity, withClockSetBack } from '../../../src/domain/session/LastActivity';
import { passwordProblem, passwordRules } from '../../../src/domain/session/Password';

describe('LastActivity', () => {
  const time = fc.integer({ min: 0, max: 10_000 });
  const span = fc.integer({ min: 1, max: 10_000 });
  const lastUse: fc.Arbitrary<LastActivity> = fc.oneof(
    time.map(at => activityAt(null, at)),
    fc.tuple(time, span).map(([at, back]) => activityAt(activityAt(null, at), at - back)),
  );

  describe('activityAt', () => {
    it('notes that the clock was set back only if it is earlier than at the last use', () => {
      const last = activityAt(null, 10);
      expect([9, 10, 11].map(now => activityAt(last, now))).toEqual([
        { at: 10, setBackAt: 9 },
        { at: 10, setBackAt: null },
        { at: 11, setBackAt: null },
      ]);
    });
  });

  describe('withClockSetBack', () => {
    it('returns the same object unless the clock is seen to be set back further', () => {
      const last = activityAt(null, 10);
      const setBack = withClockSetBack(last, 5);
      expect(withClockSetBack(last, 10)).toBe(last);
      expect(setBack).toEqual({ at: 10, setBackAt: 5 });
      for (const now of [5, 6, 10, 11]) expect(withClockSetBack(setBack, now)).toBe(setBack);
      expect(withClockSetBack(setBack, 4)).toEqual({ at: 10, setBackAt: 4 });
    });
  });

  describe('idleFor', () => {
    it('is the time since the last use while the clock runs on', () =>
      fc.assert(fc.property(time, span, (at, later) => expect(idleFor(activityAt(null, at), at + later)).toBe(later))));

    it('is 0 right after each use, however the clock is set', () =>
      fc.assert(fc.property(lastUse, time, (last, now) => expect(idleFor(activityAt(last, now), now)).toBe(0))));

    it('is never negative and never more than the time since the last use that the clock shows', () =>
      fc.assert(
        fc.property(lastUse, fc.integer({ min: -20_000, max: 20_000 }), (last, now) => {
          expect(idleFor(last, now)).toBeGreaterThanOrEqual(0);
          expect(idleFor(last, now)).toBeLessThanOrEqual(Math.max(now - last.at, now - (last.setBackAt ?? now), 0));
        }),
      ));

    it('grows from the first look at a clock that was set back', () =>
      fc.assert(
        fc.property(time, span, fc.nat(), (at, back, passed) => {
          fc.pre(passed < back);
          const seen = withClockSetBack(activityAt(null, at), at - back);
          expect(idleFor(withClockSetBack(seen, at - back + passed), at - back + passed)).toBe(passed);
        }),
      ));

    it('counts from the last use again once the clock has reached it', () => {
      const setBack = withClockSetBack(activityAt(null, 10), 5);
      expect([9, 10, 11].map(now => idleFor(setBack, now))).toEqual([4, 0, 1]);
    });

    it('does not count the years by which a wrong clock is corrected', () => {
      const noon = 1_000_000;
      const restarted = activityAt(activityAt(null, noon), 0);
      expect(idleFor(restarted, noon + 5)).toBe(5);
    });
  });
});

describe('passwordRules', () => {
  it('checks each rule independently', () => {
    const { matching, ...rest } = passwordRules('aB!', 'aB?');
    expect(matching).toBe(false);
    expect(rest).toEqual({ longEnough: false, hasLowercase: true, hasUppercase: true, hasSpecial: true });
  });

  it.each([...'!@#$%^&*'])('accepts %s as a special character', sign =>
    expect(passwordRules(sign, sign).hasSpecial).toBe(true),
  );

  it.each([...'?.-_+=()~/ "€'])('does not accept %j as a special character', sign =>
    expect(passwordRules(sign, sign).hasSpecial).toBe(false),
  );

  it('does not accept letters beyond a to z', () =>
    expect(passwordRules('żüŻÜ', '')).toMatchObject({ hasLowercase: false, hasUppercase: false }));
});

describe('passwordProblem', () => {
  it.each([
    ['Sunny#Day', 'Sunny#Day', null],
    ['Sunny#Da', 'Sunny#Da', null],
    ['Sunny#Day', 'Sunny#day', 'notMatching'],
    ['Sun#Day', 'Sun#Day', 'tooShort'],
    ['Sun#Day', 'other', 'tooShort'],
    ['sunny#day', 'sunny#day', 'requirementsNotMet'],
    ['SUNNY#DAY', 'SUNNY#DAY', 'requirementsNotMet'],
    ['SunnyDays', 'SunnyDays', 'requirementsNotMet'],
    ['sun', 'other', 'requirementsNotMet'],
    ['', '', 'requirementsNotMet'],
  ])('for %j and %j is %s', (password, confirmation, problem) =>
    expect(passwordProblem(password, confirmation)).toBe(problem),
  );

  it('names the last failing rule, and is null if all rules hold', () => {
    const anyPassword = fc.string({ unit: fc.constantFrom(...'abAB1!#?'), maxLength: 10 });
    fc.assert(
      fc.property(anyPassword, anyPassword, fc.boolean(), (password, other, repeat) => {
        const confirmation = repeat ? password : other;
        const rules = Object.entries(passwordRules(password, confirmation));
        const last = rules.findLast(([, holds]) => !holds)?.[0] ?? null;
        const problem = passwordProblem(password, confirmation);
        if (last === null) expect(problem).toBeNull();
        else if (last === 'matching') expect(problem).toBe('notMatching');
        else if (last === 'longEnough') expect(problem).toBe('tooShort');
        else expect(problem).toBe('requirementsNotMet');
      }),
      { numRuns: 500 },
    );
  });
});
