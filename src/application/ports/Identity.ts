import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export type PasswordFailure = Failure | { readonly reason: 'passwordInvalid' };

export type SignInFailure =
  | PasswordFailure
  /** The password is right, and the user pool asks for a further step that is not offered here. */
  | { readonly reason: 'challenged'; readonly step: 'newPassword' | 'secondFactor' | 'other' };

export interface Identity {
  /** Whether a session was kept here; it may have expired since. */
  hasSession(): boolean;
  signIn(email: string, password: string): Promise<Result<void, SignInFailure>>;
  /** Whether this is the account's password. The session stays as it is. */
  reauthenticate(email: string, password: string): Promise<Result<void, PasswordFailure>>;
  /** Ends the session here in any case, and everywhere where that can be reached. */
  signOut(): Promise<void>;
}

export const Identity = Symbol('Identity');
