import { inject, injectable } from 'inversify';
import type { Money } from '../../domain/shared/Money';
import { DealerDrafts } from '../drafts/DealerDrafts';
import { OfferDrafts } from '../drafts/OfferDrafts';
import { ActionBarStore } from './ActionBarStore';

@injectable()
export class KeepBidDrafts extends OfferDrafts {
  constructor(@inject(DealerDrafts) drafts: DealerDrafts, @inject(ActionBarStore) bars: ActionBarStore) {
    super({
      drafts,
      prefix: 'bid ',
      typed: hashId => bars.amountFor(hashId) || null,
      restored: (hashId, amount) => bars.amountTyped(hashId, (Number.isSafeInteger(amount) ? amount : 0) as Money),
    });
  }
}
