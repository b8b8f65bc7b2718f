import { inject, injectable } from 'inversify';
import { reaction } from 'mobx';
import { FollowSale } from '../bidding/deal/FollowSale';
import { FollowPress } from '../bidding/press/FollowPress';
import { FollowMarket } from '../live/FollowMarket';
import { KeepSeenCounters } from '../notifications/KeepSeenCounters';
import type { Cancel } from '../ports/Clock';
import { LiveFeed } from '../ports/LiveFeed';
import { SessionStore } from '../session/SessionStore';

/** Opens the live feed for each session on this page, and closes it when the session ends. Follows the other tabs too. */
@injectable()
export class FollowWhileSignedIn {
  private cancel: Cancel | null = null;

  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(LiveFeed) private readonly feed: LiveFeed,
    @inject(FollowMarket) private readonly followMarket: FollowMarket,
    @inject(KeepSeenCounters) private readonly seenCounters: KeepSeenCounters,
    @inject(FollowPress) private readonly followPress: FollowPress,
    @inject(FollowSale) private readonly followSale: FollowSale,
  ) {}

  execute(): void {
    // Restored before the first push, which contains the counters.
    this.seenCounters.execute();
    if (this.cancel) return;
    this.followPress.followOtherTabs();
    this.followSale.begin();
    this.cancel = reaction(
      () => this.session.isSignedIn,
      isSignedIn => (isSignedIn ? this.followMarket.execute() : this.feed.close()),
      { fireImmediately: true },
    );
  }
}
