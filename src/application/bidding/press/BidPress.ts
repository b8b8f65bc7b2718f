import { injectable } from 'inversify';
import { withAcceptedBid } from '../../../domain/bidding/HighestBid';
import { type Press, showsEffect } from '../../../domain/bidding/Press';
import type { Offer } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import { type Money, toEuros } from '../../../domain/shared/Money';
import { Book } from '../../book/Book';
import { TypedInput } from '../../forms/TypedInput';
import { NotifyDealer } from '../../notifications/NotifyDealer';
import { FreshOffers } from '../../offers/FreshOffers';
import { LoadOffers } from '../../offers/list/LoadOffers';
import { OfferLists } from '../../offers/list/OfferLists';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { Analytics } from '../../ports/Analytics';
import { Bids } from '../../ports/Bids';
import { Clock } from '../../ports/Clock';
import { SessionStore } from '../../session/SessionStore';
import { ActionBars } from '../bar/ActionBars';
import type { PressKind } from './PressKind';

@injectable()
export class BidPress implements PressKind {
  constructor(
    private readonly bids: Bids,
    private readonly registry: OfferRegistry,
    private readonly session: SessionStore,
    private readonly fresh: FreshOffers,
    private readonly lists: OfferLists,
    private readonly loadOffers: LoadOffers,
    private readonly bars: ActionBars,
    private readonly input: TypedInput,
    private readonly notifyDealer: NotifyDealer,
    private readonly book: Book,
    private readonly analytics: Analytics,
    private readonly clock: Clock,
  ) {}

  /** A bid below the minimum is sent too, because the server decides. */
  pressOn(offer: Offer, amount: Money): Press | null {
    if (!isOnSale(offer) || amount <= 0 || this.session.testAccess) return null;
    const { hashId, ownBid } = offer;
    return { action: 'bid', hashId, amount, ownBidBefore: ownBid ?? (0 as Money) };
  }

  send({ hashId, amount }: Press, { id }: Offer) {
    return this.registry.ask(
      () => this.bids.place(id, amount),
      (answer, merge) => {
        if (answer.ok) merge([withAcceptedBid(answer.value, amount, this.registry.get(hashId)!)]);
        return answer;
      },
    );
  }

  async hasEffect(press: Press, signal: AbortSignal): Promise<boolean> {
    const { hashId } = press;
    const offer = await this.fresh.read(hashId, signal);
    if (!offer) return false;
    if (showsEffect({ ...press, action: 'bid' }, offer)) return true;
    // This bid, or an earlier purchase whose answer was lost too, may have led to a deal.
    return offer.closed ? this.fresh.hasDeal(hashId, signal) : false;
  }

  /** Shows that the bid was accepted, or the deal on its offer. */
  done({ hashId, amount }: Press): void {
    const offer = this.registry.get(hashId)!;
    this.bars.happened(offer, 'bidAccepted');
    this.notifyDealer.bidAccepted(offer);
    // A higher amount that was typed since stays, here and in another tab.
    void this.input.sent('typedBids', hashId, typed => typed <= amount);
    // A deal does not show whether this bid arrived, so no bid is recorded.
    if (offer.deal) return void this.loadOffers.refresh('inRealization');
    const ownBids = this.lists.of('ownBids');
    // A raised bid stays in its row, because the dealer is looking at that row.
    if (ownBids.holds(hashId)) ownBids.rowConfirmed(hashId);
    else ownBids.rowAdded(hashId);
    this.analytics.record({ name: 'dealer_create_bet', data: { offer_id: offer.id, value: toEuros(amount) } });
    void this.book.keep('placedBids', hashId, { hashId, amount, placedAt: this.clock.now() });
  }
}
