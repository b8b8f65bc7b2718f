import type { Passwords } from '../../application/ports/Passwords';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import type { InMemorySession } from './InMemorySession';

export class InMemoryPasswords implements Passwords {
  constructor(private readonly session: InMemorySession) {}

  forgotten(email: string): Promise<Result<void, Failure>> {
    const { marketplace } = this.session;
    return this.session.reach<void, Failure>(() => marketplace.people.forgotPassword(email, this.session.language()));
  }

  renew(token: string, password: string): Promise<Result<void, Failure>> {
    const { people } = this.session.marketplace;
    return this.session.reach<void, Failure>(() => people.renewPassword(token, password, this.session.language()));
  }

  change(current: string, password: string): Promise<Result<void, Failure>> {
    return this.session.write(dealer => dealer.changePassword(current, password));
  }
}
