import type { HeightOfBids } from '../offers/BidStanding';
import type { Offer } from '../offers/Offer';
import { euros, type Money } from '../shared/Money';
import { nextBid, wholeMinimumPrice } from './MinimumBid';

/** A press that fills an amount into the bid form. `more` is what it adds to the minimum. */
export type BidChip =
  | { readonly kind: 'minimum' | 'minimumPrice' | 'limit' | 'maximum'; readonly amount: Money }
  | { readonly kind: 'more'; readonly more: Money; readonly amount: Money };

/** Up to where this dealer would go. Null if it is not known. */
export interface OwnCeilings {
  readonly limit: Money | null;
  readonly maximum: Money | null;
}

const steps: readonly Money[] = [euros(100), euros(250), euros(500)];

/**
 * The chips in display order: the amounts with a name, then the steps. Their amounts are whole euros, because the field does
 * not accept cents. The chip of the seller's minimum price is missing if it is not above the minimum. The chips of the limit
 * and of the calculated maximum are missing if they are below the minimum or not known (null). Without a known highest bid,
 * no amount rests on the minimum.
 */
export function bidChips(
  offer: HeightOfBids & Pick<Offer, 'minimalPrice'>,
  { limit, maximum }: OwnCeilings,
): readonly BidChip[] {
  const minimum = nextBid(offer);
  const least = minimum ?? 0;
  const minimumPrice = wholeMinimumPrice(offer);
  const ceilings = [
    { kind: 'limit', amount: wholeEuros(limit) },
    { kind: 'maximum', amount: wholeEuros(maximum) },
  ] as const;
  return [
    ...(minimum !== null ? [{ kind: 'minimum', amount: minimum } as const] : []),
    ...(minimumPrice > least ? [{ kind: 'minimumPrice', amount: minimumPrice } as const] : []),
    ...ceilings.filter(({ amount }) => amount > 0 && amount >= least),
    ...(minimum !== null ? steps : []).map(more => ({ kind: 'more', more, amount: (least + more) as Money }) as const),
  ];
}

const wholeEuros = (amount: Money | null): Money => (Math.floor((amount ?? 0) / 100) * 100) as Money;
