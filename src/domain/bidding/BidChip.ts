import type { Offer } from '../offers/Offer';
import { euros, type Money } from '../shared/Money';
import { wholeMinimumBid } from './MinimumBid';

/** A press that fills an amount into the bid form. `more` is what it adds to the minimum. */
export type BidChip =
  | { readonly kind: 'minimum' | 'minimumPrice' | 'limit'; readonly amount: Money }
  | { readonly kind: 'more'; readonly more: Money; readonly amount: Money };

const steps: readonly Money[] = [euros(100), euros(250), euros(500)];

/**
 * The chips in display order: the amounts with a name, then the steps. Their amounts are whole euros, because the field does
 * not accept cents. The chip of the seller's minimum price is missing if it is not above the minimum. The chip of the limit
 * is missing if the limit is below the minimum or not set (null).
 */
export function bidChips(
  { highestBid, minimalPrice }: Pick<Offer, 'highestBid' | 'minimalPrice'>,
  limit: Money | null,
): readonly BidChip[] {
  const minimum = wholeMinimumBid(highestBid);
  const minimumPrice = (Math.ceil(minimalPrice / 100) * 100) as Money;
  const ceiling = (Math.floor((limit ?? 0) / 100) * 100) as Money;
  return [
    { kind: 'minimum', amount: minimum },
    ...(minimumPrice > minimum ? [{ kind: 'minimumPrice', amount: minimumPrice } as const] : []),
    ...(ceiling >= minimum ? [{ kind: 'limit', amount: ceiling } as const] : []),
    ...steps.map(more => ({ kind: 'more', more, amount: (minimum + more) as Money }) as const),
  ];
}
