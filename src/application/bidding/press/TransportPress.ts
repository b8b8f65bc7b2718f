import { injectable } from 'inversify';
import { offersTransport } from '../../../domain/bidding/ActionBar';
import { type Press, showsEffect } from '../../../domain/bidding/Press';
import { isPickedUp } from '../../../domain/offers/Deal';
import type { Offer } from '../../../domain/offers/Offer';
import { hasRunningDeal } from '../../../domain/offers/Sale';
import type { Money } from '../../../domain/shared/Money';
import { TypedInput } from '../../forms/TypedInput';
import { FreshOffers } from '../../offers/FreshOffers';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { Deals } from '../../ports/Deals';
import { ActionBars } from '../bar/ActionBars';
import type { PressKind } from './PressKind';

@injectable()
export class TransportPress implements PressKind {
  constructor(
    private readonly deals: Deals,
    private readonly registry: OfferRegistry,
    private readonly fresh: FreshOffers,
    private readonly bars: ActionBars,
    private readonly input: TypedInput,
  ) {}

  /** Sends the typed note without surrounding whitespace. The note may be empty. */
  pressOn(offer: Offer): Press | null {
    const { hashId, deal } = offer;
    if (!deal || !hasRunningDeal(offer) || isPickedUp(deal) || !offersTransport(offer)) return null;
    const none = 0 as Money;
    const note = (this.input.valueOf('transportNotes', hashId) ?? '').trim();
    return { action: 'transport', hashId, amount: none, ownBidBefore: none, note };
  }

  send({ note = '' }: Press, { id }: Offer) {
    return this.deals.orderTransport(id, note);
  }

  async hasEffect(press: Press, signal: AbortSignal): Promise<boolean> {
    const offer = await this.fresh.read(press.hashId, signal);
    return offer !== undefined && showsEffect({ ...press, action: 'transport' }, offer);
  }

  done({ hashId }: Press): void {
    const { id, deal } = this.registry.get(hashId)!;
    this.registry.pushed({ id, hashId, deal: deal && { ...deal, speditionArranged: true } });
    this.bars.happened(this.registry.get(hashId)!, 'transportOrdered');
    void this.input.sent('transportNotes', hashId, () => true);
  }
}
