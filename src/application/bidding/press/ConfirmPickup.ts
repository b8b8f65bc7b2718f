import { inject, injectable } from 'inversify';
import { isPickedUp } from '../../../domain/offers/Deal';
import type { HashId } from '../../../domain/offers/Offer';
import { hasRunningDeal } from '../../../domain/offers/Sale';
import type { Money } from '../../../domain/shared/Money';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { Pickups } from '../../ports/Pickups';
import { SendPress } from './SendPress';

@injectable()
export class ConfirmPickup {
  constructor(
    @inject(Pickups) private readonly pickups: Pickups,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(SendPress) private readonly sendPress: SendPress,
  ) {}

  async execute(hashId: HashId, { despiteDoubt = false } = {}): Promise<void> {
    const offer = this.registry.get(hashId);
    if (!offer?.deal || !hasRunningDeal(offer) || isPickedUp(offer.deal)) return;
    const none = 0 as Money;
    await this.sendPress.execute({ action: 'pickup', hashId, amount: none, ownBidBefore: none, despiteDoubt }, () =>
      this.pickups.confirm(offer.id),
    );
  }
}
