import type { BrowseQuestion } from '../offers/list/BrowseQuestion';
import type { SortKey } from '../offers/list/OfferOrder';
import { activeRefinements, type Refinements, withoutRefinement } from '../offers/list/Refinements';

type Arranged = Pick<BrowseQuestion, 'order' | 'refinements'>;

/** Which of the dealer's own data an order or a refinement uses. */
export interface OwnData {
  /** Limits, calculations and notes. */
  readonly book: boolean;
  /** What this device has seen. */
  readonly sight: boolean;
}

const keysOfBook: readonly SortKey[] = ['limit', 'profit'];
const refinementsBySource: { readonly [Source in keyof OwnData]: readonly (keyof Refinements)[] } = {
  book: ['words'],
  sight: ['notSeen', 'changed'],
};

export function ownDataOf({ order, refinements }: Arranged): OwnData {
  const active = activeRefinements(refinements);
  return {
    book:
      (order !== null && keysOfBook.includes(order.key)) || refinementsBySource.book.some(key => active.includes(key)),
    sight: refinementsBySource.sight.some(key => active.includes(key)),
  };
}

/** What is left if own data is not known. */
export function withoutOwnData({ order, refinements }: Arranged): Arranged {
  return {
    order: order && keysOfBook.includes(order.key) ? null : order,
    refinements: Object.values(refinementsBySource).flat().reduce(withoutRefinement, refinements),
  };
}
