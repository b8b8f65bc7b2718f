import { inject, injectable } from 'inversify';
import { reaction } from 'mobx';
import type { Cancel } from '../ports/Clock';
import { LiveFeed } from '../ports/LiveFeed';
import { SessionStore } from '../session/SessionStore';
import { FollowMarket } from './FollowMarket';

/** The live feed ends with the session, however that ends, and comes back with the next one on the same page. */
@injectable()
export class FollowWhileSignedIn {
  private cancel: Cancel | null = null;

  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(LiveFeed) private readonly feed: LiveFeed,
    @inject(FollowMarket) private readonly followMarket: FollowMarket,
  ) {}

  /** For as long as the page lives; the feed of the first session is opened by `BeginWork`. */
  execute(): void {
    this.cancel ??= reaction(
      () => this.session.state.step === 'authorized',
      isSignedIn => (isSignedIn ? this.followMarket.execute() : this.feed.close()),
    );
  }
}
