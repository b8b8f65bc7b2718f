import { injectable } from 'inversify';
import { type ActionBarEvent, offersTransport } from '../../../domain/bidding/ActionBar';
import { type Press, showsEffect } from '../../../domain/bidding/Press';
import { type Deal, isPickedUp } from '../../../domain/offers/Deal';
import type { Offer } from '../../../domain/offers/Offer';
import { hasRunningDeal } from '../../../domain/offers/Sale';
import type { Money } from '../../../domain/shared/Money';
import { TypedInput } from '../../forms/TypedInput';
import { InvoiceListStore } from '../../invoices/InvoiceListStore';
import { FreshOffers } from '../../offers/FreshOffers';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { Deals } from '../../ports/Deals';
import { ActionBars } from '../bar/ActionBars';
import type { PressKind } from './PressKind';

/** The two presses on a deal whose vehicle is not picked up yet. */
@injectable()
export class DealPresses {
  readonly pickup: PressKind = {
    pressOn: offer => pressOnDeal('pickup', offer),
    send: (_press, { id }) => this.deals.confirmPickup(id),
    hasEffect: (press, signal) => this.hasEffect({ ...press, action: 'pickup' }, signal),
    done: press => {
      this.done(press, { vehiclePickedUp: true, invoiceCreated: true }, 'pickupConfirmed');
      this.invoices.pages.list.outdated();
    },
  };

  /** Sends the typed note without surrounding whitespace. The note may be empty. */
  readonly transport: PressKind = {
    pressOn: offer => {
      const press = offersTransport(offer) ? pressOnDeal('transport', offer) : null;
      return press && { ...press, note: (this.input.valueOf('transportNotes', offer.hashId) ?? '').trim() };
    },
    send: ({ note = '' }, { id }) => this.deals.orderTransport(id, note),
    hasEffect: (press, signal) => this.hasEffect({ ...press, action: 'transport' }, signal),
    done: press => {
      this.done(press, { speditionArranged: true }, 'transportOrdered');
      void this.input.sent('transportNotes', press.hashId, () => true);
    },
  };

  constructor(
    private readonly deals: Deals,
    private readonly registry: OfferRegistry,
    private readonly fresh: FreshOffers,
    private readonly bars: ActionBars,
    private readonly invoices: InvoiceListStore,
    private readonly input: TypedInput,
  ) {}

  private async hasEffect(press: DealPress, signal: AbortSignal): Promise<boolean> {
    const offer = await this.fresh.read(press.hashId, signal);
    return offer !== undefined && showsEffect(press, offer);
  }

  private done({ hashId }: Press, effect: Partial<Deal>, event: ActionBarEvent): void {
    const { id, deal } = this.registry.get(hashId)!;
    this.registry.apply({ id, hashId, deal: deal && { ...deal, ...effect } });
    this.bars.happened(this.registry.get(hashId)!, event);
  }
}

interface DealPress extends Press {
  readonly action: 'pickup' | 'transport';
}

function pressOnDeal(action: DealPress['action'], offer: Offer): DealPress | null {
  const { hashId, deal } = offer;
  if (!deal || !hasRunningDeal(offer) || isPickedUp(deal)) return null;
  return { action, hashId, amount: 0 as Money, ownBidBefore: 0 as Money };
}
