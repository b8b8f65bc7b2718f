import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

/** Neither of the first two needs a session, and none of their failures ends one. */
export interface Passwords {
  /** Has instructions sent to the address, which is to be in lower case. */
  forgotten(email: string): Promise<Result<void, Failure>>;
  /** `token`: from those instructions. */
  renew(token: string, password: string): Promise<Result<void, Failure>>;
  /** Of the dealer who is signed in. */
  change(current: string, password: string): Promise<Result<void, Failure>>;
}

export const Passwords = Symbol('Passwords');
