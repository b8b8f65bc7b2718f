import type { Profiles } from '../../application/ports/Profiles';
import type { Profile } from '../../domain/session/Profile';
import type { Failure } from '../../domain/shared/Failure';
import { success, type Result } from '../../domain/shared/Result';
import type { InMemorySession } from './InMemorySession';

export class InMemoryProfiles implements Profiles {
  constructor(private readonly session: InMemorySession) {}

  current(): Promise<Result<Profile, Failure>> {
    return this.session.read(dealer => success(dealer.profile()));
  }
}
