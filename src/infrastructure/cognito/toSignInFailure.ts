import type { SignInFailure } from '../../application/ports/Identity';

/** Error codes for a wrong e-mail, a wrong password, or malformed values. */
const passwordFaults = new Set(['NotAuthorizedException', 'UserNotFoundException', 'InvalidParameterException']);

/** Converts an error of Cognito's library, whose `code` is the error name of the pool. */
export function toSignInFailure(error: unknown): SignInFailure {
  const code = textAt(error, 'code');
  if (passwordFaults.has(code)) return { reason: 'passwordInvalid' };
  // The library checks the class of the error, which fails if `fetch` belongs to another realm.
  if (code === 'NetworkError' || textAt(error, 'message').includes('fetch')) return { reason: 'offline' };
  // The library sets no code if it cannot parse the answer, for example the HTML page of a proxy.
  if (code === '' || code === 'InternalErrorException') return { reason: 'serverFailed', status: 500 };
  return { reason: 'refused', status: 400, words: textAt(error, 'message') || null };
}

function textAt(error: unknown, key: 'code' | 'message'): string {
  if (typeof error !== 'object' || error === null || !(key in error)) return '';
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : '';
}
