import * as v from 'valibot';

/** The Cognito user pool that holds the dealers' accounts. */
export interface CognitoPool {
  readonly userPoolId: string;
  readonly clientId: string;
  /** Null means Amazon's own endpoint, in the region of the pool. */
  readonly endpoint: string | null;
}

/** The parameters of `fetch` for an operation. */
export function poolRequest(
  { endpoint, userPoolId }: CognitoPool,
  operation: string,
  body: object,
): [address: string, init: RequestInit] {
  const headers = {
    'Content-Type': 'application/x-amz-json-1.1',
    'X-Amz-Target': `AWSCognitoIdentityProviderService.${operation}`,
  };
  const address = endpoint ?? `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/`;
  return [address, { method: 'POST', headers, body: JSON.stringify(body) }];
}

const ErrorJson = v.object({ __type: v.string(), message: v.nullish(v.string(), '') });

/** The name of an error and its message, or two empty texts if the answer is none, for example the HTML page of a proxy. */
export function poolError(json: unknown): PoolError {
  const error = v.safeParse(ErrorJson, json);
  if (!error.success) return { code: '', message: '' };
  // Older hosts put a namespace and a `#` before the name.
  return { code: error.output.__type.split('#').at(-1) ?? '', message: error.output.message };
}

export interface PoolError {
  readonly code: string;
  readonly message: string;
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
