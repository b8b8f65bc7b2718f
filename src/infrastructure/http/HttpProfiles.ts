import type { Profiles } from '../../application/ports/Profiles';
import type { Profile } from '../../domain/session/Profile';
import type { ProfileChange } from '../../domain/settings/ProfileChange';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import { lazyAdapter } from '../lazyAdapter';
import type { HttpClient } from './client/HttpClient';
import { readProfile } from './json/ProfileJson';

/** Every page needs the profile, but few dealers change it. The code for changes is loaded on first use. */
const changing = lazyAdapter(() => import(/* webpackChunkName: "profile" */ './updateProfile'));

export class HttpProfiles implements Profiles {
  /** `signInApi` also sends during a sign-in. */
  constructor(
    private readonly api: HttpClient,
    private readonly signInApi = api,
  ) {}

  current(): Promise<Result<Profile, Failure>> {
    return this.signInApi.get({ path: '/api/v2/profiles', read: readProfile });
  }

  readonly update = changing(({ updateProfile }, change: ProfileChange) => updateProfile(this.api, change));
}
