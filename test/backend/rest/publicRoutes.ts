import * as v from 'valibot';
import type { Failure } from '../../../src/domain/shared/Failure';
import type { Result } from '../../../src/domain/shared/Result';
import { requestJudge } from './requestJudge';
import type { RestRequest } from './RestRequest';

/** Handles forgotten passwords. */
export interface Doorkeeper {
  forgotPassword(email: string): Result<void, Failure>;
  renewPassword(token: string, password: string): Result<void, Failure>;
}

export interface PublicRoute {
  readonly call: RegExp;
  answer(request: RestRequest): Result<unknown, Failure>;
}

const lowerCaseEmail = v.pipe(v.string(), v.regex(/^[^A-Z]*$/, 'must be in lower case'));
const forgottenBody = v.strictObject({ dealer: v.strictObject({ email: lowerCaseEmail }) });
const some = v.pipe(v.string(), v.minLength(1));
const renewalBody = v.strictObject({ dealer: v.strictObject({ password: some, token: some }) });

/** The calls that need no session. */
export function publicRoutes(doorkeeper: Doorkeeper): PublicRoute[] {
  return [
    {
      call: /^POST \/dealers\/auth\/forgot_password$/,
      answer: request => doorkeeper.forgotPassword(requestJudge.body(request, forgottenBody).dealer.email),
    },
    {
      call: /^POST \/dealers\/auth\/update_password$/,
      answer: request => {
        const { token, password } = requestJudge.body(request, renewalBody).dealer;
        return doorkeeper.renewPassword(token, password);
      },
    },
  ];
}
