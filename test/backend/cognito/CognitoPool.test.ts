/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CognitoTokens, poolRequest } from '../../../src/infrastructure/cognito/CognitoPool';
import { signInByPassword } from '../../infrastructure/cognito/webCrypto/signInByPassword';
import { CognitoPool } from './CognitoPool';

const anna = { email: 'anna@dealer.example', password: 'Correct-Horse-1' };
const piotr = { email: 'piotr@dealer.example', password: 'Battery-Staple-2' };
const ids = { poolId: 'eu-central-1_AbCdEf123', clientId: 'paddock-tests' };
const incorrect = { reason: 'passwordInvalid' };

let time: number;
let pool: CognitoPool;
let server: Server;
let endpoint: string;

beforeEach(async () => {
  time = Date.now();
  pool = new CognitoPool({ ...ids, users: [anna, piotr], now: () => time });
  server = createServer((request, response) => void pool.handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterEach(async () => {
  server.close().closeAllConnections();
  await once(server, 'close');
});

describe('signing in to the user pool', () => {
  it('issues tokens for the right password', async () => {
    const { accessToken } = await signIn(anna);
    const { IdToken } = pool.issueTokens(anna.email);

    expect(pool.isValid(accessToken)).toBe(anna.email);
    expect(payloadOf(IdToken)).toMatchObject({ token_use: 'id', email: anna.email });
    expect(pool.isValid(IdToken)).toBeNull();
  });

  it('fails with a wrong password', async () => {
    await expect(signIn({ ...anna, password: piotr.password })).rejects.toMatchObject(incorrect);
  });

  it('fails for an unknown user with the same message', async () => {
    await expect(signIn({ ...anna, email: 'nobody@dealer.example' })).rejects.toMatchObject(incorrect);
  });

  it('accepts the stored user id and the email in any case', async () => {
    const { username } = await signIn(anna);

    expect(pool.isValid((await signIn({ ...anna, email: username })).accessToken)).toBe(anna.email);
    expect(pool.isValid((await signIn({ ...anna, email: 'Anna@Dealer.example' })).accessToken)).toBe(anna.email);
  });

  it('requires the new password after a change', async () => {
    pool.changePassword(anna.email, 'Another-Horse-3');

    await expect(signIn(anna)).rejects.toMatchObject(incorrect);
    await expect(signIn({ ...anna, password: 'Another-Horse-3' })).resolves.toBeDefined();
  });
});

describe('the user pool', () => {
  it('refreshes an expired session', async () => {
    pool.accessTokenSeconds = 0;
    const expired = await signIn(anna);
    pool.accessTokenSeconds = 60;
    const AuthParameters = { REFRESH_TOKEN: expired.refreshToken };
    const renewal = { ClientId: ids.clientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters };
    const answer = (await (await call('InitiateAuth', renewal)).json()) as {
      readonly AuthenticationResult: { readonly AccessToken: string };
    };

    const fresh = answer.AuthenticationResult.AccessToken;
    expect([expired.accessToken, fresh].map(token => pool.isValid(token))).toEqual([null, anna.email]);
    expect(pool.callsOf('REFRESH_TOKEN_AUTH')).toBe(1);
  });

  it('lets an access token expire', () => {
    const { AccessToken, ExpiresIn } = pool.issueTokens(anna.email);

    time += ExpiresIn * 1000 - 1000;
    expect(pool.isValid(AccessToken)).toBe(anna.email);
    time += 1000;
    expect(pool.isValid(AccessToken)).toBeNull();
  });

  it.each([
    { refreshStillWorks: true, status: 200 },
    { refreshStillWorks: false, status: 400 },
  ])(
    'revokes access tokens during a session, with a working refresh token: $refreshStillWorks',
    async ({ refreshStillWorks, status }) => {
      const { AccessToken, RefreshToken } = pool.issueTokens(anna.email);

      pool.revokeAccessTokens({ refreshStillWorks });

      expect(pool.isValid(AccessToken)).toBeNull();
      expect(await refresh(RefreshToken)).toBe(status);
    },
  );
});

describe('signing out of the user pool', () => {
  it('globally ends all sessions of the user', async () => {
    const elsewhere = pool.issueTokens(anna.email);
    const other = pool.issueTokens(piotr.email);
    const here = (await signIn(anna)).accessToken;

    expect((await call('GlobalSignOut', { AccessToken: here })).status).toBe(200);

    expect([here, elsewhere.AccessToken].map(token => pool.isValid(token))).toEqual([null, null]);
    expect(await refresh(elsewhere.RefreshToken)).toBe(400);
    expect(pool.isValid(other.AccessToken)).toBe(piotr.email);
    expect(await refresh(other.RefreshToken)).toBe(200);
  });

  it('globally leaves a token valid until it expires, if the API reads tokens only', async () => {
    pool.isSignOutLate = true;
    const elsewhere = pool.issueTokens(anna.email);

    await call('GlobalSignOut', { AccessToken: (await signIn(anna)).accessToken });

    expect(pool.isValid(elsewhere.AccessToken)).toBe(anna.email);
    expect(await refresh(elsewhere.RefreshToken)).toBe(400);
    time += elsewhere.ExpiresIn * 1000;
    expect(pool.isValid(elsewhere.AccessToken)).toBeNull();
  });

  it('globally is refused for a revoked token', async () => {
    const { accessToken } = await signIn(anna);
    pool.revokeAccessTokens();

    const answer = await call('GlobalSignOut', { AccessToken: accessToken });
    expect([answer.status, await answer.json()]).toMatchObject([400, { __type: 'NotAuthorizedException' }]);
  });

  it('locally revokes only this session', async () => {
    const elsewhere = pool.issueTokens(anna.email);
    const { accessToken, refreshToken } = await signIn(anna);

    await call('RevokeToken', { ClientId: ids.clientId, Token: refreshToken });

    expect([accessToken, elsewhere.AccessToken].map(token => pool.isValid(token))).toEqual([null, anna.email]);
    expect(pool.callsOf('RevokeToken')).toBe(1);
  });
});

it('the user pool accepts browser requests from any origin', async () => {
  const preflight = await fetch(endpoint, { method: 'OPTIONS' });

  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('x-amz-target');
});

it('the user pool rejects the client of another application', async () => {
  await expect(signIn(anna, 'another-client')).rejects.toMatchObject({ reason: 'refused' });
});

async function signIn({ email, password }: typeof anna, clientId = ids.clientId): Promise<CognitoTokens> {
  const answer = await signInByPassword({ userPoolId: ids.poolId, clientId, endpoint }, email, password);
  if (!answer.ok) throw Object.assign(new Error('The pool refuses the sign-in.'), answer.failure);
  return answer.value;
}

const call = (operation: string, body: object): Promise<Response> =>
  fetch(...poolRequest({ userPoolId: ids.poolId, clientId: ids.clientId, endpoint }, operation, body));

async function refresh(REFRESH_TOKEN = ''): Promise<number> {
  const AuthParameters = { REFRESH_TOKEN };
  return (await call('InitiateAuth', { ClientId: ids.clientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters }))
    .status;
}

const payloadOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
