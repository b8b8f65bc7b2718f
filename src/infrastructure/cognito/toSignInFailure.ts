import type { SignInFailure } from '../../application/ports/Identity';
import { isBusy, type PoolError } from './CognitoPool';

/** Error codes for a wrong e-mail, a wrong password, or malformed values. */
const passwordFaults = new Set(['NotAuthorizedException', 'UserNotFoundException', 'InvalidParameterException']);

/** An error without a code is an answer that could not be read. */
export function toSignInFailure({ code, message }: PoolError): SignInFailure {
  // The pool rejects every password for some time after several wrong ones.
  if (isBusy(code) || message === 'Password attempts exceeded') return { reason: 'tooManyRequests', retryAfter: null };
  if (passwordFaults.has(code)) return { reason: 'passwordInvalid' };
  if (code === '' || code === 'InternalErrorException') return { reason: 'serverFailed', status: 500 };
  return { reason: 'refused', status: 400, message: message || null };
}
