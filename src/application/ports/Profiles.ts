import type { Profile } from '../../domain/session/Profile';
import type { ProfileChange } from '../../domain/settings/ProfileChange';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export abstract class Profiles {
  /** The profile of the signed-in dealer. `unauthorized` if there is no session. */
  abstract current(): Promise<Result<Profile, Failure>>;
  /**
   * Saves a change and returns the new profile, or null if the response omits it. `refused` lists the fields that the
   * server rejects.
   */
  abstract update(change: ProfileChange): Promise<Result<Profile | null, Failure>>;
}
