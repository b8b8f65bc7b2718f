import { inject, injectable } from 'inversify';
import { offersTransport } from '../../../domain/bidding/ActionBar';
import type { HashId } from '../../../domain/offers/Offer';
import { isPickedUp } from '../../../domain/offers/RealizationDetails';
import { hasRunningDeal } from '../../../domain/offers/Sale';
import type { Money } from '../../../domain/shared/Money';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { Transports } from '../../ports/Transports';
import { KeepTransportNotes } from '../bar/KeepTransportNotes';
import { type PressWarning, SendPress } from './SendPress';

@injectable()
export class OrderTransport {
  constructor(
    @inject(Transports) private readonly transports: Transports,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(KeepTransportNotes) private readonly notes: KeepTransportNotes,
    @inject(SendPress) private readonly sendPress: SendPress,
  ) {}

  /** Sends the typed note without surrounding whitespace. The note may be empty. */
  async execute(hashId: HashId, { despiteDoubt = false } = {}): Promise<PressWarning | null> {
    const offer = this.registry.get(hashId);
    if (!offer?.realization || !hasRunningDeal(offer)) return null;
    if (isPickedUp(offer.realization) || !offersTransport(offer)) return null;
    const none = 0 as Money;
    const note = this.notes.noteFor(hashId).trim();
    return this.sendPress.execute({ action: 'transport', hashId, amount: none, ownBidBefore: none, despiteDoubt }, () =>
      this.transports.order(offer.id, note),
    );
  }
}
