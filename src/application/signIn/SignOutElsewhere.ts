import { inject, injectable } from 'inversify';
import { Identity } from '../ports/Identity';
import { SessionStore } from '../session/SessionStore';
import { PasswordStore } from './PasswordStore';

/** Ends the dealer's sessions on all other devices. The dealer stays signed in here. */
@injectable()
export class SignOutElsewhere {
  constructor(
    @inject(Identity) private readonly identity: Identity,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(PasswordStore) private readonly store: PasswordStore,
  ) {}

  async execute(password: string): Promise<void> {
    if (this.store.others.step === 'sending' || !this.session.dealer) return;
    this.store.sent('others');
    const answer = await this.identity.signOutElsewhere(this.session.email, password);
    if (answer.ok) return this.store.succeeded('others');
    const { failure } = answer;
    if (failure.reason === 'signedOutHereToo') this.store.failed('others', failure);
    else this.store.callFailed('others', failure);
  }
}
