/** @jest-environment node */
import '../../support/nativePowers';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TabLocks } from '../../../src/application/ports/TabLocks';
import { failed, success } from '../../../src/domain/shared/Result';
import { WebTabLocks } from '../../../src/infrastructure/browser/WebTabLocks';
import { CognitoIdentity, type SignInByPassword } from '../../../src/infrastructure/cognito/CognitoIdentity';
import { CognitoSessions } from '../../../src/infrastructure/cognito/CognitoSessions';
import { signInByPassword as byLibrary } from '../../../src/infrastructure/cognito/signInByPassword';
import { CognitoPool } from '../../backend/cognito/CognitoPool';
import { InMemoryDiagnostics, InMemoryPreferences } from '../../twins/BrowserTwins';
import { InMemoryClock } from '../../twins/InMemoryClock';
import { InMemoryTabLocks } from '../../twins/InMemoryTabLocks';
import { settled } from '../http/anHttpClient';
import { signInByPassword as byWebCrypto } from './webCrypto/signInByPassword';

/** A user pool on a loopback socket that can also fail like its proxies. */
class PoolServer {
  /** Answers that replace those of the pool, one request each. */
  readonly instead: ((response: ServerResponse) => void)[] = [];
  private readonly server = createServer((request, response) => this.answer(request, response));

  constructor(private readonly pool: () => CognitoPool) {}

  async start(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  async stop(): Promise<void> {
    this.server.close().closeAllConnections();
    await once(this.server, 'close');
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const instead = this.instead.shift();
    if (instead) return instead(response);
    void this.pool().handle(request, response);
  }
}

const cut = (response: ServerResponse): void => void response.socket?.destroy();

const answering =
  (status: number, body: string) =>
  (response: ServerResponse): void =>
    void response.writeHead(status).end(body);

const refusing = (__type: string, message: string) => answering(400, JSON.stringify({ __type, message }));

const anna = { email: 'anna@dealer.example', password: 'Correct-Horse-1' };
const piotr = { email: 'piotr@dealer.example', password: 'Battery-Staple-2' };
const ids = { userPoolId: 'eu-central-1_AbCdEf123', clientId: 'paddock-tests' };

let clock: InMemoryClock;
let pool: CognitoPool;
let server: PoolServer;
let endpoint: string;
let preferences: InMemoryPreferences;
let locks: TabLocks;
let diagnostics: InMemoryDiagnostics;
let announced: (string | null)[];
let identity: CognitoIdentity;
let signInByPassword: SignInByPassword;

/** Another tab, or the same tab after a reload: it shares only the browser storage. */
function anIdentity(): CognitoIdentity {
  const created: CognitoIdentity = new CognitoIdentity({
    pool: { ...ids, endpoint },
    fetch: (address, init) => fetch(address, init),
    preferences,
    clock,
    diagnostics,
    locks,
    loadSignIn: () => Promise.resolve(signInByPassword),
    announceSignOut: async () => {
      announced.push(await created.current());
      return success(undefined);
    },
  });
  return created;
}

type PoolMode = Pick<ConstructorParameters<typeof CognitoPool>[0], 'rotation' | 'knowsRotation'>;

function aPool(mode: PoolMode = {}): CognitoPool {
  const { userPoolId: poolId, clientId } = ids;
  return new CognitoPool({ poolId, clientId, users: [anna, piotr], now: () => clock.now(), ...mode });
}

beforeEach(async () => {
  clock = new InMemoryClock(Date.now());
  pool = aPool();
  server = new PoolServer(() => pool);
  endpoint = await server.start();
  preferences = new InMemoryPreferences();
  locks = new InMemoryTabLocks();
  diagnostics = new InMemoryDiagnostics();
  announced = [];
  signInByPassword = byLibrary;
  identity = anIdentity();
});

afterEach(() => server.stop());

/** The pool accepts the password and then asks for this step. */
function challenge(ChallengeName: string): void {
  const ChallengeParameters = { userAttributes: '{}', requiredAttributes: '[]', MFAS_CAN_SETUP: '["SMS_MFA"]' };
  server.instead.push(
    response => void pool.handle(response.req, response),
    answering(200, JSON.stringify({ ChallengeName, ChallengeParameters, Session: 'session' })),
  );
}

/** A sign-in without the arithmetic of its protocol, which takes long. */
function beginSession({ email } = anna): void {
  const { AccessToken: accessToken, RefreshToken: refreshToken = '', ExpiresIn } = pool.issueTokens(email);
  const tokens = { username: email, accessToken, refreshToken, deviceKey: null, lifetime: ExpiresIn * 1000 };
  new CognitoSessions(preferences, clock).keep(tokens);
}

const signIn = (dealer = anna) => identity.signIn(dealer.email, dealer.password);

describe.each<[by: string, SignInByPassword]>([
  ["Cognito's library", byLibrary],
  ['Web Crypto', byWebCrypto],
])('CognitoIdentity.signIn by %s', (_by, implementation) => {
  beforeEach(() => {
    signInByPassword = implementation;
  });

  it('starts a session with the trimmed email', async () => {
    expect(identity.hasSession()).toBe(false);
    expect(await identity.signIn(` ${anna.email} `, anna.password)).toEqual(success(undefined));
    expect(identity.hasSession()).toBe(true);
    expect(pool.isValid((await identity.current()) ?? '')).toBe(anna.email);
  });

  it.each([
    ['a wrong password', anna.email, 'guess'],
    ['an unknown dealer', 'nobody@dealer.example', anna.password],
  ])('refuses %s', async (_, email, password) => {
    expect(await identity.signIn(email, password)).toEqual(failed({ reason: 'passwordInvalid' }));
    expect(identity.hasSession()).toBe(false);
  });

  it('distinguishes a lost connection from a wrong password', async () => {
    server.instead.push(cut);
    expect(await signIn()).toEqual(failed({ reason: 'offline' }));
    expect(diagnostics.problems).toEqual([{ kind: 'unexpected', where: 'sign-in', what: 'Network error' }]);
  });

  it('names a wrong clock, which the pool refuses like a wrong password', async () => {
    pool.timeOfProofs = () => Date.now() + 7_200_000;
    const { email, password } = anna;
    expect(await identity.signIn(email, password)).toEqual(failed({ reason: 'passwordInvalid' }));
    clock.serverAhead = 7_200_000;
    expect(await identity.signIn(email, password)).toEqual(failed({ reason: 'clockWrong' }));
    expect(await identity.reauthenticate(email, password)).toEqual(failed({ reason: 'clockWrong' }));
    pool.timeOfProofs = () => Date.now();
    expect(await identity.signIn(email, password)).toEqual(success(undefined));
  });

  it('does not accept an HTML page as an answer', async () => {
    server.instead.push(answering(502, '<html>Bad gateway</html>'));
    expect(await signIn()).toEqual(failed({ reason: 'serverFailed', status: 500 }));
  });

  it('passes on the message of the user pool', async () => {
    server.instead.push(refusing('UserNotConfirmedException', 'User is not confirmed.'));
    expect(await signIn()).toEqual(failed({ reason: 'refused', status: 400, message: 'User is not confirmed.' }));
  });

  it.each([
    ['requests of all dealers', refusing('TooManyRequestsException', 'Rate exceeded')],
    ['requests of one account', refusing('ThrottlingException', 'Rate exceeded')],
    ['wrong passwords', refusing('NotAuthorizedException', 'Password attempts exceeded')],
  ])('distinguishes too many %s from a wrong password', async (_, instead) => {
    server.instead.push(instead);
    expect(await signIn()).toEqual(failed({ reason: 'tooManyRequests', retryAfter: null }));
  });

  it.each([
    ['NEW_PASSWORD_REQUIRED', 'newPassword'],
    ['SMS_MFA', 'secondFactor'],
    ['SOFTWARE_TOKEN_MFA', 'secondFactor'],
    ['SELECT_MFA_TYPE', 'secondFactor'],
    ['MFA_SETUP', 'secondFactor'],
    ['CUSTOM_CHALLENGE', 'other'],
  ])('reports the step %s as unsupported', async (ChallengeName, step) => {
    challenge(ChallengeName);
    expect(await signIn()).toEqual(failed({ reason: 'challenged', step }));
    expect(identity.hasSession()).toBe(false);
  });

  it('treats a further step as a proof of the password when it re-authenticates', async () => {
    challenge('SMS_MFA');
    expect(await identity.reauthenticate(anna.email, anna.password)).toEqual(success(undefined));
  });

  it('times out after 30 s, and a later answer starts no session', async () => {
    let answer: () => void = () => undefined;
    server.instead.push(response => void (answer = () => answering(400, '{"__type":"x"}')(response)));
    const outcome = signIn();
    clock.advance(30_000);
    expect(await outcome).toEqual(failed({ reason: 'timedOut' }));
    answer();
    expect(identity.hasSession()).toBe(false);
  });
});

describe.each<[mode: string, PoolMode]>([
  ['of a pool without rotation', {}],
  ['of a pool with rotation', { rotation: { graceSeconds: 10 } }],
  ['of a pool with rotation and without a grace period', { rotation: { graceSeconds: 0 } }],
  ['of an endpoint that does not know rotation', { knowsRotation: false }],
])('the access token %s', (_mode, poolMode) => {
  beforeEach(() => {
    pool = aPool(poolMode);
  });

  it('is renewed hour after hour', async () => {
    beginSession();
    for (let hour = 0; hour < 3; hour += 1) {
      clock.advance(3_600_000);
      expect(pool.isValid((await identity.current()) ?? '')).toBe(anna.email);
    }
    expect(pool.renewals).toBe(3);
    expect(diagnostics.problems).toEqual([]);
  });

  it('is renewed by one tab for all tabs', async () => {
    beginSession();
    clock.advance(3_600_000);
    const tabs = [identity, anIdentity(), anIdentity()];
    const tokens = await Promise.all(tabs.map(tab => tab.current()));
    expect(new Set(tokens).size).toBe(1);
    expect(pool.isValid(tokens[0] ?? '')).toBe(anna.email);
    expect(pool.renewals).toBe(1);
  });

  it('is renewed within 2 s although a frozen tab holds the lock of the session', async () => {
    locks = new InMemoryTabLocks(clock);
    identity = anIdentity();
    beginSession();
    clock.advance(3_600_000);
    void locks.lockIfFree('session', () => new Promise(() => undefined));
    const token = identity.current();
    await settled();
    expect(pool.renewals).toBe(0);
    clock.advance(2_000);
    expect(pool.isValid((await token) ?? '')).toBe(anna.email);
  });

  it('is the same in two tabs that renew at once in a browser without locks', async () => {
    locks = new WebTabLocks(undefined, clock);
    const tabs = [anIdentity(), anIdentity()];
    beginSession();
    clock.advance(3_600_000);
    for (const token of await Promise.all(tabs.map(tab => tab.current()))) {
      expect(pool.isValid(token ?? '')).toBe(anna.email);
    }
    clock.advance(3_600_000);
    for (const tab of tabs) expect(pool.isValid((await tab.current()) ?? '')).toBe(anna.email);
  });

  it('survives a reload without a request to the user pool', async () => {
    beginSession();
    const token = await identity.current();
    expect(await anIdentity().current()).toBe(token);
    expect(pool.renewals).toBe(0);
  });

  it('is renewed one minute before it expires, once for all concurrent callers', async () => {
    beginSession();
    const old = await identity.current();
    clock.advance(59 * 60_000 - 1);
    expect(await identity.current()).toBe(old);
    clock.advance(1);
    const tokens = await Promise.all([identity.current(), identity.current(), identity.renewed(old ?? '')]);
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).not.toBe(old);
    expect(pool.isValid(tokens[0] ?? '')).toBe(anna.email);
    expect(pool.renewals).toBe(1);
  });

  it('expires by the local clock, however wrong the clock of the server is', async () => {
    clock.advance(-5 * 3_600_000);
    beginSession();
    clock.advance(58 * 60_000);
    await identity.current();
    expect(pool.renewals).toBe(0);
  });

  it.each(['1e305', '1e308', '1e12', '86401'])('counts for a day at most, if the pool says %s s', async seconds => {
    beginSession();
    clock.advance(3_600_000);
    const text = `{"AuthenticationResult":{"AccessToken":"a.b.c","ExpiresIn":${seconds}}}`;
    server.instead.push(answering(200, text));
    expect(await identity.current()).toBe('a.b.c');
    expect([identity.hasSession(), await anIdentity().current()]).toEqual([true, 'a.b.c']);
    clock.advance(23 * 3_600_000);
    expect(await identity.current()).toBe('a.b.c');
    clock.advance(3_600_000);
    expect(pool.isValid((await identity.current()) ?? '')).toBe(anna.email);
  });

  it.each([Number.NaN, -1, Number.POSITIVE_INFINITY])(
    'of a sign-in whose lifetime is %d is renewed, and the session stays',
    async lifetime => {
      const { AccessToken: accessToken, RefreshToken: refreshToken = '' } = pool.issueTokens(anna.email);
      const tokens = { username: anna.email, accessToken, refreshToken, deviceKey: null, lifetime };
      new CognitoSessions(preferences, clock).keep(tokens);
      clock.advance(24 * 3_600_000);
      expect(identity.hasSession()).toBe(true);
      expect(pool.isValid((await identity.current()) ?? '')).toBe(anna.email);
    },
  );

  it.each(['null', '1e999', '"soon"'])('is renewed if the kept time at which it expires is %s', async time => {
    beginSession();
    const kept = preferences.read('session') ?? '';
    preferences.write('session', kept.replace(/(?<="expiresAt":)\d+/, time));
    expect(pool.isValid((await identity.current()) ?? '')).toBe(anna.email);
    expect(pool.renewals).toBe(1);
  });

  it('is renewed once after it was refused, even for callers that learn of it later', async () => {
    beginSession();
    const refused = (await identity.current()) ?? '';
    pool.revokeAccessTokens();
    const renewed = await identity.renewed(refused);
    expect(pool.isValid(renewed ?? '')).toBe(anna.email);
    expect(await identity.renewed(refused)).toBe(renewed);
    expect(pool.renewals).toBe(1);
  });

  it('ends with the session if the user pool refuses to renew it', async () => {
    beginSession();
    pool.revokeAccessTokens({ refreshStillWorks: false });
    expect(await identity.renewed((await identity.current()) ?? '')).toBeNull();
    expect(identity.hasSession()).toBe(false);
    expect(diagnostics.problems).toEqual([{ kind: 'unexpected', where: 'renewal', what: 'User is not authenticated' }]);
  });

  it.each([
    ['is cut', cut],
    ['returns markup', answering(502, '<html>Bad gateway</html>')],
    ['reports too many requests', refusing('TooManyRequestsException', 'Rate exceeded')],
    ['is limited by a proxy', answering(429, '<html>Too many requests</html>')],
    ['returns JSON without a token', answering(200, '{}')],
    [
      'returns a token that never expires',
      answering(200, '{"AuthenticationResult":{"AccessToken":"a.b.c","ExpiresIn":1e999}}'),
    ],
  ])('is null for now, and the session stays, if the connection %s', async (_, instead) => {
    beginSession();
    clock.advance(3_600_000);
    server.instead.push(instead);
    expect(await identity.current()).toBeNull();
    expect(identity.isRenewalLost).toBe(true);
    identity.forget();
    expect(identity.hasSession()).toBe(true);
    expect(pool.isValid((await identity.current()) ?? '')).toBe(anna.email);
    expect(identity.isRenewalLost).toBe(false);
  });

  it('has no failed renewal after the session has ended', async () => {
    beginSession();
    clock.advance(3_600_000);
    server.instead.push(cut);
    await identity.current();
    preferences.clear();
    expect(identity.isRenewalLost).toBe(false);
  });

  it('is null after it is forgotten', async () => {
    beginSession();
    identity.forget();
    expect([identity.hasSession(), await identity.current(), await identity.renewed('any')]).toEqual([
      false,
      null,
      null,
    ]);
  });

  it.each(['', '{', '{"accessToken":7}', 'null'])('is null if the kept session is %j', async kept => {
    preferences.write('session', kept);
    expect([identity.hasSession(), await identity.current()]).toEqual([false, null]);
  });

  it('is ignored if it arrives after a sign-out or for another dealer', async () => {
    beginSession();
    clock.advance(3_600_000);
    const late = identity.current();
    preferences.clear();
    expect(await late).toBeNull();
    expect(identity.hasSession()).toBe(false);

    beginSession();
    clock.advance(3_600_000);
    const other = identity.current();
    await settled();
    beginSession(piotr);
    await other;
    expect(await identity.current()).toBeNull();
    expect(pool.isValid((await anIdentity().current()) ?? '')).toBe(piotr.email);
  });

  it('of another dealer who signed in in another tab is neither used nor forgotten', async () => {
    beginSession();
    expect(await identity.current()).not.toBeNull();
    beginSession(piotr);
    expect(await identity.current()).toBeNull();
    expect(await identity.renewed('refused')).toBeNull();
    identity.forget();
    expect(pool.isValid((await anIdentity().current()) ?? '')).toBe(piotr.email);
  });

  it('belongs to the dealer who signed in last in this tab', async () => {
    await signIn();
    await signIn(piotr);
    expect(pool.isValid((await identity.current()) ?? '')).toBe(piotr.email);
  });
});

describe('a refresh token that the pool has rotated', () => {
  const loseNextAnswer = () =>
    server.instead.push(response => {
      response.end = () => response.destroy();
      void pool.handle(response.req, response);
    });

  beforeEach(async () => {
    pool = aPool({ rotation: { graceSeconds: 10 } });
    beginSession();
    clock.advance(3_600_000);
    loseNextAnswer();
    expect(await identity.current()).toBeNull();
  });

  it('can be used again within the grace period, because the answer was lost', async () => {
    clock.advance(10_000);
    expect(pool.isValid((await identity.current()) ?? '')).toBe(anna.email);
  });

  it('ends the session after the grace period', async () => {
    clock.advance(11_000);
    expect(await identity.current()).toBeNull();
    expect(identity.hasSession()).toBe(false);
  });
});

describe('CognitoIdentity.signOut', () => {
  it('announces the sign-out while the token is valid, and revokes the token everywhere', async () => {
    await signIn();
    const token = await identity.current();
    await identity.signOut();
    expect(announced).toEqual([token]);
    expect(pool.isValid(token ?? '')).toBeNull();
    expect(identity.hasSession()).toBe(false);
    expect(diagnostics.problems).toEqual([]);
  });

  it('ends the local session even if the user pool cannot be reached, and reports the failure', async () => {
    await signIn();
    server.instead.push(cut);
    await identity.signOut();
    expect(identity.hasSession()).toBe(false);
    expect(diagnostics.problems).toEqual([{ kind: 'unexpected', where: 'sign-out: user pool', what: 'offline' }]);
  });

  it.each<[why: string, prepare: () => void]>([
    ['the user pool refuses the global sign-out', () => server.instead.push(answering(500, '{}'))],
    ['the access token has expired', () => clock.advance(3_600_000)],
  ])('revokes the refresh token also if %s', async (_, prepare) => {
    await signIn();
    const token = await identity.current();
    prepare();
    await identity.signOut();
    expect(pool.callsOf('RevokeToken')).toBe(1);
    expect(pool.isValid(token ?? '')).toBeNull();
  });

  it('revokes the refresh token if the access token cannot be renewed', async () => {
    await signIn();
    clock.advance(3_600_000);
    server.instead.push(cut, cut);
    await identity.signOut();
    expect([pool.callsOf('GlobalSignOut'), pool.callsOf('RevokeToken')]).toEqual([0, 1]);
    expect(identity.hasSession()).toBe(false);
  });

  it('reports a refresh token that was not revoked, without the token', async () => {
    await signIn();
    server.instead.push(
      response => void pool.handle(response.req, response),
      answering(400, '{"__type":"UnsupportedOperationException","message":"Revocation is off."}'),
    );
    await identity.signOut();
    expect(diagnostics.problems).toEqual([{ kind: 'unexpected', where: 'sign-out: refresh token', what: 'refused' }]);
  });

  it('waits at most 10 s for a silent server, and then revokes the refresh token without waiting', async () => {
    await signIn();
    server.instead.push(() => undefined);
    const done = identity.signOut();
    // The revocation must not be the request that stays without an answer.
    while (server.instead.length > 0) await settled();
    clock.advance(10_000);
    await done;
    expect(identity.hasSession()).toBe(false);
    while (pool.callsOf('RevokeToken') === 0) await settled();
    expect(diagnostics.problems).toMatchObject([{ where: 'sign-out: servers', what: 'timedOut' }]);
  });
});

it('CognitoIdentity.signOutHere revokes the session of this browser, but no other session of the dealer', async () => {
  beginSession();
  const token = await identity.current();
  const elsewhere = pool.issueTokens(anna.email).AccessToken;
  await identity.signOutHere();
  expect([token, elsewhere].map(each => pool.isValid(each ?? ''))).toEqual([null, anna.email]);
  expect([pool.callsOf('GlobalSignOut'), pool.callsOf('RevokeToken')]).toEqual([0, 1]);
  await anIdentity().signIn(piotr.email, piotr.password);
  expect([identity.hasSession(), await identity.current()]).toEqual([false, null]);
});

describe('CognitoIdentity.signOutElsewhere', () => {
  it('ends the sessions on other devices, and every tab here gets the new session', async () => {
    await signIn();
    const tab = anIdentity();
    const old = (await tab.current()) ?? '';
    const elsewhere = pool.issueTokens(anna.email).AccessToken;
    const signingOut = identity.signOutElsewhere(anna.email, anna.password);
    while (pool.callsOf('GlobalSignOut') === 0) await settled();
    const [outcome, ...tokens] = await Promise.all([signingOut, tab.renewed(old), identity.renewed(old)]);
    expect(outcome).toEqual(success(undefined));
    expect([old, elsewhere].map(token => pool.isValid(token))).toEqual([null, null]);
    expect(tokens.map(token => pool.isValid(token ?? ''))).toEqual([anna.email, anna.email]);
  });

  it('tells that this device is signed out too if no new session could be started', async () => {
    await signIn();
    const signingOut = identity.signOutElsewhere(anna.email, `${anna.password}x`);
    expect(await signingOut).toEqual(failed({ reason: 'signedOutHereToo' }));
    expect(pool.callsOf('GlobalSignOut')).toBe(1);
  });

  it('keeps the session if the user pool cannot be reached', async () => {
    beginSession();
    await identity.current();
    server.instead.push(cut);
    expect(await identity.signOutElsewhere(anna.email, anna.password)).toEqual(failed({ reason: 'offline' }));
    expect(pool.isValid((await identity.current()) ?? '')).toBe(anna.email);
  });
});
