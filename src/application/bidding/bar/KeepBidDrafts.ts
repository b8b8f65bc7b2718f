import { inject, injectable } from 'inversify';
import type { HashId } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { Book } from '../../book/Book';
import { OfferDrafts } from '../../drafts/OfferDrafts';
import { TypedInput } from '../../drafts/TypedInput';
import { ActionBarStore } from '../../offers/ActionBarStore';

@injectable()
export class KeepBidDrafts extends OfferDrafts<'typedBids'> {
  constructor(
    @inject(Book) book: Book,
    @inject(TypedInput) input: TypedInput,
    @inject(ActionBarStore) bars: ActionBarStore,
  ) {
    super({
      book,
      input,
      collection: 'typedBids',
      typed: hashId => bars.amountFor(hashId) || null,
      show: (hashId, amount) => bars.amountTyped(hashId, amount ?? (0 as Money)),
    });
  }

  /** A higher amount that another tab has stored since stays, as does a higher amount that was typed in this tab. */
  bidAccepted(hashId: HashId, amount: Money): Promise<void> {
    return this.sent(hashId, stored => stored <= amount);
  }
}
