import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Press } from '../../../domain/bidding/Press';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import { type Money, toEuros } from '../../../domain/shared/Money';
import { Book } from '../../book/Book';
import { TypedInput } from '../../forms/TypedInput';
import { NotifyDealer } from '../../notifications/NotifyDealer';
import { LoadOffers } from '../../offers/list/LoadOffers';
import { OfferLists } from '../../offers/list/OfferLists';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { Clock } from '../../ports/Clock';
import { RecordAnalytics } from '../../session/RecordAnalytics';
import { ActionBars } from '../bar/ActionBars';

/** Shows that a bid was accepted, or the deal on its offer. */
@injectable()
export class CompleteBid {
  constructor(
    private readonly registry: OfferRegistry,
    private readonly lists: OfferLists,
    private readonly loadOffers: LoadOffers,
    private readonly bars: ActionBars,
    private readonly input: TypedInput,
    private readonly notifyDealer: NotifyDealer,
    private readonly book: Book,
    private readonly analytics: RecordAnalytics,
    private readonly clock: Clock,
  ) {}

  execute({ hashId, amount }: Press): void {
    const offer = this.registry.get(hashId)!;
    const hasDeal = offer.deal !== null;
    runInAction(() => {
      this.bars.done(offer, 'bidAccepted');
      if (!hasDeal) this.showOwnBid(hashId);
      this.notifyDealer.bidAccepted(offer);
      // A higher amount that was typed since stays, here and in another tab.
      void this.input.sent('typedBids', hashId, typed => typed <= amount);
    });
    // A deal does not show whether this bid arrived, so no bid is recorded.
    if (hasDeal) void this.loadOffers.refresh('inRealization');
    else this.record(offer, amount);
  }

  private showOwnBid(hashId: HashId): void {
    const ownBids = this.lists.of('ownBids');
    // A raised bid stays in its row, because the dealer is looking at that row.
    if (ownBids.holds(hashId)) ownBids.rowConfirmed(hashId);
    else ownBids.rowAdded(hashId);
  }

  /** In the dealer's book, and for the analytics. */
  private record({ id, hashId }: Offer, amount: Money): void {
    this.analytics.execute({ name: 'dealer_create_bet', data: { offer_id: id, value: toEuros(amount) } });
    void this.book.keep('placedBids', hashId, { hashId, amount, placedAt: this.clock.now() });
  }
}
