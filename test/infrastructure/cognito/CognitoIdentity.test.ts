/** @jest-environment node */
import { failed, success } from '../../../src/domain/shared/Result';
import { CognitoIdentity } from '../../../src/infrastructure/cognito/CognitoIdentity';
import { InMemoryClock } from '../../../src/infrastructure/inMemory/InMemoryClock';
import { InMemoryDiagnostics } from '../../../src/infrastructure/inMemory/InMemoryDiagnostics';
import { InMemoryPreferences } from '../../../src/infrastructure/inMemory/InMemoryPreferences';
import { CognitoPool } from '../../backend/cognito/CognitoPool';
import { settled } from '../http/anHttpClient';
import { answering, cut, PoolServer } from './PoolServer';

const anna = { email: 'anna@dealer.example', password: 'Correct-Horse-1' };
const piotr = { email: 'piotr@dealer.example', password: 'Battery-Staple-2' };
const ids = { userPoolId: 'eu-central-1_AbCdEf123', clientId: 'paddock-tests' };

let clock: InMemoryClock;
let pool: CognitoPool;
let server: PoolServer;
let endpoint: string;
let preferences: InMemoryPreferences;
let diagnostics: InMemoryDiagnostics;
let announced: (string | null)[];
let identity: CognitoIdentity;

/** Another tab, or the same tab after a reload: it shares only the browser storage. */
function anIdentity(): CognitoIdentity {
  const created: CognitoIdentity = new CognitoIdentity({
    pool: { ...ids, endpoint },
    fetch: (address, init) => fetch(address, init),
    preferences,
    clock,
    diagnostics,
    announceSignOut: async () => {
      announced.push(await created.current());
      return success(undefined);
    },
  });
  return created;
}

beforeEach(async () => {
  clock = new InMemoryClock(Date.now());
  pool = new CognitoPool({
    poolId: ids.userPoolId,
    clientId: ids.clientId,
    users: [anna, piotr],
    now: () => clock.now(),
  });
  server = new PoolServer(pool);
  endpoint = await server.start();
  preferences = new InMemoryPreferences();
  diagnostics = new InMemoryDiagnostics();
  announced = [];
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

const signIn = (dealer = anna) => identity.signIn(dealer.email, dealer.password);

describe('CognitoIdentity.signIn', () => {
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

  it('does not accept an HTML page as an answer', async () => {
    server.instead.push(answering(502, '<html>Bad gateway</html>'));
    expect(await signIn()).toEqual(failed({ reason: 'serverFailed', status: 500 }));
  });

  it('passes on the message of the user pool', async () => {
    server.instead.push(answering(400, JSON.stringify({ __type: 'TooManyRequestsException', message: 'Slow down.' })));
    expect(await signIn()).toEqual(failed({ reason: 'refused', status: 400, message: 'Slow down.' }));
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

describe('the access token', () => {
  it('survives a reload without a request to the user pool', async () => {
    await signIn();
    const token = await identity.current();
    expect(await anIdentity().current()).toBe(token);
    expect(pool.callsOf('REFRESH_TOKEN_AUTH')).toBe(0);
  });

  it('is renewed one minute before it expires, once for all concurrent callers', async () => {
    await signIn();
    const old = await identity.current();
    clock.advance(59 * 60_000 - 1);
    expect(await identity.current()).toBe(old);
    clock.advance(1);
    const tokens = await Promise.all([identity.current(), identity.current(), identity.renewed(old ?? '')]);
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).not.toBe(old);
    expect(pool.isValid(tokens[0] ?? '')).toBe(anna.email);
    expect(pool.callsOf('REFRESH_TOKEN_AUTH')).toBe(1);
  });

  it('expires by the local clock, however wrong the clock of the server is', async () => {
    clock.advance(-5 * 3_600_000);
    await signIn();
    clock.advance(58 * 60_000);
    await identity.current();
    expect(pool.callsOf('REFRESH_TOKEN_AUTH')).toBe(0);
  });

  it('is renewed once after it was refused, even for callers that learn of it later', async () => {
    await signIn();
    const refused = (await identity.current()) ?? '';
    pool.revokeAccessTokens();
    const renewed = await identity.renewed(refused);
    expect(pool.isValid(renewed ?? '')).toBe(anna.email);
    expect(await identity.renewed(refused)).toBe(renewed);
    expect(pool.callsOf('REFRESH_TOKEN_AUTH')).toBe(1);
  });

  it('ends with the session if the user pool refuses to renew it', async () => {
    await signIn();
    pool.revokeAccessTokens({ refreshStillWorks: false });
    expect(await identity.renewed((await identity.current()) ?? '')).toBeNull();
    expect(identity.hasSession()).toBe(false);
    expect(diagnostics.problems).toEqual([{ kind: 'unexpected', where: 'renewal', what: 'User is not authenticated' }]);
  });

  it.each([
    ['is cut', cut],
    ['returns markup', answering(502, '<html>Bad gateway</html>')],
    ['returns JSON without a token', answering(200, '{}')],
    [
      'returns a token that never expires',
      answering(200, '{"AuthenticationResult":{"AccessToken":"a.b.c","ExpiresIn":1e999}}'),
    ],
  ])('is null for now, and the session stays, if the connection %s', async (_, instead) => {
    await signIn();
    clock.advance(3_600_000);
    server.instead.push(instead);
    expect(await identity.current()).toBeNull();
    identity.forget();
    expect(identity.hasSession()).toBe(true);
    expect(pool.isValid((await identity.current()) ?? '')).toBe(anna.email);
  });

  it('is null after it is forgotten', async () => {
    await signIn();
    identity.forget();
    expect([identity.hasSession(), await identity.current(), await identity.renewed('any')]).toEqual([
      false,
      null,
      null,
    ]);
  });

  it.each([
    '',
    '{',
    '{"accessToken":7}',
    'null',
    '{"username":"a","accessToken":"a.b.c","refreshToken":"d","deviceKey":null,"expiresAt":1e999}',
  ])('is null if the kept session is %j', async kept => {
    preferences.write('session', kept);
    expect([identity.hasSession(), await identity.current()]).toEqual([false, null]);
  });

  it('is ignored if it arrives after a sign-out or for another dealer', async () => {
    await signIn();
    clock.advance(3_600_000);
    const late = identity.current();
    preferences.clear();
    expect(await late).toBeNull();
    expect(identity.hasSession()).toBe(false);

    await signIn();
    clock.advance(3_600_000);
    const other = identity.current();
    await settled();
    await anIdentity().signIn(piotr.email, piotr.password);
    await other;
    expect(await identity.current()).toBeNull();
    expect(pool.isValid((await anIdentity().current()) ?? '')).toBe(piotr.email);
  });

  it('of another dealer who signed in in another tab is neither used nor forgotten', async () => {
    await signIn();
    await anIdentity().signIn(piotr.email, piotr.password);
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

  it('waits at most 10 s for a silent server', async () => {
    await signIn();
    server.instead.push(() => undefined);
    const done = identity.signOut();
    await settled();
    clock.advance(10_000);
    await done;
    expect(identity.hasSession()).toBe(false);
    expect(diagnostics.problems).toMatchObject([{ where: 'sign-out: servers', what: 'timedOut' }]);
  });
});
