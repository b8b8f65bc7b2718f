import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { ActionBarChoice } from '../../../domain/bidding/ActionBar';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { ActionBars } from './ActionBars';

/** What the dealer chooses in the action bar of an offer. It sends nothing. */
@injectable()
export class ChooseInBar {
  constructor(
    private readonly registry: OfferRegistry,
    private readonly bars: ActionBars,
  ) {}

  /** The offer that opens with the question about its pickup, until it is asked or the page is left. */
  asksPickupOf: HashId | null = null;

  execute(offer: Offer, choice: ActionBarChoice): void {
    this.bars.happened(offer, choice);
  }

  /** Shows the bar with the fixed price, in place of the form or the thanks for a bid. */
  showBuyNow(offer: Offer): void {
    runInAction(() => {
      this.bars.happened(offer, 'thankYouClosed');
      this.bars.happened(offer, 'resigned');
    });
  }

  /** The dealer opens the offer to confirm the pickup. */
  askPickup(hashId: HashId): void {
    this.asksPickupOf = hashId;
  }

  pickupAsked(): void {
    this.asksPickupOf = null;
  }

  /** On the offer's page, the deal comes next after the thanks for a purchase. */
  closeThanks(offer: Offer, { onPage }: { readonly onPage: boolean }): void {
    const { bar } = this.bars.stateOf(offer);
    runInAction(() => {
      this.bars.happened(offer, 'thankYouClosed');
      if (onPage && bar === 'thankYouBuyNow') this.bars.dealShown(offer.hashId);
    });
  }

  /** The dealer left the offer's page. `wasExpanded` says whether the row was expanded before. */
  leavePage(hashId: HashId, { wasExpanded }: { readonly wasExpanded: boolean }): void {
    this.asksPickupOf = null;
    const offer = this.registry.get(hashId);
    if (offer) this.bars.panelsLeft(offer, { wasExpanded });
  }
}
