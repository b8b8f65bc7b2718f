/** Where the accounts live. */
export interface CognitoPool {
  readonly userPoolId: string;
  readonly clientId: string;
  /** Null is Amazon's own, in the pool's region. */
  readonly endpoint: string | null;
}

/** What a sign-in or a renewal brings. */
export interface CognitoTokens {
  readonly username: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Named in each renewal where the pool remembers devices. */
  readonly deviceKey: string | null;
  /** Of the access token, in milliseconds. */
  readonly lifetime: number;
}
