import type { Passwords } from '../../application/ports/Passwords';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import type { HttpClient } from './client/HttpClient';
import { readNothing } from './json/reading/JsonReader';

export class HttpPasswords implements Passwords {
  /** A 401 of `publicApi` starts no check of the session. */
  constructor(
    private readonly api: HttpClient,
    private readonly publicApi: HttpClient,
  ) {}

  forgotten(email: string): Promise<Result<void, Failure>> {
    const body = { dealer: { email } };
    return this.publicApi.write({ method: 'POST', path: '/dealers/auth/forgot_password', body, read: readNothing });
  }

  renew(token: string, password: string): Promise<Result<void, Failure>> {
    const body = { dealer: { password, token } };
    return this.publicApi.write({ method: 'POST', path: '/dealers/auth/update_password', body, read: readNothing });
  }

  change(current: string, password: string): Promise<Result<void, Failure>> {
    const body = { dealer: { current_password: current, password, password_confirmation: password } };
    return this.api.write({ method: 'PUT', path: '/api/v2/profiles/update_password', body, read: readNothing });
  }
}
