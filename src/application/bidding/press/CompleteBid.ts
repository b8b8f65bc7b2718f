import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Press } from '../../../domain/bidding/Press';
import type { HashId } from '../../../domain/offers/Offer';
import { NotifyDealer } from '../../notifications/NotifyDealer';
import { LoadOffers } from '../../offers/LoadOffers';
import { OfferLists } from '../../offers/OfferLists';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { ActionBarStore } from '../bar/ActionBarStore';
import { KeepBidDrafts } from '../bar/KeepBidDrafts';
import { RecordBid } from './RecordBid';

/** Shows that a bid was accepted, or the deal on its offer. */
@injectable()
export class CompleteBid {
  constructor(
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(LoadOffers) private readonly loadOffers: LoadOffers,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(KeepBidDrafts) private readonly drafts: KeepBidDrafts,
    @inject(NotifyDealer) private readonly notifyDealer: NotifyDealer,
    @inject(RecordBid) private readonly record: RecordBid,
  ) {}

  execute({ hashId, amount }: Press): void {
    const offer = this.registry.get(hashId)!;
    const hasDeal = offer.realization !== null;
    runInAction(() => {
      this.bars.bidAccepted(offer, amount);
      if (!hasDeal) this.showOwnBid(hashId);
      this.notifyDealer.bidAccepted(offer);
    });
    void this.drafts.bidAccepted(hashId, amount);
    // A deal does not show whether this bid arrived, so no bid is recorded.
    if (hasDeal) void this.loadOffers.refresh('inRealization');
    else this.record.execute(offer, amount);
  }

  private showOwnBid(hashId: HashId): void {
    const ownBids = this.lists.of('ownBids');
    // A raised bid stays in its row, because the dealer is looking at that row.
    if (ownBids.holds(hashId)) ownBids.offerConfirmed(hashId);
    else ownBids.offerAdded(hashId);
  }
}
