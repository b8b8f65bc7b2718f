import { inject, injectable } from 'inversify';
import { Passwords } from '../ports/Passwords';
import { PasswordStore } from './PasswordStore';

@injectable()
export class RequestPasswordReset {
  constructor(
    @inject(Passwords) private readonly passwords: Passwords,
    @inject(PasswordStore) private readonly store: PasswordStore,
  ) {}

  /** The dealer types again or leaves, so the outcome is not shown any more. */
  clear(): void {
    this.store.cleared('reset');
  }

  /** Trims and lowercases the email but does not validate it: only the server knows the registered emails. */
  async execute(email: string): Promise<void> {
    if (this.store.reset.step === 'sending') return;
    this.store.sent('reset');
    const answer = await this.passwords.forgotten(email.trim().toLowerCase());
    if (answer.ok) return this.store.succeeded('reset');
    this.store.failed('reset', answer.failure);
  }
}
