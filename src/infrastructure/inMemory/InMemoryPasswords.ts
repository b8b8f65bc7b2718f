import type { Passwords } from '../../application/ports/Passwords';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import type { InMemorySession } from './InMemorySession';

export class InMemoryPasswords implements Passwords {
  constructor(private readonly session: InMemorySession) {}

  forgotten(email: string): Promise<Result<void, Failure>> {
    return this.session.reach<void, Failure>(() => this.session.marketplace.people.forgotPassword(email));
  }

  renew(token: string, password: string): Promise<Result<void, Failure>> {
    return this.session.reach<void, Failure>(() => this.session.marketplace.people.renewPassword(token, password));
  }

  change(current: string, password: string): Promise<Result<void, Failure>> {
    return this.session.write(dealer => dealer.changePassword(current, password));
  }
}
