import type { PasswordFlow } from '../../application/signIn/PasswordStore';
import { FailureNotice } from '../shared/FailureNotice';
import { callFailureOf } from './passwordFailure';

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
