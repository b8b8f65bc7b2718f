import type { Profile } from '../../domain/session/Profile';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export interface Profiles {
  /** The profile of the dealer whose session this is; `unauthorized` where there is none. */
  current(): Promise<Result<Profile, Failure>>;
}

export const Profiles = Symbol('Profiles');
