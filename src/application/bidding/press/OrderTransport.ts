import { injectable } from 'inversify';
import { offersTransport } from '../../../domain/bidding/ActionBar';
import { isPickedUp } from '../../../domain/offers/Deal';
import type { HashId } from '../../../domain/offers/Offer';
import { hasRunningDeal } from '../../../domain/offers/Sale';
import type { Money } from '../../../domain/shared/Money';
import { TypedInput } from '../../forms/TypedInput';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { Deals } from '../../ports/Deals';
import { SendPress } from './SendPress';

@injectable()
export class OrderTransport {
  constructor(
    private readonly deals: Deals,
    private readonly registry: OfferRegistry,
    private readonly input: TypedInput,
    private readonly sendPress: SendPress,
  ) {}

  /** Sends the typed note without surrounding whitespace. The note may be empty. */
  async execute(hashId: HashId, { despiteDoubt = false } = {}): Promise<void> {
    const offer = this.registry.get(hashId);
    if (!offer?.deal || !hasRunningDeal(offer)) return;
    if (isPickedUp(offer.deal) || !offersTransport(offer)) return;
    const none = 0 as Money;
    const note = (this.input.valueOf('transportNotes', hashId) ?? '').trim();
    await this.sendPress.execute({ action: 'transport', hashId, amount: none, ownBidBefore: none, despiteDoubt }, () =>
      this.deals.orderTransport(offer.id, note),
    );
  }
}
