import { inject, injectable } from 'inversify';
import { reaction } from 'mobx';
import { KeepBidDrafts } from '../bidding/KeepBidDrafts';
import { FollowMarket } from '../notifications/FollowMarket';
import { KeepSeenCounters } from '../notifications/KeepSeenCounters';
import { SendPress } from '../bidding/SendPress';
import { FetchEveryList } from '../offers/FetchEveryList';
import { ReloadOnFocus } from './ReloadOnFocus';
import { SessionStore } from '../session/SessionStore';

/** What starts once a dealer is signed in and the list in front of them stands. */
@injectable()
export class BeginWork {
  private begunFor = 0;
  private begun: Promise<void> = Promise.resolve();

  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(FetchEveryList) private readonly fetchEveryList: FetchEveryList,
    @inject(KeepBidDrafts) private readonly drafts: KeepBidDrafts,
    @inject(SendPress) private readonly press: SendPress,
    @inject(FollowMarket) private readonly followMarket: FollowMarket,
    @inject(ReloadOnFocus) private readonly reloadOnFocus: ReloadOnFocus,
    @inject(KeepSeenCounters) private readonly seenCounters: KeepSeenCounters,
  ) {}

  /** Once for each time that a dealer becomes authorized, however often it is asked for. */
  execute(): Promise<void> {
    const { entries } = this.session;
    if (this.begunFor === entries) return this.begun;
    const isFirst = this.begunFor === 0;
    this.begunFor = entries;
    this.begun = this.begin(isFirst);
    return this.begun;
  }

  private async begin(isFirst: boolean): Promise<void> {
    if (isFirst) this.beginPage();
    this.followMarket.execute();
    await this.drafts.restore();
    await this.press.resume();
    await this.fetchEveryList.execute();
  }

  /** For as long as the page lives. */
  private beginPage(): void {
    this.seenCounters.execute();
    this.reloadOnFocus.execute();
    // At once, so that the list in front of the dealer is fetched as soon as it is shown.
    reaction(
      () => this.session.entries,
      () => this.fetchEveryList.outdate(),
    );
  }
}
