import * as fc from 'fast-check';
import { passwordProblem, passwordRules } from '../../../src/domain/session/Password';

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
