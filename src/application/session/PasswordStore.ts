import { makeAutoObservable, observableRef } from 'mobx';
import type { PasswordProblem } from '../../domain/session/Password';
import type { Failure } from '../../domain/shared/Failure';

export type PasswordFailure =
  | Failure
  | { readonly reason: PasswordProblem }
  /** The identity provider does not take the current password. */
  | { readonly reason: 'currentInvalid' };

/** One union, not two flags: whichever outcome is set, its opposite is gone. */
export type PasswordFlow =
  | { readonly step: 'idle' }
  | { readonly step: 'sending' }
  | { readonly step: 'succeeded' }
  | { readonly step: 'failed'; readonly because: PasswordFailure };

/** `change`: in the settings. `reset`: instructions are asked for. `renewal`: the new password they lead to. */
export type PasswordFlowName = 'change' | 'reset' | 'renewal';

const idle: PasswordFlow = { step: 'idle' };

export class PasswordStore {
  change: PasswordFlow = idle;
  reset: PasswordFlow = idle;
  renewal: PasswordFlow = idle;

  constructor() {
    makeAutoObservable(this, { change: observableRef, reset: observableRef, renewal: observableRef });
  }

  sent(flow: PasswordFlowName): void {
    this[flow] = { step: 'sending' };
  }

  succeeded(flow: PasswordFlowName): void {
    this[flow] = { step: 'succeeded' };
  }

  failed(flow: PasswordFlowName, because: PasswordFailure): void {
    this[flow] = { step: 'failed', because };
  }

  /** What was said has been read, or is being typed anew. */
  cleared(flow: PasswordFlowName): void {
    if (this[flow].step !== 'sending') this[flow] = idle;
  }
}
