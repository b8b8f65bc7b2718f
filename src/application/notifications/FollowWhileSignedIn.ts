import { inject, injectable } from 'inversify';
import { reaction } from 'mobx';
import type { Cancel } from '../ports/Clock';
import { LiveFeed } from '../ports/LiveFeed';
import { SessionStore } from '../session/SessionStore';
import { FollowMarket } from './FollowMarket';

/** Closes the live feed when the session ends, and opens it again for the next session on the same page. */
@injectable()
export class FollowWhileSignedIn {
  private cancel: Cancel | null = null;

  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(LiveFeed) private readonly feed: LiveFeed,
    @inject(FollowMarket) private readonly followMarket: FollowMarket,
  ) {}

  /** `BeginWork` opens the feed of the first session. */
  execute(): void {
    this.cancel ??= reaction(
      () => this.session.state.step === 'authorized',
      isSignedIn => (isSignedIn ? this.followMarket.execute() : this.feed.close()),
    );
  }
}
