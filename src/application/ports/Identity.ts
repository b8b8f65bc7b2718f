import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export type PasswordCheckFailure = Failure | { readonly reason: 'passwordInvalid' };

export type SignInFailure =
  | PasswordCheckFailure
  /** The password is correct, but the user pool requires a further step that this app does not support. */
  | { readonly reason: 'challenged'; readonly step: 'newPassword' | 'secondFactor' | 'other' };

export type SignOutElsewhereFailure = Failure | { readonly reason: 'signedOutHereToo' };

export abstract class Identity {
  /** Whether this browser has a stored session. It may have expired. */
  abstract hasSession(): boolean;
  /** Signs in and stores the session. `passwordInvalid` if the user pool rejects the email and password. */
  abstract signIn(email: string, password: string): Promise<Result<void, SignInFailure>>;
  /** Checks the account's password. The current session stays unchanged. */
  abstract reauthenticate(email: string, password: string): Promise<Result<void, PasswordCheckFailure>>;
  /**
   * Ends the account's sessions on all devices and starts a new one here. `signedOutHereToo` if only the first succeeded.
   */
  abstract signOutElsewhere(email: string, password: string): Promise<Result<void, SignOutElsewhereFailure>>;
  /** Always ends the session in this browser. Ends it on the server too, if the server is reachable. */
  abstract signOut(): Promise<void>;
  /** Ends the session of this browser at once, and then on the server. The dealer's other sessions stay. */
  abstract signOutHere(): Promise<void>;
}
