import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
  type ICognitoStorage,
} from 'amazon-cognito-identity-js';
import type { SignInFailure } from '../../application/ports/Identity';
import { SECOND } from '../../domain/shared/Instant';
import { failed, type Result, success } from '../../domain/shared/Result';
import type { CognitoPool, CognitoTokens } from './CognitoPool';
import { toSignInFailure } from './toSignInFailure';

type Challenged = Extract<SignInFailure, { readonly reason: 'challenged' }>;

/** Signs in with the Secure Remote Password protocol, so the password is never sent. */
export function signInByPassword(
  { userPoolId, clientId, endpoint }: CognitoPool,
  email: string,
  password: string,
): Promise<Result<CognitoTokens, SignInFailure>> {
  const notes = new Map<string, string>();
  const Storage = storageOn(notes);
  const Pool = new CognitoUserPool({
    UserPoolId: userPoolId,
    ClientId: clientId,
    Storage,
    ...(endpoint !== null && { endpoint }),
  });
  const user = new CognitoUser({ Username: email, Pool, Storage });
  return new Promise(resolve => {
    const challenged = (step: Challenged['step']) => () => resolve(failed({ reason: 'challenged', step }));
    user.authenticateUser(new AuthenticationDetails({ Username: email, Password: password }), {
      onSuccess: session => resolve(success(toTokens(user.getUsername(), session, notes))),
      onFailure: error => resolve(failed(failureOf(error))),
      newPasswordRequired: challenged('newPassword'),
      mfaRequired: challenged('secondFactor'),
      totpRequired: challenged('secondFactor'),
      mfaSetup: challenged('secondFactor'),
      selectMFAType: challenged('secondFactor'),
      customChallenge: challenged('other'),
    });
  });
}

function toTokens(username: string, session: CognitoUserSession, notes: ReadonlyMap<string, string>): CognitoTokens {
  const accessToken = session.getAccessToken();
  return {
    username,
    accessToken: accessToken.getJwtToken(),
    refreshToken: session.getRefreshToken().getToken(),
    deviceKey: [...notes].find(([key]) => key.endsWith('.deviceKey'))?.[1] ?? null,
    lifetime: (accessToken.getExpiration() - accessToken.getIssuedAt()) * SECOND,
  };
}

/** The library stores every token itself. This temporary storage is discarded after the sign-in. */
function storageOn(notes: Map<string, string>): ICognitoStorage {
  return {
    getItem: key => notes.get(key) ?? null,
    setItem: (key, value) => void notes.set(key, value),
    removeItem: key => void notes.delete(key),
    clear: () => notes.clear(),
  };
}

/** The `code` of an error is the name of the pool's error. The library sets none if it cannot parse the answer. */
function failureOf(error: unknown): SignInFailure {
  const code = textAt(error, 'code');
  const message = textAt(error, 'message');
  // The library checks the class of the error, which fails if `fetch` belongs to another realm.
  const isOffline = code === 'NetworkError' || message.includes('fetch');
  return isOffline ? { reason: 'offline' } : toSignInFailure({ code, message });
}

function textAt(error: unknown, key: 'code' | 'message'): string {
  if (typeof error !== 'object' || error === null || !(key in error)) return '';
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : '';
}
