import type { Profiles } from '../../application/ports/Profiles';
import type { Profile } from '../../domain/session/Profile';
import type { ProfileChange } from '../../domain/settings/ProfileChange';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import { loadCode } from '../loadCode';
import type { HttpClient } from './client/HttpClient';
import { readProfile } from './json/ProfileJson';

export class HttpProfiles implements Profiles {
  /** `signInApi` also sends during a sign-in. */
  constructor(
    private readonly api: HttpClient,
    private readonly signInApi = api,
  ) {}

  current(): Promise<Result<Profile, Failure>> {
    return this.signInApi.get({ path: '/api/v2/profiles', read: readProfile });
  }

  async update(change: ProfileChange): ReturnType<Profiles['update']> {
    // Every page needs the profile, but few dealers change it.
    const code = await loadCode(import(/* webpackChunkName: "profile" */ './updateProfile'));
    return code.ok ? code.value.updateProfile(this.api, change) : code;
  }
}
