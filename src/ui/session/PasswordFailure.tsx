import type { PasswordFlow, PasswordFormFailure } from '../../application/signIn/PasswordFlows';
import type { Failure } from '../../domain/shared/Failure';
import { FailureNotice } from '../shared/FailureNotice';

interface PasswordFailureProps {
  readonly flow: PasswordFlow;
  /** The title if nothing was done. */
  readonly failed: string;
  /** The title if the server may have done it. */
  readonly unknown: string;
}

/** A failure that no field of the form shows. */
export function PasswordFailure({ flow, failed, unknown }: PasswordFailureProps) {
  if (flow.step === 'unknown') return <FailureNotice title={unknown} failure={flow.failure} />;
  const failure = callFailureOf(flow);
  return failure && <FailureNotice title={failed} failure={failure} />;
}

/** Failures that do not come from a call. */
const ofForms = ['notMatching', 'tooShort', 'requirementsNotMet', 'currentInvalid', 'signedOutHereToo'];

export const failureOf = (flow: PasswordFlow): PasswordFormFailure | null =>
  flow.step === 'failed' ? flow.failure : null;

/** The failure of the call itself, or null if a field is wrong or nothing failed. */
export function callFailureOf(flow: PasswordFlow): Failure | null {
  const failure = failureOf(flow);
  return failure && isFailure(failure) ? failure : null;
}

const isFailure = (failure: PasswordFormFailure): failure is Failure => !ofForms.includes(failure.reason);
