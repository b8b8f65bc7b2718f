import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { FollowSale } from '../bidding/deal/FollowSale';
import { FollowPress } from '../bidding/press/FollowPress';
import { FollowMarket } from '../live/FollowMarket';
import { ReadAfterSleep } from '../live/ReadAfterSleep';
import { ReadStandings } from '../live/ReadStandings';
import { CounterStore } from '../notifications/CounterStore';
import { ReadLikes } from '../offers/ReadLikes';
import { ShareLikes } from '../offers/ShareLikes';
import type { Cancel } from '../ports/Clock';
import { LiveFeed } from '../ports/LiveFeed';
import { SessionStore } from '../session/SessionStore';

/** Opens the live feed for each session on this page, and closes it when the session ends. Follows the other tabs too. */
@injectable()
export class FollowWhileSignedIn {
  private cancel: Cancel | null = null;

  constructor(
    private readonly session: SessionStore,
    private readonly feed: LiveFeed,
    private readonly followMarket: FollowMarket,
    private readonly counters: CounterStore,
    private readonly followPress: FollowPress,
    private readonly followSale: FollowSale,
    private readonly readStandings: ReadStandings,
    private readonly readAfterSleep: ReadAfterSleep,
    private readonly readLikes: ReadLikes,
    private readonly shareLikes: ShareLikes,
  ) {}

  execute(): void {
    // Restored before the first push, which contains the counters.
    this.counters.begin();
    if (this.cancel) return;
    this.followPress.followOtherTabs();
    this.followSale.begin();
    this.readStandings.begin();
    this.readAfterSleep.begin();
    this.readLikes.begin();
    this.shareLikes.begin();
    this.cancel = reaction(
      () => this.session.isSignedIn,
      isSignedIn => (isSignedIn ? this.followMarket.execute() : this.feed.close()),
      { fireImmediately: true },
    );
  }
}
