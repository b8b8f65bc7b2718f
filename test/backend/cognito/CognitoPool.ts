import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { type AuthenticationResultJson, CognitoTokens, type Rotation, type TokenHolder } from './CognitoTokens';
import { isPublicKey, type SrpIdentity, srpIdentity, SrpServer } from './SrpServer';

interface Answer {
  status: number;
  body: object;
}

function answerPreflight(response: ServerResponse): void {
  const headers = 'content-type, x-amz-target, x-amz-user-agent, cache-control';
  response.writeHead(204, { 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Allow-Headers': headers }).end();
}

function accepted(body: object): Answer {
  return { status: 200, body };
}

function refused(type: string, message?: string): Answer {
  return { status: 400, body: { __type: type, message } };
}

interface CognitoPoolOptions {
  poolId: string;
  clientId: string;
  users: { email: string; password: string }[];
  accessTokenSeconds?: number;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** Null, the default, means a pool without rotation. */
  rotation?: Rotation | null;
  /** False for an older endpoint, which knows only `InitiateAuth`. */
  knowsRotation?: boolean;
}

/** A call of the pool; if one operation covers several flows, the name of the flow or challenge. */
type CognitoCall =
  | 'USER_SRP_AUTH'
  | 'PASSWORD_VERIFIER'
  | 'REFRESH_TOKEN_AUTH'
  | 'GetTokensFromRefreshToken'
  | 'GlobalSignOut'
  | 'RevokeToken';

interface CognitoRequestJson {
  ClientId?: string;
  AuthFlow?: string;
  AuthParameters?: Record<string, string>;
  ChallengeName?: string;
  ChallengeResponses?: Record<string, string>;
  AccessToken?: string;
  RefreshToken?: string;
  Token?: string;
}

interface PoolUser extends TokenHolder {
  /** Computed for the first sign-in, because it takes long and most tests sign nobody in. */
  srp: () => SrpIdentity;
}

/** The part of an Amazon Cognito user pool that the app and `amazon-cognito-identity-js` use. */
export class CognitoPool {
  /** The number of attempts to renew a session, in either way. */
  renewals = 0;
  /** Whether the API does not ask the pool: a token is valid until it expires, also after a sign-out everywhere. */
  isSignOutLate = false;
  /** The time to which the proof of a password is compared. The client's clock states it. */
  timeOfProofs = (): number => Date.now();
  private readonly tokens: CognitoTokens;
  private readonly users: PoolUser[];
  private readonly openChallenges = new Map<string, { user: PoolUser; srp: SrpServer }>();
  private readonly counts = new Map<string, number>();
  private readonly answers: Record<string, (request: CognitoRequestJson) => Answer> = {
    USER_SRP_AUTH: request => this.challenge(request.AuthParameters ?? {}),
    PASSWORD_VERIFIER: request => this.verify(request.ChallengeResponses ?? {}),
    REFRESH_TOKEN_AUTH: request => this.refreshByFlow(request.AuthParameters ?? {}),
    GetTokensFromRefreshToken: request => this.refresh(request.RefreshToken ?? ''),
    GlobalSignOut: request => this.signOutEverywhere(request.AccessToken ?? ''),
    RevokeToken: request => this.revoke(request.Token ?? ''),
  };

  constructor(private readonly options: CognitoPoolOptions) {
    const { poolId, clientId, users, accessTokenSeconds = 3600, now = Date.now, rotation = null } = options;
    const issuer = `https://cognito-idp.${poolId.split('_')[0]}.amazonaws.com/${poolId}`;
    this.tokens = new CognitoTokens({ issuer, clientId, accessTokenSeconds, now, rotation });
    this.users = users.map(user => this.enrol(randomUUID(), user.email, user.password));
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'OPTIONS') return answerPreflight(response);
    const operation = String(request.headers['x-amz-target']).replace('AWSCognitoIdentityProviderService.', '');
    const { status, body } = this.answer(operation, (await json(request)) as CognitoRequestJson);
    response.writeHead(status, { 'Content-Type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
  }

  /** The email of the user of an access token; null if it is expired or revoked. */
  isValid(accessToken: string): string | null {
    const holder = this.isSignOutLate ? this.tokens.bearerOf(accessToken) : this.tokens.holderOf(accessToken);
    return holder?.email ?? null;
  }

  /** The tokens of a sign-in, without its two requests and their arithmetic. */
  issueTokens(email: string): AuthenticationResultJson {
    return this.tokens.signIn(this.known(email));
  }

  changePassword(email: string, password: string): void {
    const user = this.known(email);
    user.srp = this.srpOf(user.userId, password);
  }

  /** The lifetime of tokens issued from now on; tokens with 0 are expired from the start. */
  set accessTokenSeconds(seconds: number) {
    this.tokens.accessTokenSeconds = seconds;
  }

  /** Invalidates every current access token, as if it had expired early. */
  revokeAccessTokens({ refreshStillWorks = true } = {}): void {
    this.tokens.revokeAccessTokens();
    if (!refreshStillWorks) this.tokens.revokeLogins();
  }

  callsOf(call: CognitoCall): number {
    return this.counts.get(call) ?? 0;
  }

  private answer(operation: string, request: CognitoRequestJson): Answer {
    const call = request.AuthFlow ?? request.ChallengeName ?? operation;
    const answer = this.answers[call];
    this.counts.set(call, (this.counts.get(call) ?? 0) + 1);
    if (call === 'GetTokensFromRefreshToken' && this.options.knowsRotation === false) {
      return refused('UnknownOperationException');
    }
    if (!answer) return refused('InvalidParameterException', `${call} is not supported here.`);
    if (request.ClientId !== this.options.clientId && call !== 'GlobalSignOut') {
      return refused('ResourceNotFoundException', `User pool client ${request.ClientId} does not exist.`);
    }
    return answer(request);
  }

  /** An unknown user is challenged like any other, so that the answer does not reveal which accounts exist. */
  private challenge({ USERNAME = '', SRP_A = '0' }: Record<string, string>): Answer {
    const A = BigInt(`0x${SRP_A}`);
    if (!isPublicKey(A)) return refused('InvalidParameterException', 'SRP_A must not be 0 mod N.');
    const user = this.find(USERNAME) ?? this.enrol(USERNAME, USERNAME, randomUUID());
    const identity = user.srp();
    const srp = new SrpServer(identity, A);
    const secretBlock = srp.secretBlock.toString('base64');
    this.openChallenges.set(secretBlock, { user, srp });
    return accepted({
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeParameters: {
        USERNAME: user.userId,
        USER_ID_FOR_SRP: user.userId,
        SALT: identity.salt.toString(16),
        SRP_B: srp.B.toString(16),
        SECRET_BLOCK: secretBlock,
      },
    });
  }

  private verify(responses: Record<string, string>): Answer {
    const { PASSWORD_CLAIM_SECRET_BLOCK = '', PASSWORD_CLAIM_SIGNATURE = '', TIMESTAMP = '' } = responses;
    const open = this.openChallenges.get(PASSWORD_CLAIM_SECRET_BLOCK);
    this.openChallenges.delete(PASSWORD_CLAIM_SECRET_BLOCK);
    const isLate = Math.abs(Date.parse(TIMESTAMP) - this.timeOfProofs()) > 5 * 60_000;
    if (isLate || !open?.srp.accepts(PASSWORD_CLAIM_SIGNATURE, TIMESTAMP)) {
      return refused('NotAuthorizedException', 'Incorrect username or password.');
    }
    return accepted({ AuthenticationResult: this.tokens.signIn(open.user), ChallengeParameters: {} });
  }

  private refreshByFlow({ REFRESH_TOKEN = '' }: Record<string, string>): Answer {
    if (!this.options.rotation) return this.refresh(REFRESH_TOKEN);
    return refused('InvalidParameterException', 'REFRESH_TOKEN_AUTH is not enabled for the client.');
  }

  private refresh(refreshToken: string): Answer {
    this.renewals += 1;
    const result = this.tokens.refresh(refreshToken);
    if (result === 'invalid') return refused('NotAuthorizedException', 'Invalid Refresh Token');
    if (result === 'reused') return refused('RefreshTokenReuseException', 'Refresh token has been rotated');
    return accepted({ AuthenticationResult: result, ChallengeParameters: {} });
  }

  private signOutEverywhere(accessToken: string): Answer {
    const holder = this.tokens.holderOf(accessToken);
    if (!holder) return refused('NotAuthorizedException', 'Invalid Access Token');
    this.tokens.revokeLoginsOf(holder.userId);
    return accepted({});
  }

  private revoke(refreshToken: string): Answer {
    this.tokens.revokeLogin(refreshToken);
    return accepted({});
  }

  private known(email: string): PoolUser {
    const user = this.find(email);
    if (!user) throw new Error(`There is no ${email} in this pool.`);
    return user;
  }

  private find(username: string): PoolUser | undefined {
    const wanted = username.toLowerCase();
    return this.users.find(user => user.email.toLowerCase() === wanted || user.userId === wanted);
  }

  private enrol(userId: string, email: string, password: string): PoolUser {
    return { userId, email, srp: this.srpOf(userId, password) };
  }

  private srpOf(userId: string, password: string): () => SrpIdentity {
    const poolName = this.options.poolId.split('_')[1] ?? '';
    let identity: SrpIdentity | null = null;
    return () => (identity ??= srpIdentity(poolName, userId, password));
  }
}
