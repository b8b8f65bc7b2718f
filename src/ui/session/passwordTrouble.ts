import type { PasswordFailure, PasswordFlow } from '../../application/session/PasswordStore';
import type { Failure } from '../../domain/shared/Failure';

/** What stands beside a field, not in a notice. */
const ofFields = ['notMatching', 'tooShort', 'requirementsNotMet', 'currentInvalid'];

export const becauseOf = (flow: PasswordFlow): PasswordFailure | null => (flow.step === 'failed' ? flow.because : null);

/** Why the call itself failed; null where a field is to blame, or nothing is. */
export function callFailureOf(flow: PasswordFlow): Failure | null {
  const because = becauseOf(flow);
  return because && isFailure(because) ? because : null;
}

const isFailure = (because: PasswordFailure): because is Failure => !ofFields.includes(because.reason);
