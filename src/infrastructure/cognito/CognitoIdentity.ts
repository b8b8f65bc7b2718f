import type { Clock } from '../../application/ports/Clock';
import type { Diagnostics } from '../../application/ports/Diagnostics';
import type {
  Identity,
  PasswordCheckFailure,
  SignInFailure,
  SignOutElsewhereFailure,
} from '../../application/ports/Identity';
import type { Preferences } from '../../application/ports/Preferences';
import type { TabLocks } from '../../application/ports/TabLocks';
import { BROWSER_LIMIT, pause } from '../../application/shared/inTime';
import type { Failure } from '../../domain/shared/Failure';
import { MINUTE, SECOND } from '../../domain/shared/Instant';
import { failed, type Result, success } from '../../domain/shared/Result';
import type { AccessTokens } from '../http/client/AccessTokens';
import { CallDeadline } from '../http/client/CallDeadline';
import type { Fetch } from '../http/client/HttpClient';
import { toFailure } from '../http/client/toFailure';
import { CognitoApi } from './CognitoApi';
import type { CognitoPool, CognitoTokens } from './CognitoPool';
import { type CognitoSession, CognitoSessions } from './CognitoSessions';
import { SESSION_KEY } from './sessionKey';

export type SignInByPassword = (
  pool: CognitoPool,
  email: string,
  password: string,
) => Promise<Result<CognitoTokens, SignInFailure>>;

interface CognitoIdentityOptions {
  readonly pool: CognitoPool;
  readonly fetch: Fetch;
  readonly preferences: Preferences;
  readonly clock: Clock;
  readonly diagnostics: Diagnostics;
  readonly locks: TabLocks;
  readonly loadSignIn: () => Promise<SignInByPassword>;
  /** Notifies the main API while the access token is still valid. */
  readonly announceSignOut: () => Promise<Result<void, Failure>>;
}

/** Fixed messages that an operator can search for in the logs. */
const messages: Readonly<Partial<Record<SignInFailure['reason'], string>>> = {
  unauthorized: 'User is not authenticated',
  offline: 'Network error',
  timedOut: 'Network error',
};

const SIGN_IN_LIMIT = 30 * SECOND;
/** Milliseconds. The user pool tolerates a few minutes. */
const CLOCK_TOLERANCE = 2 * MINUTE;
const SIGN_OUT_LIMIT = 10 * SECOND;

export class CognitoIdentity implements Identity, AccessTokens {
  private readonly sessions: CognitoSessions;
  private readonly api: CognitoApi;
  /**
   * The dealer to whom this page belongs. Another tab may sign in as another dealer, and this page must not act in that
   * dealer's name.
   */
  private username: string | null = null;
  private renewal: Promise<string | null> | null = null;
  /** Whether the last renewal was neither granted nor refused, for example because the network failed. */
  private wasRenewalLost = false;

  constructor(private readonly options: CognitoIdentityOptions) {
    const { pool, fetch, preferences, clock } = options;
    this.sessions = new CognitoSessions(preferences, clock);
    this.api = new CognitoApi(pool, fetch, clock);
  }

  get isRenewalLost(): boolean {
    return this.wasRenewalLost && this.own() !== null;
  }

  hasSession(): boolean {
    return this.own() !== null;
  }

  async signIn(email: string, password: string): Promise<Result<void, SignInFailure>> {
    const answer = await this.authenticate(email, password);
    if (!answer.ok) return answer;
    this.username = this.sessions.keep(answer.value).username;
    return success(undefined);
  }

  /** Discards the tokens of the second sign-in; the current session stays. */
  async reauthenticate(email: string, password: string): Promise<Result<void, PasswordCheckFailure>> {
    const answer = await this.authenticate(email, password);
    if (answer.ok) return success(undefined);
    const { failure } = answer;
    // The pool requires a further step only after the password has been verified.
    return failure.reason === 'challenged' ? success(undefined) : failed(failure);
  }

  /** Renewals in all tabs wait meanwhile, because the pool refuses the old session. */
  async signOutElsewhere(email: string, password: string): Promise<Result<void, SignOutElsewhereFailure>> {
    const token = await this.current();
    if (token === null) return failed({ reason: 'unauthorized' });
    let outcome: Result<void, SignOutElsewhereFailure> = success(undefined);
    await this.options.locks.lockWhenFree(SESSION_KEY, async () => {
      const ended = await this.api.signOutEverywhere(token);
      if (!ended.ok) outcome = ended;
      else if (!(await this.signIn(email, password)).ok) outcome = failed({ reason: 'signedOutHereToo' });
    });
    return outcome;
  }

  async signOut(): Promise<void> {
    const deadline = new CallDeadline(this.options.clock, SIGN_OUT_LIMIT);
    const notified = await toFailure(deadline.signal, () => this.notifyServers());
    deadline.release();
    if (!notified.ok) {
      this.reportSignOut('servers', notified.failure);
      void this.revoke();
    }
    if (this.own()) this.sessions.remove();
    this.username = null;
  }

  async signOutHere(): Promise<void> {
    const revoking = this.revoke();
    if (this.own()) this.sessions.remove();
    await revoking;
  }

  async current(): Promise<string | null> {
    const session = this.own();
    return session && (this.isFresh(session) ? session.accessToken : this.renewedOnce(session));
  }

  async renewed(refused: string): Promise<string | null> {
    const session = this.own();
    return this.newerThan(refused) ?? (session && this.renewedOnce(session));
  }

  /** Keeps a session whose renewal failed for lack of a connection, so that the dealer need not sign in again. */
  forget(): void {
    if (!this.wasRenewalLost && this.own()) this.sessions.remove();
  }

  /** Null if another dealer has signed in since, in another tab. */
  private own(): CognitoSession | null {
    const session = this.sessions.kept();
    this.username ??= session?.username ?? null;
    return session?.username === this.username ? session : null;
  }

  private async authenticate(email: string, password: string): Promise<Result<CognitoTokens, SignInFailure>> {
    const deadline = new CallDeadline(this.options.clock, SIGN_IN_LIMIT);
    const answer = await toFailure(deadline.signal, async () => {
      const signInByPassword = await this.options.loadSignIn();
      return signInByPassword(this.options.pool, email.trim(), password);
    });
    deadline.release();
    const outcome = answer.ok ? answer.value : answer;
    if (outcome.ok) return outcome;
    this.reportLost('sign-in', outcome.failure);
    // The proof of the password contains the time, so the pool refuses it like a wrong password if the clock is wrong.
    if (outcome.failure.reason !== 'passwordInvalid') return outcome;
    const error = await this.options.clock.deviceError();
    return Math.abs(error) > CLOCK_TOLERANCE ? failed({ reason: 'clockWrong' }) : outcome;
  }

  private newerThan(accessToken: string): string | null {
    const session = this.own();
    return session && session.accessToken !== accessToken && this.isFresh(session) ? session.accessToken : null;
  }

  private isFresh(session: CognitoSession): boolean {
    return session.expiresAt - this.options.clock.deviceNow() > MINUTE;
  }

  private renewedOnce(session: CognitoSession): Promise<string | null> {
    this.renewal ??= this.renewInTurn(session).finally(() => (this.renewal = null));
    return this.renewal;
  }

  /** One tab renews at a time, because a pool may rotate the refresh token and then refuses the old one. */
  private async renewInTurn({ accessToken }: CognitoSession): Promise<string | null> {
    let token: string | null = null;
    await this.options.locks.lockWhenFree(SESSION_KEY, async hasLock => {
      const session = this.own();
      token = this.newerThan(accessToken) ?? (session && (await this.renew(session, hasLock)));
    });
    return token;
  }

  private async renew(session: CognitoSession, isAlone: boolean): Promise<string | null> {
    const tokens = await this.api.renew(session);
    // Another tab may have renewed the session first, and stores it in a moment.
    if (!isAlone && !tokens.ok) await pause(this.options.clock, BROWSER_LIMIT);
    this.wasRenewalLost = !tokens.ok && tokens.failure.reason !== 'unauthorized';
    if (!tokens.ok) this.reportLost('renewal', tokens.failure);
    const kept = this.own();
    // During the call, the dealer may have signed out, or another tab may have renewed the session or signed in. The
    // answer must not overwrite that.
    if (kept?.refreshToken !== session.refreshToken) return kept && this.isFresh(kept) ? kept.accessToken : null;
    if (tokens.ok) return this.sessions.keep(tokens.value).accessToken;
    if (!this.wasRenewalLost) this.sessions.remove();
    return null;
  }

  private async notifyServers(): Promise<void> {
    const announced = await this.options.announceSignOut();
    if (!announced.ok) this.reportSignOut('main API', announced.failure);
    const token = await this.current();
    const ended = token === null ? null : await this.api.signOutEverywhere(token);
    if (ended && !ended.ok) this.reportSignOut('user pool', ended.failure);
    await this.revoke();
  }

  /** Needs no valid access token. */
  private async revoke(): Promise<void> {
    const session = this.own();
    const revoked = session && (await this.api.revoke(session));
    if (revoked && !revoked.ok) this.reportSignOut('refresh token', revoked.failure);
  }

  private reportLost(where: string, { reason }: SignInFailure): void {
    const what = messages[reason];
    if (what) this.options.diagnostics.report({ kind: 'unexpected', where, what });
  }

  private reportSignOut(place: string, { reason }: Failure): void {
    this.options.diagnostics.report({ kind: 'unexpected', where: `sign-out: ${place}`, what: reason });
  }
}
