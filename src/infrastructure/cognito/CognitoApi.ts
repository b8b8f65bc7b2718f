import * as v from 'valibot';
import type { Clock } from '../../application/ports/Clock';
import type { Failure } from '../../domain/shared/Failure';
import { SECOND } from '../../domain/shared/Instant';
import { failed, type Result, success } from '../../domain/shared/Result';
import { CallDeadline } from '../http/client/CallDeadline';
import type { Fetch } from '../http/client/HttpClient';
import { retryAfter, toFailure } from '../http/client/toFailure';
import { parsedJson } from '../parsedJson';
import { type CognitoPool, type CognitoTokens, isBusy, poolError, poolRequest } from './CognitoPool';
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

/** Errors of pools and stand-ins that do not offer the operation to this client. */
const notOffered = new Set(['UnknownOperationException', 'UnsupportedOperationException', 'InvalidParameterException']);

const sessionEnded = new Set(['NotAuthorizedException', 'UserNotFoundException', 'RefreshTokenReuseException']);

const LIMIT = 15 * SECOND;

/**
 * The user-pool calls that need no password. Cognito's own library is large, and a dealer whose token expired
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
    const answer = await this.answerTo(session);
    if (!answer.ok) return answer;
    const parsed = v.safeParse(RenewalJson, answer.value);
    if (!parsed.success) {
      const key = v.getDotPath(parsed.issues[0]) ?? 'body';
      return failed({ reason: 'brokenContract', endpoint: 'renewal', key });
    }
    const { AccessToken: accessToken, RefreshToken, ExpiresIn } = parsed.output.AuthenticationResult;
    const next = RefreshToken ?? refreshToken;
    return success({ username, accessToken, refreshToken: next, deviceKey, lifetime: ExpiresIn * SECOND });
  }

  /**
   * A pool that rotates refresh tokens accepts only the first call. The second one is for endpoints that do not know the
   * first.
   */
  private async answerTo({ refreshToken, deviceKey }: CognitoSession): Promise<Result<unknown, Failure>> {
    const { clientId: ClientId } = this.pool;
    const rotated = await this.call('GetTokensFromRefreshToken', {
      ClientId,
      RefreshToken: refreshToken,
      ...(deviceKey !== null && { DeviceKey: deviceKey }),
    });
    if (rotated.ok || rotated.failure.reason !== 'refused') return rotated;
    return this.call('InitiateAuth', {
      ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: refreshToken, ...(deviceKey !== null && { DEVICE_KEY: deviceKey }) },
    });
  }

  /** Ends the dealer's sessions on all devices. */
  signOutEverywhere(accessToken: string): Promise<Result<unknown, Failure>> {
    return this.call('GlobalSignOut', { AccessToken: accessToken });
  }

  /** Ends this session. The request outlives the page, which is reloaded after a sign-out. */
  revoke({ refreshToken }: CognitoSession): Promise<Result<unknown, Failure>> {
    return this.call('RevokeToken', { ClientId: this.pool.clientId, Token: refreshToken }, { keepalive: true });
  }

  private async call(operation: string, body: object, init: RequestInit = {}): Promise<Result<unknown, Failure>> {
    const deadline = new CallDeadline(this.clock, LIMIT);
    const answer = await toFailure(deadline.signal, async () => {
      const [address, request] = poolRequest(this.pool, operation, body);
      const response = await this.fetch(address, { ...request, ...init, signal: deadline.signal });
      const { status, headers } = response;
      return { status, json: parsedJson(await response.text()), retryAfter: retryAfter(headers) };
    });
    deadline.release();
    if (!answer.ok) return answer;
    const { json, ...refused } = answer.value;
    const value = json.ok ? json.value : null;
    return refused.status === 200 ? success(value) : failed(refusal(refused, value));
  }
}

interface Refused {
  readonly status: number;
  readonly retryAfter: number | null;
}

function refusal({ status, retryAfter }: Refused, json: unknown): Failure {
  const { code: name } = poolError(json);
  if (sessionEnded.has(name)) return { reason: 'unauthorized' };
  if (status === 429 || isBusy(name)) return { reason: 'tooManyRequests', retryAfter };
  if (notOffered.has(name)) return { reason: 'refused', status, message: name };
  return { reason: 'serverFailed', status };
}
