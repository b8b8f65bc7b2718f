export type PasswordProblem = 'notMatching' | 'tooShort' | 'requirementsNotMet';

export type PasswordRule = 'matching' | 'longEnough' | 'hasLowercase' | 'hasUppercase' | 'hasSpecial';

const MINIMUM_LENGTH = 8;

/** Which rules hold. Letters are a–z only, as the server's are: it does not take ü or ż for one. */
export function passwordRules(password: string, confirmation: string): Record<PasswordRule, boolean> {
  return {
    matching: password === confirmation,
    longEnough: password.length >= MINIMUM_LENGTH,
    hasLowercase: /[a-z]/.test(password),
    hasUppercase: /[A-Z]/.test(password),
    hasSpecial: /[!@#$%^&*]/.test(password),
  };
}

/** Of the rules that fail, the last in the order of the type is the one to speak of. */
export function passwordProblem(password: string, confirmation: string): PasswordProblem | null {
  const rules = passwordRules(password, confirmation);
  if (!rules.hasLowercase || !rules.hasUppercase || !rules.hasSpecial) return 'requirementsNotMet';
  if (!rules.longEnough) return 'tooShort';
  return rules.matching ? null : 'notMatching';
}
