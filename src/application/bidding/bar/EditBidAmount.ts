import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import { shownBar } from '../../../domain/bidding/ActionBar';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { TypedInput } from '../../drafts/TypedInput';
import { PressStore } from '../press/PressStore';
import { ActionBars } from './ActionBars';

/** The amount in the bid form of an offer, typed or filled in. It sends nothing. */
@injectable()
export class EditBidAmount {
  constructor(
    private readonly bars: ActionBars,
    private readonly presses: PressStore,
    private readonly input: TypedInput,
  ) {}

  /** 0 if the field is empty. Observable. */
  amountFor(hashId: HashId): Money {
    return this.input.valueOf('typedBids', hashId) ?? (0 as Money);
  }

  /** Whether the dealer types the amount in another tab. Observable. */
  isMirrored(hashId: HashId): boolean {
    return this.input.isMirrored('typedBids', hashId);
  }

  execute(offer: Offer, amount: Money): void {
    runInAction(() => {
      this.bars.typedIn(offer);
      this.input.type('typedBids', offer.hashId, amount || null);
    });
  }

  /**
   * Opens the bid form in an offer's row, with an amount in the field. Does not change the amount while an earlier bid on
   * the offer is sent or checked.
   */
  fillIn(offer: Offer, amount: Money): void {
    runInAction(() => {
      if (shownBar(this.bars.stateOf(offer).bar, offer) === 'thankYouAuctionContract') {
        this.bars.happened(offer, 'thankYouClosed');
      }
      this.bars.happened(offer, 'differentOfferChosen');
      this.bars.happened(offer, 'expanded');
    });
    if (!this.presses.isLocked(offer.hashId)) this.execute(offer, amount);
  }
}
