import { injectable } from 'inversify';
import { type Press, showsEffect } from '../../../domain/bidding/Press';
import { isPickedUp } from '../../../domain/offers/Deal';
import type { Offer } from '../../../domain/offers/Offer';
import { hasRunningDeal } from '../../../domain/offers/Sale';
import type { Money } from '../../../domain/shared/Money';
import { InvoiceListStore } from '../../invoices/InvoiceListStore';
import { FreshOffers } from '../../offers/FreshOffers';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { Deals } from '../../ports/Deals';
import { ActionBars } from '../bar/ActionBars';
import type { PressKind } from './PressKind';

@injectable()
export class PickupPress implements PressKind {
  constructor(
    private readonly deals: Deals,
    private readonly registry: OfferRegistry,
    private readonly fresh: FreshOffers,
    private readonly bars: ActionBars,
    private readonly invoices: InvoiceListStore,
  ) {}

  pressOn(offer: Offer): Press | null {
    const { hashId, deal } = offer;
    if (!deal || !hasRunningDeal(offer) || isPickedUp(deal)) return null;
    const none = 0 as Money;
    return { action: 'pickup', hashId, amount: none, ownBidBefore: none };
  }

  send(_press: Press, { id }: Offer) {
    return this.deals.confirmPickup(id);
  }

  async hasEffect(press: Press, signal: AbortSignal): Promise<boolean> {
    const offer = await this.fresh.read(press.hashId, signal);
    return offer !== undefined && showsEffect({ ...press, action: 'pickup' }, offer);
  }

  done({ hashId }: Press): void {
    const { id, deal } = this.registry.get(hashId)!;
    this.registry.pushed({ id, hashId, deal: deal && { ...deal, vehiclePickedUp: true, invoiceCreated: true } });
    this.bars.happened(this.registry.get(hashId)!, 'pickupConfirmed');
    this.invoices.pages.list.outdated();
  }
}
