import { ActionBarStore } from '../../application/bidding/ActionBarStore';
import { BookStore } from '../../application/book/BookStore';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { minimumBid } from '../../domain/bidding/MinimumBid';
import type { HashId } from '../../domain/offers/Offer';
import type { Money } from '../../domain/shared/Money';
import { useInjection } from '../shared/useInjection';

/** The amounts that the dealer may bid now. They change with the highest bid and with what the dealer types. */
export function useAmounts(hashId: HashId, maximum: Money | null) {
  const highestBid = useInjection(OfferRegistry).get(hashId)?.highestBid;
  const typed = useInjection(ActionBarStore).amountFor(hashId);
  const limit = useInjection(BookStore).get('limits', hashId);
  return {
    minimum: highestBid === undefined ? null : minimumBid(highestBid),
    typed: typed > 0 ? typed : null,
    limit: limit ?? null,
    maximum,
  };
}
