import { inject, injectable } from 'inversify';
import { passwordProblem } from '../../domain/session/Password';
import { Passwords } from '../ports/Passwords';
import { PasswordStore } from './PasswordStore';

/** Sets a new password with the token from the email. */
@injectable()
export class RenewPassword {
  constructor(
    @inject(Passwords) private readonly passwords: Passwords,
    @inject(PasswordStore) private readonly store: PasswordStore,
  ) {}

  /** The dealer types again or leaves, so the outcome is not shown any more. */
  clear(): void {
    this.store.cleared('renewal');
  }

  async execute(token: string, password: string, confirmation: string): Promise<void> {
    if (this.store.renewal.step === 'sending') return;
    const problem = passwordProblem(password, confirmation);
    if (problem) return this.store.failed('renewal', { reason: problem });
    this.store.sent('renewal');
    const answer = await this.passwords.renew(token, password);
    if (answer.ok) return this.store.succeeded('renewal');
    this.store.callFailed('renewal', answer.failure);
  }
}
