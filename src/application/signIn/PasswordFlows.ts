import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { type PasswordProblem, passwordProblem } from '../../domain/session/Password';
import { type Failure, leavesOutcomeOpen } from '../../domain/shared/Failure';
import { Identity, type PasswordCheckFailure } from '../ports/Identity';
import { Passwords } from '../ports/Passwords';
import { SessionStore } from '../session/SessionStore';
import { UnsavedWork } from '../shared/UnsavedWork';

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

type FlowName = 'change' | 'others' | 'reset' | 'renewal';

interface PasswordInput {
  readonly current: string;
  readonly password: string;
  readonly confirmation: string;
}

const idle: PasswordFlow = { step: 'idle' };

/** Changes the password of the dealer who is signed in, and replaces a forgotten one. */
@injectable()
export class PasswordFlows {
  /** The form in the settings. */
  change: PasswordFlow = idle;
  /** The sign-out on other devices after a change. */
  others: PasswordFlow = idle;
  /** The request of the email with instructions. */
  reset: PasswordFlow = idle;
  /** The new password from that email. */
  renewal: PasswordFlow = idle;

  constructor(
    private readonly identity: Identity,
    private readonly passwords: Passwords,
    private readonly session: SessionStore,
    private readonly work: UnsavedWork,
  ) {
    makeAutoObservable(this, {}, { deep: false });
  }

  /** The passwords exist only in the form, so a reload waits while it is not empty. */
  typed(input: PasswordInput): void {
    this.work.formChanged('password', Object.values(input).some(Boolean));
    this.clear('change', 'others');
  }

  /** The form was left, with what was typed in it. The next visit does not show the outcome. */
  leave(): void {
    this.work.formChanged('password', false);
    this.clear('change', 'others');
  }

  /** The new password is only sent after the identity provider accepts the current one. */
  async replace({ current, password, confirmation }: PasswordInput): Promise<void> {
    if (this.change.step === 'sending' || !this.session.dealer) return;
    const problem = passwordProblem(password, confirmation);
    if (problem) return this.became('change', { step: 'failed', failure: { reason: problem } });
    this.became('change', { step: 'sending' });
    this.work.writeStarted();
    const known = await this.identity.reauthenticate(this.session.email, current);
    const answer = known.ok ? await this.passwords.change(current, password) : null;
    runInAction(() => {
      this.work.writeEnded();
      if (!known.ok) this.became('change', { step: 'failed', failure: formFailure(known.failure) });
      else if (answer && !answer.ok) this.became('change', failedCall(answer.failure));
      else this.replaced();
    });
  }

  /** Ends the sessions on all other devices. The dealer stays signed in here. */
  async signOutElsewhere(password: string): Promise<void> {
    if (this.others.step === 'sending' || !this.session.dealer) return;
    this.became('others', { step: 'sending' });
    const answer = await this.identity.signOutElsewhere(this.session.email, password);
    if (answer.ok) return this.became('others', { step: 'succeeded' });
    const { failure } = answer;
    this.became('others', failure.reason === 'signedOutHereToo' ? { step: 'failed', failure } : failedCall(failure));
  }

  /** Trims and lowercases the email but does not validate it: only the server knows the registered emails. */
  async request(email: string): Promise<void> {
    if (this.reset.step === 'sending') return;
    this.became('reset', { step: 'sending' });
    const answer = await this.passwords.forgotten(email.trim().toLowerCase());
    this.became('reset', answer.ok ? { step: 'succeeded' } : { step: 'failed', failure: answer.failure });
  }

  /** Sets a new password with the token from the email. */
  async renew(token: string, password: string, confirmation: string): Promise<void> {
    if (this.renewal.step === 'sending') return;
    const problem = passwordProblem(password, confirmation);
    if (problem) return this.became('renewal', { step: 'failed', failure: { reason: problem } });
    this.became('renewal', { step: 'sending' });
    const answer = await this.passwords.renew(token, password);
    this.became('renewal', answer.ok ? { step: 'succeeded' } : failedCall(answer.failure));
  }

  /** The dealer types again or leaves, so the outcome is not shown any more. */
  clear(...flows: readonly FlowName[]): void {
    for (const flow of flows) if (this[flow].step !== 'sending') this.became(flow, idle);
  }

  /** The form is empty after a change. */
  private replaced(): void {
    this.work.formChanged('password', false);
    this.became('change', { step: 'succeeded' });
  }

  private became(flow: FlowName, state: PasswordFlow): void {
    this[flow] = state;
  }
}

/** The call that does it has failed. Its response may have been lost. */
const failedCall = (failure: Failure): PasswordFlow =>
  leavesOutcomeOpen(failure) ? { step: 'unknown', failure } : { step: 'failed', failure };

const formFailure = (failure: PasswordCheckFailure): PasswordFormFailure =>
  failure.reason === 'passwordInvalid' ? { reason: 'currentInvalid' } : failure;
