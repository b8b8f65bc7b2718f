import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

/** Password changes. `forgotten` and `renew` need no session, and their failures do not end one. */
export abstract class Passwords {
  /** Requests an email with reset instructions. `email` must be lowercase. */
  abstract forgotten(email: string): Promise<Result<void, Failure>>;
  /** Sets a new password. `token` comes from the email with the instructions. */
  abstract renew(token: string, password: string): Promise<Result<void, Failure>>;
  /** Changes the password of the signed-in dealer. */
  abstract change(current: string, password: string): Promise<Result<void, Failure>>;
}
