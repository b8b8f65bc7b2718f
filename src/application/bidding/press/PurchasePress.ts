import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Press } from '../../../domain/bidding/Press';
import type { Offer } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import { isDecided } from '../../../domain/shared/Failure';
import type { Money } from '../../../domain/shared/Money';
import { Book } from '../../book/Book';
import { TypedInput } from '../../forms/TypedInput';
import { NotifyDealer } from '../../notifications/NotifyDealer';
import { FreshOffers } from '../../offers/FreshOffers';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { Clock } from '../../ports/Clock';
import { Purchases } from '../../ports/Purchases';
import { SessionStore } from '../../session/SessionStore';
import { ActionBars } from '../bar/ActionBars';
import { OwnPurchases } from '../deal/OwnPurchases';
import { SoldOffers } from '../deal/SoldOffers';
import type { PressKind } from './PressKind';

@injectable()
export class PurchasePress implements PressKind {
  constructor(
    private readonly purchases: Purchases,
    private readonly registry: OfferRegistry,
    private readonly session: SessionStore,
    private readonly fresh: FreshOffers,
    private readonly bars: ActionBars,
    private readonly own: OwnPurchases,
    private readonly soldOffers: SoldOffers,
    private readonly input: TypedInput,
    private readonly notifyDealer: NotifyDealer,
    private readonly book: Book,
    private readonly clock: Clock,
  ) {}

  /** `price` is the price that the dealer saw. The request carries no price, so nothing is bought if the price changed. */
  pressOn(offer: Offer, price: Money): Press | null {
    if (!isOnSale(offer) || price <= 0 || offer.buyNowPrice !== price || this.session.testAccess) return null;
    const ownBidBefore = offer.ownBid ?? (0 as Money);
    const { hashId } = offer;
    return { action: 'buyNow', hashId, amount: price, ownBidBefore, sentAt: this.clock.now() };
  }

  async send(_press: Press, offer: Offer) {
    const answer = await this.purchases.accept(offer.id);
    if (!answer.ok && isDecided(answer.failure)) runInAction(() => this.notifyDealer.purchaseEnded(offer, false));
    return answer;
  }

  hasEffect({ hashId }: Press, signal: AbortSignal): Promise<boolean> {
    return this.fresh.hasDeal(hashId, signal);
  }

  done({ hashId, sentAt }: Press): void {
    const offer = this.registry.get(hashId)!;
    const time = sentAt === undefined ? {} : { boughtAt: sentAt };
    // While the row is locked, because the buyer of an offer that closes is looked up otherwise.
    this.registry.apply({ id: offer.id, hashId, closed: true });
    this.bars.happened(offer, 'boughtNow');
    void this.input.sent('typedBids', hashId, () => true);
    this.own.found(hashId, time);
    this.notifyDealer.purchaseEnded(offer, true);
    void this.book.keep('purchaseTimes', hashId, time);
    this.soldOffers.afterPurchase(hashId);
  }
}
