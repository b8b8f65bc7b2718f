import type { SignInFailure } from '../../application/ports/Identity';

/** With these the pool says that this e-mail and this password do not go together, or cannot. */
const passwordFaults = new Set(['NotAuthorizedException', 'UserNotFoundException', 'InvalidParameterException']);

/** Cognito's library calls back with errors whose `code` is the pool's name for what went wrong. */
export function toSignInFailure(error: unknown): SignInFailure {
  const code = textAt(error, 'code');
  if (passwordFaults.has(code)) return { reason: 'passwordInvalid' };
  // The library goes by the class of the error, which is another one where `fetch` comes from another realm.
  if (code === 'NetworkError' || textAt(error, 'message').includes('fetch')) return { reason: 'offline' };
  // Without a code it could not read the answer, such as a proxy's HTML page.
  if (code === '' || code === 'InternalErrorException') return { reason: 'serverFailed', status: 500 };
  return { reason: 'refused', status: 400, words: textAt(error, 'message') || null };
}

function textAt(error: unknown, key: 'code' | 'message'): string {
  if (typeof error !== 'object' || error === null || !(key in error)) return '';
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : '';
}
