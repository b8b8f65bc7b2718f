import { makeAutoObservable } from 'mobx';
import type { PasswordProblem } from '../../domain/session/Password';
import { type Failure, leavesOutcomeOpen } from '../../domain/shared/Failure';

export type PasswordFormFailure =
  | Failure
  | { readonly reason: PasswordProblem }
  /** The identity provider rejects the current password. */
  | { readonly reason: 'currentInvalid' }
  /** The sessions on all devices have ended, and no new one could be started here. */
  | { readonly reason: 'signedOutHereToo' };

/** A union instead of two flags, so that success and failure cannot both be set. */
export type PasswordFlow =
  | { readonly step: 'idle' }
  | { readonly step: 'sending' }
  | { readonly step: 'succeeded' }
  | { readonly step: 'failed'; readonly failure: PasswordFormFailure }
  /** The server may have done it, because its response was lost. */
  | { readonly step: 'unknown'; readonly failure: Failure };

/**
 * `change` is the form in the settings. `reset` requests the email with instructions. `renewal` sets the new password
 * from that email. `others` signs out on other devices after a change.
 */
export type PasswordFlowName = 'change' | 'reset' | 'renewal' | 'others';

const idle: PasswordFlow = { step: 'idle' };

export class PasswordStore {
  change: PasswordFlow = idle;
  reset: PasswordFlow = idle;
  renewal: PasswordFlow = idle;
  others: PasswordFlow = idle;

  constructor() {
    makeAutoObservable(this, {}, { deep: false });
  }

  sent(flow: PasswordFlowName): void {
    this[flow] = { step: 'sending' };
  }

  succeeded(flow: PasswordFlowName): void {
    this[flow] = { step: 'succeeded' };
  }

  failed(flow: PasswordFlowName, failure: PasswordFormFailure): void {
    this[flow] = { step: 'failed', failure };
  }

  /** The call that does it has failed. Its response may have been lost. */
  callFailed(flow: PasswordFlowName, failure: Failure): void {
    this[flow] = leavesOutcomeOpen(failure) ? { step: 'unknown', failure } : { step: 'failed', failure };
  }

  /** The dealer dismissed the message or types again. */
  cleared(flow: PasswordFlowName): void {
    if (this[flow].step !== 'sending') this[flow] = idle;
  }
}
