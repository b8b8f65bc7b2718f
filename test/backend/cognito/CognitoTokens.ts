import { createHmac, randomBytes, randomUUID } from 'node:crypto';

export interface TokenHolder {
  userId: string;
  email: string;
}

export interface AuthenticationResultJson {
  AccessToken: string;
  IdToken: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
  RefreshToken?: string;
}

/** One sign-in, to which all its refresh and access tokens belong. */
interface Login {
  id: string;
  holder: TokenHolder;
  startedAt: number;
}

/** A pool with rotation replaces the refresh token with each renewal. The old one stays valid for some seconds. */
export interface Rotation {
  readonly graceSeconds: number;
}

interface CognitoTokensOptions {
  issuer: string;
  clientId: string;
  accessTokenSeconds: number;
  now: () => number;
  rotation: Rotation | null;
}

/** Issues the tokens of the pool and knows which of them are valid. */
export class CognitoTokens {
  /** The lifetime of access and id tokens issued from now on. */
  accessTokenSeconds: number;
  private readonly signingKey = randomBytes(32);
  private readonly logins = new Set<Login>();
  private readonly refreshTokens = new Map<string, { login: Login; rotatedOutAt: number }>();
  private readonly accessTokens = new Map<string, { login: Login; expiresAt: number }>();

  constructor(private readonly options: CognitoTokensOptions) {
    this.accessTokenSeconds = options.accessTokenSeconds;
  }

  signIn(holder: TokenHolder): AuthenticationResultJson {
    const login = { id: randomUUID(), holder, startedAt: this.seconds() };
    this.logins.add(login);
    return { ...this.issue(login), RefreshToken: this.refreshTokenOf(login) };
  }

  /** Without rotation, the refresh token stays the same and is not repeated. */
  refresh(refreshToken: string): AuthenticationResultJson | 'invalid' | 'reused' {
    const known = this.refreshTokens.get(refreshToken);
    if (!known || !this.logins.has(known.login)) return 'invalid';
    const { rotation } = this.options;
    if (!rotation) return this.issue(known.login);
    if (this.seconds() - known.rotatedOutAt > rotation.graceSeconds) return 'reused';
    known.rotatedOutAt = Math.min(known.rotatedOutAt, this.seconds());
    return { ...this.issue(known.login), RefreshToken: this.refreshTokenOf(known.login) };
  }

  holderOf(accessToken: string): TokenHolder | null {
    const login = this.accessTokens.get(accessToken)?.login;
    return login && this.logins.has(login) ? this.bearerOf(accessToken) : null;
  }

  /** The holder of an access token that has not expired, also after a sign-out, as a server reads it from the token alone. */
  bearerOf(accessToken: string): TokenHolder | null {
    const issued = this.accessTokens.get(accessToken);
    return issued && issued.expiresAt > this.seconds() ? issued.login.holder : null;
  }

  revokeLogin(refreshToken: string): void {
    const known = this.refreshTokens.get(refreshToken);
    if (known) this.logins.delete(known.login);
  }

  revokeLoginsOf(userId: string): void {
    for (const login of this.logins) if (login.holder.userId === userId) this.logins.delete(login);
  }

  revokeLogins(): void {
    this.logins.clear();
  }

  revokeAccessTokens(): void {
    this.accessTokens.clear();
  }

  private refreshTokenOf(login: Login): string {
    const refreshToken = randomBytes(64).toString('base64url');
    this.refreshTokens.set(refreshToken, { login, rotatedOutAt: Infinity });
    return refreshToken;
  }

  private issue(login: Login): AuthenticationResultJson {
    const { userId, email } = login.holder;
    const { clientId } = this.options;
    const accessToken = this.jwt(login, { token_use: 'access', client_id: clientId, username: userId });
    const idToken = this.jwt(login, { token_use: 'id', aud: clientId, 'cognito:username': userId, email });
    this.accessTokens.set(accessToken, { login, expiresAt: this.seconds() + this.accessTokenSeconds });
    return { AccessToken: accessToken, IdToken: idToken, ExpiresIn: this.accessTokenSeconds, TokenType: 'Bearer' };
  }

  private jwt(login: Login, claims: object): string {
    const iat = this.seconds();
    const payload = {
      sub: login.holder.userId,
      iss: this.options.issuer,
      // Without this claim, the client library assumes that its refresh token cannot be revoked and never tries.
      origin_jti: login.id,
      jti: randomUUID(),
      auth_time: login.startedAt,
      iat,
      exp: iat + this.accessTokenSeconds,
      ...claims,
    };
    const signed = [{ alg: 'HS256', typ: 'JWT' }, payload].map(base64url).join('.');
    return `${signed}.${createHmac('sha256', this.signingKey).update(signed).digest('base64url')}`;
  }

  private seconds(): number {
    return Math.floor(this.options.now() / 1000);
  }
}

function base64url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
