import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import { isDecided } from '../../../domain/shared/Failure';
import type { Money } from '../../../domain/shared/Money';
import { NotifyDealer } from '../../notifications/NotifyDealer';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { BuyNow } from '../../ports/BuyNow';
import { Clock } from '../../ports/Clock';
import { SessionStore } from '../../session/SessionStore';
import { SendPress } from './SendPress';

@injectable()
export class AcceptBuyNow {
  constructor(
    private readonly buyNow: BuyNow,
    private readonly registry: OfferRegistry,
    private readonly session: SessionStore,
    private readonly sendPress: SendPress,
    private readonly clock: Clock,
    private readonly notifyDealer: NotifyDealer,
  ) {}

  /**
   * `price` is the price that the dealer saw. The request carries no price, so this method does nothing if the price
   * changed.
   */
  async execute(hashId: HashId, price: Money, { despiteDoubt = false } = {}): Promise<void> {
    const offer = this.registry.get(hashId);
    if (!offer || !isOnSale(offer) || price <= 0 || offer.buyNowPrice !== price || this.session.testAccess) return;
    const ownBidBefore = offer.ownBid ?? (0 as Money);
    const press = { action: 'buyNow', hashId, amount: price, ownBidBefore, sentAt: this.clock.now() } as const;
    await this.sendPress.execute({ ...press, despiteDoubt }, async () => {
      const answer = await this.buyNow.accept(offer.id);
      if (!answer.ok && isDecided(answer.failure)) runInAction(() => this.notifyDealer.purchaseEnded(offer, false));
      return answer;
    });
  }
}
