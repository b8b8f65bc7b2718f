import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { passwordProblem } from '../../domain/session/Password';
import { Identity } from '../ports/Identity';
import { Passwords } from '../ports/Passwords';
import { type PasswordFormFailure, PasswordStore } from './PasswordStore';
import { SessionStore } from './SessionStore';
import { UnsavedWork } from './UnsavedWork';

interface PasswordInput {
  readonly current: string;
  readonly password: string;
  readonly confirmation: string;
}

/** Sends the new password only after the identity provider accepts the current one. */
@injectable()
export class ChangePassword {
  constructor(
    @inject(Identity) private readonly identity: Identity,
    @inject(Passwords) private readonly passwords: Passwords,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(PasswordStore) private readonly store: PasswordStore,
    @inject(UnsavedWork) private readonly work: UnsavedWork,
  ) {}

  async execute(input: PasswordInput): Promise<void> {
    if (this.store.change.step === 'sending' || !this.session.dealer) return;
    const problem = passwordProblem(input.password, input.confirmation);
    if (problem) return this.store.failed('change', { reason: problem });
    runInAction(() => {
      this.store.sent('change');
      this.work.writeStarted();
    });
    const failure = await this.changed(input);
    runInAction(() => {
      this.work.writeEnded();
      if (failure) this.store.failed('change', failure);
      else this.store.succeeded('change');
    });
  }

  private async changed({ current, password }: PasswordInput): Promise<PasswordFormFailure | null> {
    const known = await this.identity.reauthenticate(this.session.email, current);
    if (!known.ok) {
      const { failure } = known;
      return failure.reason === 'passwordInvalid' ? { reason: 'currentInvalid' } : failure;
    }
    const answer = await this.passwords.change(current, password);
    return answer.ok ? null : answer.failure;
  }
}
