/** The Cognito user pool that holds the dealers' accounts. */
export interface CognitoPool {
  readonly userPoolId: string;
  readonly clientId: string;
  /** Null means Amazon's own endpoint, in the region of the pool. */
  readonly endpoint: string | null;
}

/** The errors of a pool that receives too many requests. Their status is 400. */
export const isBusy = (error: string): boolean =>
  error === 'TooManyRequestsException' || error === 'ThrottlingException';

/** The result of a sign-in or a renewal. */
export interface CognitoTokens {
  readonly username: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Sent with each renewal if the pool remembers devices. */
  readonly deviceKey: string | null;
  /** Of the access token, in milliseconds. */
  readonly lifetime: number;
}
