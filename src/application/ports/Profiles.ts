import type { Profile } from '../../domain/session/Profile';
import type { ProfileChange } from '../../domain/settings/ProfileChange';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export interface Profiles {
  /** The profile of the dealer whose session this is; `unauthorized` where there is none. */
  current(): Promise<Result<Profile, Failure>>;
  /** The profile after the change, or null where the server only says that it is done. Names fields that it refuses. */
  update(change: ProfileChange): Promise<Result<Profile | null, Failure>>;
}

export const Profiles = Symbol('Profiles');
