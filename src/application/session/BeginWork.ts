import { inject, injectable } from 'inversify';
import { offerTabs } from '../../domain/offers/OfferTab';
import { FollowMarket } from '../notifications/FollowMarket';
import { KeepBidDrafts } from '../bidding/KeepBidDrafts';
import { LoadOffers } from '../offers/LoadOffers';
import { OfferLists } from '../offers/OfferLists';
import { LikeStore } from '../offers/LikeStore';

/** What starts once a dealer is signed in and the list in front of them stands. */
@injectable()
export class BeginWork {
  constructor(
    @inject(LoadOffers) private readonly loadOffers: LoadOffers,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(LikeStore) private readonly likes: LikeStore,
    @inject(KeepBidDrafts) private readonly drafts: KeepBidDrafts,
    @inject(FollowMarket) private readonly followMarket: FollowMarket,
  ) {}

  async execute(): Promise<void> {
    this.followMarket.execute();
    await this.drafts.restore();
    // One after the other: nobody is looking at these yet, and the line may be thin.
    for (const tab of offerTabs) {
      if (this.lists.of(tab).lastFetchedAt === null) await this.loadOffers.refresh(tab);
    }
    this.likes.serverCounted(this.lists.of('liked').totalCount);
  }
}
