import { inject, injectable } from 'inversify';
import { offerTabs } from '../../domain/offers/OfferTab';
import { FollowMarket } from '../notifications/FollowMarket';
import { KeepSeenCounters } from '../notifications/KeepSeenCounters';
import { KeepBidDrafts } from '../bidding/KeepBidDrafts';
import { LoadOffers } from '../offers/LoadOffers';
import { OfferLists } from '../offers/OfferLists';
import { LikeStore } from '../offers/LikeStore';
import { ReloadOnFocus } from './ReloadOnFocus';

/** What starts once a dealer is signed in and the list in front of them stands. */
@injectable()
export class BeginWork {
  private begun: Promise<void> | null = null;

  constructor(
    @inject(LoadOffers) private readonly loadOffers: LoadOffers,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(LikeStore) private readonly likes: LikeStore,
    @inject(KeepBidDrafts) private readonly drafts: KeepBidDrafts,
    @inject(FollowMarket) private readonly followMarket: FollowMarket,
    @inject(ReloadOnFocus) private readonly reloadOnFocus: ReloadOnFocus,
    @inject(KeepSeenCounters) private readonly seenCounters: KeepSeenCounters,
  ) {}

  /** Once for as long as the page lives, however often it is asked for. */
  execute(): Promise<void> {
    this.begun ??= this.begin();
    return this.begun;
  }

  private async begin(): Promise<void> {
    void this.seenCounters.execute();
    this.followMarket.execute();
    this.reloadOnFocus.execute();
    await this.drafts.restore();
    const { visible } = this.lists;
    // One after the other: nobody is looking at the others yet, and the line may be thin.
    for (const tab of new Set(visible === null ? offerTabs : [visible, ...offerTabs])) {
      const list = this.lists.of(tab);
      // What failed says so where it is looked at, with a second try: it is not asked for behind the dealer's back.
      const hasFailed = list.status.step === 'failed';
      if (list.lastFetchedAt === null && !hasFailed) await this.loadOffers.show(tab, list.question);
    }
    const liked = this.lists.of('liked');
    if (liked.lastFetchedAt !== null) this.likes.serverCounted(liked.totalCount);
  }
}
