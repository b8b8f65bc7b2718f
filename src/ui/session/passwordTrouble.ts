import type { PasswordFailure, PasswordFlow } from '../../application/session/PasswordStore';
import type { Failure } from '../../domain/shared/Failure';

/** Failures that appear at a field and not in a notice. */
const ofFields = ['notMatching', 'tooShort', 'requirementsNotMet', 'currentInvalid'];

export const becauseOf = (flow: PasswordFlow): PasswordFailure | null => (flow.step === 'failed' ? flow.because : null);

/** The failure of the call itself, or null if a field is wrong or nothing failed. */
export function callFailureOf(flow: PasswordFlow): Failure | null {
  const because = becauseOf(flow);
  return because && isFailure(because) ? because : null;
}

const isFailure = (because: PasswordFailure): because is Failure => !ofFields.includes(because.reason);
