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

/** One sign-in: its refresh token and, through `accessTokens`, the tokens issued for it. */
interface Login {
  id: string;
  holder: TokenHolder;
  startedAt: number;
}

interface CognitoTokensOptions {
  issuer: string;
  clientId: string;
  accessTokenSeconds: number;
  now: () => number;
}

/** Issues the tokens of the pool and knows which of them are valid. */
export class CognitoTokens {
  /** The lifetime of access and id tokens issued from now on. */
  accessTokenSeconds: number;
  private readonly signingKey = randomBytes(32);
  private readonly logins = new Map<string, Login>();
  private readonly accessTokens = new Map<string, { refreshToken: string; expiresAt: number }>();

  constructor(private readonly options: CognitoTokensOptions) {
    this.accessTokenSeconds = options.accessTokenSeconds;
  }

  signIn(holder: TokenHolder): AuthenticationResultJson {
    const refreshToken = randomBytes(64).toString('base64url');
    const login = { id: randomUUID(), holder, startedAt: this.seconds() };
    this.logins.set(refreshToken, login);
    return { ...this.issue(refreshToken, login), RefreshToken: refreshToken };
  }

  /** As in a pool without rotation, the refresh token stays the same and is not repeated. */
  refresh(refreshToken: string): AuthenticationResultJson | null {
    const login = this.logins.get(refreshToken);
    return login ? this.issue(refreshToken, login) : null;
  }

  holderOf(accessToken: string): TokenHolder | null {
    const issued = this.accessTokens.get(accessToken);
    if (!issued || issued.expiresAt <= this.seconds()) return null;
    return this.logins.get(issued.refreshToken)?.holder ?? null;
  }

  revokeLogin(refreshToken: string): void {
    this.logins.delete(refreshToken);
  }

  revokeLoginsOf(userId: string): void {
    for (const [refreshToken, login] of this.logins) {
      if (login.holder.userId === userId) this.logins.delete(refreshToken);
    }
  }

  revokeLogins(): void {
    this.logins.clear();
  }

  revokeAccessTokens(): void {
    this.accessTokens.clear();
  }

  private issue(refreshToken: string, login: Login): AuthenticationResultJson {
    const { userId, email } = login.holder;
    const { clientId } = this.options;
    const accessToken = this.jwt(login, { token_use: 'access', client_id: clientId, username: userId });
    const idToken = this.jwt(login, { token_use: 'id', aud: clientId, 'cognito:username': userId, email });
    this.accessTokens.set(accessToken, { refreshToken, expiresAt: this.seconds() + this.accessTokenSeconds });
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
