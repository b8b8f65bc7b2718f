import * as v from 'valibot';
import type { Clock } from '../../application/ports/Clock';
import type { Failure } from '../../domain/shared/Failure';
import { SECOND } from '../../domain/shared/Instant';
import { failed, type Result, success } from '../../domain/shared/Result';
import { CallDeadline } from '../http/CallDeadline';
import type { Fetch } from '../http/HttpClient';
import { toFailure } from '../http/toFailure';
import { parsedJson } from '../parsedJson';
import type { CognitoPool, CognitoTokens } from './CognitoPool';
import type { CognitoSession } from './CognitoSessions';

const isLifetime = (value: unknown): boolean => Number.isFinite(value) && Number(value) > 0;

const RenewalJson = v.object({
  AuthenticationResult: v.object({
    AccessToken: v.string(),
    /** Present only if the pool rotates refresh tokens. */
    RefreshToken: v.nullish(v.string()),
    /** Seconds. */
    ExpiresIn: v.custom<number>(isLifetime),
  }),
});

const ErrorJson = v.object({ __type: v.string() });

const LIMIT = 15 * SECOND;

/**
 * The two user-pool calls that need no password. Cognito's own library is large, and a dealer whose token expired
 * overnight would wait for its download. The library also repeats a refused renewal for six seconds.
 */
export class CognitoApi {
  constructor(
    private readonly pool: CognitoPool,
    private readonly fetch: Fetch,
    private readonly clock: Clock,
  ) {}

  /** Fails with `unauthorized` if the session has ended. After any other failure a later renewal may still succeed. */
  async renew(session: CognitoSession): Promise<Result<CognitoTokens, Failure>> {
    const { refreshToken, deviceKey, username } = session;
    const answer = await this.call('InitiateAuth', {
      ClientId: this.pool.clientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: refreshToken, ...(deviceKey !== null && { DEVICE_KEY: deviceKey }) },
    });
    if (!answer.ok) return answer;
    const parsed = v.safeParse(RenewalJson, answer.value);
    if (!parsed.success) {
      const key = v.getDotPath(parsed.issues[0]) ?? 'body';
      return failed({ reason: 'brokenContract', endpoint: 'InitiateAuth', key });
    }
    const { AccessToken: accessToken, RefreshToken, ExpiresIn } = parsed.output.AuthenticationResult;
    const next = RefreshToken ?? refreshToken;
    return success({ username, accessToken, refreshToken: next, deviceKey, lifetime: ExpiresIn * SECOND });
  }

  /** Ends the dealer's sessions on all devices. */
  signOutEverywhere(accessToken: string): Promise<Result<unknown, Failure>> {
    return this.call('GlobalSignOut', { AccessToken: accessToken });
  }

  private async call(operation: string, body: object): Promise<Result<unknown, Failure>> {
    const deadline = new CallDeadline(this.clock, LIMIT);
    const answer = await toFailure(deadline.signal, async () => {
      const response = await this.fetch(this.address, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-amz-json-1.1',
          'X-Amz-Target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: JSON.stringify(body),
        signal: deadline.signal,
      });
      return { status: response.status, json: parsedJson(await response.text()) };
    });
    deadline.release();
    if (!answer.ok) return answer;
    const { status, json } = answer.value;
    const value = json.ok ? json.value : null;
    return status === 200 ? success(value) : failed(refusal(status, value));
  }

  private get address(): string {
    const { endpoint, userPoolId } = this.pool;
    return endpoint ?? `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/`;
  }
}

function refusal(status: number, json: unknown): Failure {
  const error = v.safeParse(ErrorJson, json);
  // Older hosts put a namespace and a `#` before the name.
  const name = error.success ? error.output.__type.split('#').at(-1) : '';
  if (name === 'NotAuthorizedException' || name === 'UserNotFoundException') return { reason: 'unauthorized' };
  return { reason: 'serverFailed', status };
}
