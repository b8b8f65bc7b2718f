import type { Profiles } from '../../application/ports/Profiles';
import type { Profile } from '../../domain/session/Profile';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import type { HttpClient } from './HttpClient';
import { readProfile } from './json/ProfileJson';

export class HttpProfiles implements Profiles {
  constructor(private readonly api: HttpClient) {}

  current(): Promise<Result<Profile, Failure>> {
    return this.api.get({ path: '/api/v2/profiles', read: readProfile });
  }
}
