import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export type SignInFailure = Failure | { readonly reason: 'passwordInvalid' };

export interface Identity {
  /** Whether a session was kept here; it may have expired since. */
  hasSession(): boolean;
  signIn(email: string, password: string): Promise<Result<void, SignInFailure>>;
  /** Whether this is the account's password. The session stays as it is. */
  reauthenticate(email: string, password: string): Promise<Result<void, SignInFailure>>;
  /** Ends the session here in any case, and everywhere where that can be reached. */
  signOut(): Promise<void>;
}

export const Identity = Symbol('Identity');
