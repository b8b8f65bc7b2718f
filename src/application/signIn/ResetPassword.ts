import { injectable } from 'inversify';
import { passwordProblem } from '../../domain/session/Password';
import { Passwords } from '../ports/Passwords';
import { PasswordStore } from './PasswordStore';

/** Replaces a forgotten password: requests an email, and sets a new password with the token from it. */
@injectable()
export class ResetPassword {
  constructor(
    private readonly passwords: Passwords,
    private readonly store: PasswordStore,
  ) {}

  /** The dealer types again or leaves, so the outcome is not shown any more. */
  clear(flow: 'reset' | 'renewal'): void {
    this.store.cleared(flow);
  }

  /** Trims and lowercases the email but does not validate it: only the server knows the registered emails. */
  async request(email: string): Promise<void> {
    if (this.store.reset.step === 'sending') return;
    this.store.sent('reset');
    const answer = await this.passwords.forgotten(email.trim().toLowerCase());
    if (answer.ok) return this.store.succeeded('reset');
    this.store.failed('reset', answer.failure);
  }

  async renew(token: string, password: string, confirmation: string): Promise<void> {
    if (this.store.renewal.step === 'sending') return;
    const problem = passwordProblem(password, confirmation);
    if (problem) return this.store.failed('renewal', { reason: problem });
    this.store.sent('renewal');
    const answer = await this.passwords.renew(token, password);
    if (answer.ok) return this.store.succeeded('renewal');
    this.store.callFailed('renewal', answer.failure);
  }
}
