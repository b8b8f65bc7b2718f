import { inject, injectable } from 'inversify';
import type { HashId } from '../../../domain/offers/Offer';
import { isWholeEuros, type Money } from '../../../domain/shared/Money';
import { DealerDrafts } from '../../drafts/DealerDrafts';
import { OfferDrafts } from '../../drafts/OfferDrafts';
import { ActionBarStore } from '../../offers/ActionBarStore';

@injectable()
export class KeepBidDrafts extends OfferDrafts {
  constructor(@inject(DealerDrafts) drafts: DealerDrafts, @inject(ActionBarStore) bars: ActionBarStore) {
    super({
      drafts,
      prefix: 'bid ',
      typed: hashId => bars.amountFor(hashId) || null,
      restored: (hashId, amount) => bars.amountTyped(hashId, isWholeEuros(amount) ? amount : (0 as Money)),
    });
  }

  /** A higher amount that another tab has stored since stays, as does a higher amount that was typed in this tab. */
  bidAccepted(hashId: HashId, amount: Money): Promise<void> {
    return this.sent(hashId, stored => !((stored as number) > amount));
  }
}
