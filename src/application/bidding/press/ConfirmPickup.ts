import { injectable } from 'inversify';
import { isPickedUp } from '../../../domain/offers/Deal';
import type { HashId } from '../../../domain/offers/Offer';
import { hasRunningDeal } from '../../../domain/offers/Sale';
import type { Money } from '../../../domain/shared/Money';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { Deals } from '../../ports/Deals';
import { SendPress } from './SendPress';

@injectable()
export class ConfirmPickup {
  constructor(
    private readonly deals: Deals,
    private readonly registry: OfferRegistry,
    private readonly sendPress: SendPress,
  ) {}

  async execute(hashId: HashId, { despiteDoubt = false } = {}): Promise<void> {
    const offer = this.registry.get(hashId);
    if (!offer?.deal || !hasRunningDeal(offer) || isPickedUp(offer.deal)) return;
    const none = 0 as Money;
    await this.sendPress.execute({ action: 'pickup', hashId, amount: none, ownBidBefore: none, despiteDoubt }, () =>
      this.deals.confirmPickup(offer.id),
    );
  }
}
