import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { shownBar } from '../../../domain/bidding/ActionBar';
import type { Offer } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { ActionBarStore } from '../../offers/ActionBarStore';
import { TypeBid } from './TypeBid';

/** Opens the bid form in an offer's row, with an amount in the field. It sends nothing. */
@injectable()
export class FillInBid {
  constructor(
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(TypeBid) private readonly typeBid: TypeBid,
  ) {}

  /** Does not change the amount while an earlier bid on the offer is sent or checked. */
  execute(offer: Offer, amount: Money): void {
    runInAction(() => {
      if (shownBar(this.bars.stateOf(offer).bar, offer) === 'thankYouAuctionContract') {
        this.bars.happened(offer, 'thankYouClosed');
      }
      this.bars.happened(offer, 'differentOfferChosen');
      this.bars.happened(offer, 'expanded');
    });
    if (!this.bars.isLocked(offer.hashId)) this.typeBid.execute(offer, amount);
  }
}
