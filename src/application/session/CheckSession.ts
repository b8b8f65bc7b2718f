import { inject, injectable } from 'inversify';
import { Clock } from '../ports/Clock';
import { Identity } from '../ports/Identity';
import { Profiles } from '../ports/Profiles';
import { SessionStore } from './SessionStore';

/** Finds out who is here. One check runs at a time; whoever asks meanwhile waits for it. */
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
    // Given up while the answer was on its way: it must not bring the dealer back.
    if (!this.identity.hasSession()) return this.session.sessionMissing(null);
    if (answer.ok) return this.session.profileArrived(answer.value, this.clock.now());
    this.session.sessionMissing(answer.failure.reason === 'unauthorized' ? null : answer.failure);
  }
}
