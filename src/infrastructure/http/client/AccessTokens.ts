/** Provides the access tokens of the signed-in dealer. No method throws or rejects. */
export interface AccessTokens {
  /** A valid token, or null if there is no session or the renewal failed. */
  current(): Promise<string | null>;
  /** Call after a 401 for the token `refused`. Concurrent calls share one renewal. Null if the renewal failed. */
  renewed(refused: string): Promise<string | null>;
  /** Whether the session could not be renewed although it may still be valid. */
  readonly isRenewalLost: boolean;
  /** The server has ended the session. */
  forget(): void;
}
