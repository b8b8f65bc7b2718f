import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Press } from '../../domain/bidding/Press';
import { NotifyDealer } from '../notifications/NotifyDealer';
import { OfferLists } from '../offers/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { ActionBarStore } from './ActionBarStore';
import { KeepBidDrafts } from './KeepBidDrafts';
import { RecordBid } from './RecordBid';

/** Shows that a bid was accepted. */
@injectable()
export class CompleteBid {
  constructor(
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(KeepBidDrafts) private readonly drafts: KeepBidDrafts,
    @inject(NotifyDealer) private readonly notifyDealer: NotifyDealer,
    @inject(RecordBid) private readonly record: RecordBid,
  ) {}

  execute({ hashId, amount }: Press): void {
    const offer = this.registry.get(hashId)!;
    runInAction(() => {
      this.bars.bidAccepted(offer, amount);
      const ownBids = this.lists.of('ownBids');
      // A raised bid stays in its row, because the dealer is looking at that row.
      if (ownBids.holds(hashId)) ownBids.offerConfirmed(hashId);
      else ownBids.offerAdded(hashId);
      this.notifyDealer.bidAccepted(offer);
    });
    void this.drafts.bidAccepted(hashId, amount);
    this.record.execute(offer, amount);
  }
}
