/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
} from 'amazon-cognito-identity-js';
import { CognitoPool } from './CognitoPool';

const anna = { email: 'anna@dealer.example', password: 'Correct-Horse-1' };
const piotr = { email: 'piotr@dealer.example', password: 'Battery-Staple-2' };
const ids = { poolId: 'eu-central-1_AbCdEf123', clientId: 'paddock-tests' };
const incorrect = { code: 'NotAuthorizedException', message: 'Incorrect username or password.' };

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
    const session = await signIn(anna);

    expect(pool.isValid(accessTokenOf(session))).toBe(anna.email);
    expect(session.getIdToken().payload).toMatchObject({ token_use: 'id', email: anna.email });
    expect(pool.isValid(session.getIdToken().getJwtToken())).toBeNull();
  });

  it('fails with a wrong password', async () => {
    await expect(signIn({ ...anna, password: piotr.password })).rejects.toMatchObject(incorrect);
  });

  it('fails for an unknown user with the same message', async () => {
    await expect(signIn({ ...anna, email: 'nobody@dealer.example' })).rejects.toMatchObject(incorrect);
  });

  it('accepts the stored user id and the email in any case', async () => {
    const userId = String((await signIn(anna)).getAccessToken().payload['username']);

    expect(pool.isValid(accessTokenOf(await signIn({ ...anna, email: userId })))).toBe(anna.email);
    expect(pool.isValid(accessTokenOf(await signIn({ ...anna, email: 'Anna@Dealer.example' })))).toBe(anna.email);
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
    const user = aUser(anna.email);
    const expired = accessTokenOf(await signIn(anna, user));
    pool.accessTokenSeconds = 60;

    const fresh = accessTokenOf(await currentSession(user));

    expect([expired, fresh].map(token => pool.isValid(token))).toEqual([null, anna.email]);
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
    const user = aUser(anna.email);
    const here = accessTokenOf(await signIn(anna, user));

    await new Promise((onSuccess, onFailure) => user.globalSignOut({ onSuccess, onFailure }));

    expect([here, elsewhere.AccessToken].map(token => pool.isValid(token))).toEqual([null, null]);
    expect(await refresh(elsewhere.RefreshToken)).toBe(400);
    expect(pool.isValid(other.AccessToken)).toBe(piotr.email);
    expect(await refresh(other.RefreshToken)).toBe(200);
  });

  it('globally is refused for a revoked token', async () => {
    const user = aUser(anna.email);
    await signIn(anna, user);
    pool.revokeAccessTokens();

    const signOut = new Promise((onSuccess, onFailure) => user.globalSignOut({ onSuccess, onFailure }));

    await expect(signOut).rejects.toMatchObject({ code: 'NotAuthorizedException' });
  });

  it('locally revokes only this session', async () => {
    const elsewhere = pool.issueTokens(anna.email);
    const user = aUser(anna.email);
    const here = accessTokenOf(await signIn(anna, user));

    await new Promise<void>(resolve => user.signOut(() => resolve()));

    expect([here, elsewhere.AccessToken].map(token => pool.isValid(token))).toEqual([null, anna.email]);
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
  const stranger = aUser(anna.email, 'another-client');

  await expect(signIn(anna, stranger)).rejects.toMatchObject({ code: 'ResourceNotFoundException' });
});

function aUser(email: string, clientId = ids.clientId): CognitoUser {
  const storage = new Map<string, string>();
  const Storage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
    clear: () => storage.clear(),
  };
  const Pool = new CognitoUserPool({ UserPoolId: ids.poolId, ClientId: clientId, endpoint, Storage });
  return new CognitoUser({ Username: email, Pool, Storage });
}

function signIn({ email, password }: typeof anna, user = aUser(email)): Promise<CognitoUserSession> {
  const details = new AuthenticationDetails({ Username: email, Password: password });
  return new Promise((onSuccess, onFailure) => user.authenticateUser(details, { onSuccess, onFailure }));
}

function currentSession(user: CognitoUser): Promise<CognitoUserSession> {
  return new Promise((resolve, reject) => {
    user.getSession((error: Error | null, session: CognitoUserSession | null) => {
      if (session) resolve(session);
      else reject(error ?? new Error('There is no session.'));
    });
  });
}

/** Sent without the client library, which retries a refused refresh for six seconds. */
async function refresh(refreshToken = ''): Promise<number> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'X-Amz-Target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
    body: JSON.stringify({
      ClientId: ids.clientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: refreshToken },
    }),
  });
  return response.status;
}

function accessTokenOf(session: CognitoUserSession): string {
  return session.getAccessToken().getJwtToken();
}
