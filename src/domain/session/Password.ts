export type PasswordProblem = 'notMatching' | 'tooShort' | 'requirementsNotMet';

export type PasswordRule = 'matching' | 'longEnough' | 'hasLowercase' | 'hasUppercase' | 'hasSpecial';

const MINIMUM_LENGTH = 8;

/** The rules that the password meets. Only a–z and A–Z count as letters, because the server does not count ü or ż. */
export function passwordRules(password: string, confirmation: string): Record<PasswordRule, boolean> {
  return {
    matching: password === confirmation,
    longEnough: password.length >= MINIMUM_LENGTH,
    hasLowercase: /[a-z]/.test(password),
    hasUppercase: /[A-Z]/.test(password),
    hasSpecial: /[!@#$%^&*]/.test(password),
  };
}

/** The one problem to show. If several apply, it is the last of them in the order of `PasswordProblem`. */
export function passwordProblem(password: string, confirmation: string): PasswordProblem | null {
  const rules = passwordRules(password, confirmation);
  if (!rules.hasLowercase || !rules.hasUppercase || !rules.hasSpecial) return 'requirementsNotMet';
  if (!rules.longEnough) return 'tooShort';
  return rules.matching ? null : 'notMatching';
}
