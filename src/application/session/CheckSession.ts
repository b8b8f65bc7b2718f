import { inject, injectable } from 'inversify';
import { Clock } from '../ports/Clock';
import { Identity } from '../ports/Identity';
import { Profiles } from '../ports/Profiles';
import { SessionStore } from './SessionStore';

/** Loads the profile of the stored session. Concurrent calls share one check. */
@injectable()
export class CheckSession {
  private underWay: Promise<void> | null = null;

  constructor(
    @inject(Profiles) private readonly profiles: Profiles,
    @inject(Identity) private readonly identity: Identity,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  execute(): Promise<void> {
    this.underWay ??= this.check().finally(() => (this.underWay = null));
    return this.underWay;
  }

  private async check(): Promise<void> {
    if (!this.identity.hasSession()) return this.session.sessionMissing(null);
    this.session.checkStarted();
    const answer = await this.profiles.current();
    // The session ended during the request, so the response must not restore it.
    if (!this.identity.hasSession()) return this.session.sessionMissing(null);
    if (answer.ok) return this.session.profileArrived(answer.value, this.clock.now());
    this.session.sessionMissing(answer.failure.reason === 'unauthorized' ? null : answer.failure);
  }
}
