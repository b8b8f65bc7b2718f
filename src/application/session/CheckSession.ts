import { inject, injectable } from 'inversify';
import { Identity } from '../ports/Identity';
import { LoadProfile } from './LoadProfile';
import { SessionStore } from './SessionStore';

/** Loads the profile of the stored session. Concurrent calls share one check. */
@injectable()
export class CheckSession {
  private underWay: Promise<void> | null = null;

  constructor(
    @inject(Identity) private readonly identity: Identity,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(LoadProfile) private readonly loadProfile: LoadProfile,
  ) {}

  execute(): Promise<void> {
    this.underWay ??= this.check().finally(() => (this.underWay = null));
    return this.underWay;
  }

  private async check(): Promise<void> {
    if (!this.identity.hasSession()) return this.session.sessionMissing(null);
    this.session.checkStarted();
    const failure = await this.loadProfile.execute();
    if (failure) this.session.sessionMissing(failure.reason === 'unauthorized' ? null : failure);
  }
}
