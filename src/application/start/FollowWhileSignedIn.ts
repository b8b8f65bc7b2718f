import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { SoldOffers } from '../bidding/deal/SoldOffers';
import { Presses } from '../bidding/press/Presses';
import { BidsInDoubt } from '../live/BidsInDoubt';
import { FollowMarket } from '../live/FollowMarket';
import { WakeUp } from '../live/WakeUp';
import { CounterStore } from '../notifications/CounterStore';
import { LikesElsewhere } from '../offers/LikesElsewhere';
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
    private readonly presses: Presses,
    private readonly soldOffers: SoldOffers,
    private readonly bidsInDoubt: BidsInDoubt,
    private readonly wakeUp: WakeUp,
    private readonly likesElsewhere: LikesElsewhere,
  ) {}

  execute(): void {
    // Restored before the first push, which contains the counters.
    this.counters.begin();
    if (this.cancel) return;
    this.presses.followOtherTabs();
    this.soldOffers.begin();
    this.bidsInDoubt.begin();
    this.wakeUp.begin();
    this.likesElsewhere.begin();
    this.cancel = reaction(
      () => this.session.isSignedIn,
      isSignedIn => (isSignedIn ? this.followMarket.execute() : this.feed.close()),
      { fireImmediately: true },
    );
  }
}
