import type { Profiles } from '../../application/ports/Profiles';
import type { Profile } from '../../domain/session/Profile';
import type { ProfileChange } from '../../domain/settings/ProfileChange';
import type { Failure } from '../../domain/shared/Failure';
import { success, type Result } from '../../domain/shared/Result';
import type { InMemorySession } from './InMemorySession';

export class InMemoryProfiles implements Profiles {
  constructor(private readonly session: InMemorySession) {}

  current(): Promise<Result<Profile, Failure>> {
    return this.session.read(dealer => success(dealer.profile()));
  }

  update(change: ProfileChange): Promise<Result<Profile | null, Failure>> {
    return this.session.write(dealer => {
      const changed = dealer.changeProfile(change);
      return changed.ok ? success(dealer.profile()) : changed;
    });
  }
}
