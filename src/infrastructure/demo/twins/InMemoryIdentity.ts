import type {
  Identity,
  PasswordCheckFailure,
  SignInFailure,
  SignOutElsewhereFailure,
} from '../../../application/ports/Identity';
import { failed, success, type Result } from '../../../domain/shared/Result';
import type { InMemorySession } from './InMemorySession';

export class InMemoryIdentity implements Identity {
  constructor(private readonly session: InMemorySession) {}

  hasSession(): boolean {
    return this.session.email() !== null;
  }

  signIn(email: string, password: string): Promise<Result<void, SignInFailure>> {
    return this.session.reach<void, SignInFailure>(() => {
      if (!this.session.marketplace.authenticate(email, password)) return failed({ reason: 'passwordInvalid' });
      this.session.enter(email.trim().toLowerCase());
      return success(undefined);
    });
  }

  reauthenticate(email: string, password: string): Promise<Result<void, PasswordCheckFailure>> {
    return this.session.reach<void, PasswordCheckFailure>(() => {
      const isRight = this.session.marketplace.authenticate(email, password);
      return isRight ? success(undefined) : failed({ reason: 'passwordInvalid' });
    });
  }

  /** The demo has no other device. */
  async signOutElsewhere(email: string, password: string): Promise<Result<void, SignOutElsewhereFailure>> {
    const answer = await this.reauthenticate(email, password);
    if (answer.ok) return answer;
    const { failure } = answer;
    return failed(failure.reason === 'passwordInvalid' ? { reason: 'signedOutHereToo' } : failure);
  }

  async signOut(): Promise<void> {
    this.session.end();
    await this.session.travel();
  }

  async signOutHere(): Promise<void> {
    this.session.endHere();
    await this.session.travel();
  }
}
