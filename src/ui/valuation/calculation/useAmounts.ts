import { BookStore } from '../../../application/book/BookStore';
import { ActionBarStore } from '../../../application/offers/ActionBarStore';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { minimumBid } from '../../../domain/bidding/MinimumBid';
import type { HashId } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { useInjection } from '../../shared/useInjection';

/**
 * The amounts that the dealer may bid now. They change with the highest bid and with what the dealer types. A view
 * observes only the amounts that it reads.
 */
export function useAmounts(hashId: HashId, maximum: Money | null) {
  const registry = useInjection(OfferRegistry);
  const bars = useInjection(ActionBarStore);
  const book = useInjection(BookStore);
  return {
    get minimum(): Money | null {
      const offer = registry.get(hashId);
      return offer ? minimumBid(offer.highestBid) : null;
    },
    get typed(): Money | null {
      return bars.amountFor(hashId) || null;
    },
    get limit(): Money | null {
      return book.get('limits', hashId) ?? null;
    },
    maximum,
  };
}
