import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import { passwordProblem } from '../../domain/session/Password';
import { Identity, type PasswordCheckFailure } from '../ports/Identity';
import { Passwords } from '../ports/Passwords';
import { SessionStore } from '../session/SessionStore';
import { UnsavedWork } from '../shared/UnsavedWork';
import { type PasswordFormFailure, PasswordStore } from './PasswordStore';

interface PasswordInput {
  readonly current: string;
  readonly password: string;
  readonly confirmation: string;
}

/**
 * Changes the password of the dealer who is signed in, and can then end the dealer's sessions on all other devices. The new
 * password is only sent after the identity provider accepts the current one.
 */
@injectable()
export class ChangePassword {
  constructor(
    private readonly identity: Identity,
    private readonly passwords: Passwords,
    private readonly session: SessionStore,
    private readonly store: PasswordStore,
    private readonly work: UnsavedWork,
  ) {}

  /** The passwords exist only in the form, so a reload waits while it is not empty. */
  typed(input: PasswordInput): void {
    runInAction(() => {
      this.work.formChanged('password', Object.values(input).some(Boolean));
      this.clear();
    });
  }

  /** The form was left, with what was typed in it. The next visit does not show the outcome. */
  leave(): void {
    runInAction(() => {
      this.work.formChanged('password', false);
      this.clear();
    });
  }

  async execute(input: PasswordInput): Promise<void> {
    if (this.store.change.step === 'sending' || !this.session.dealer) return;
    const problem = passwordProblem(input.password, input.confirmation);
    if (problem) return this.store.failed('change', { reason: problem });
    runInAction(() => {
      this.store.sent('change');
      this.work.writeStarted();
    });
    const { current, password } = input;
    const known = await this.identity.reauthenticate(this.session.email, current);
    const answer = known.ok ? await this.passwords.change(current, password) : null;
    runInAction(() => {
      this.work.writeEnded();
      if (!known.ok) this.store.failed('change', formFailure(known.failure));
      else if (answer?.ok) this.succeeded();
      else if (answer) this.store.callFailed('change', answer.failure);
    });
  }

  /** The dealer stays signed in here. */
  async signOutElsewhere(password: string): Promise<void> {
    if (this.store.others.step === 'sending' || !this.session.dealer) return;
    this.store.sent('others');
    const answer = await this.identity.signOutElsewhere(this.session.email, password);
    if (answer.ok) return this.store.succeeded('others');
    const { failure } = answer;
    if (failure.reason === 'signedOutHereToo') this.store.failed('others', failure);
    else this.store.callFailed('others', failure);
  }

  /** The form is empty after a change. */
  private succeeded(): void {
    this.work.formChanged('password', false);
    this.store.succeeded('change');
  }

  private clear(): void {
    this.store.cleared('change');
    this.store.cleared('others');
  }
}

const formFailure = (failure: PasswordCheckFailure): PasswordFormFailure =>
  failure.reason === 'passwordInvalid' ? { reason: 'currentInvalid' } : failure;
