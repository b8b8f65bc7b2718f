import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Offer } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { ActionBarStore } from '../../offers/ActionBarStore';
import { KeepBidDrafts } from './KeepBidDrafts';

/** Takes an amount that the dealer types, and keeps it as a draft. */
@injectable()
export class TypeBid {
  constructor(
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(KeepBidDrafts) private readonly drafts: KeepBidDrafts,
  ) {}

  execute(offer: Offer, amount: Money): void {
    runInAction(() => {
      this.bars.typedIn(offer);
      this.bars.amountTyped(offer.hashId, amount);
    });
    this.drafts.execute(offer.hashId);
  }
}
