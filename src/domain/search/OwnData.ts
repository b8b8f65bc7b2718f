import type { BrowseQuestion } from '../offers/list/BrowseQuestion';
import type { SortKey } from '../offers/list/OfferOrder';
import { activeRefinements, refinementFields, refinementNames, withoutRefinement } from '../offers/list/Refinements';

type Arranged = Pick<BrowseQuestion, 'order' | 'refinements'>;

/** Which of the dealer's own data an order or a refinement uses. */
export interface OwnData {
  /** Limits, calculations and notes. */
  readonly book: boolean;
  /** What this device has seen. */
  readonly sight: boolean;
}

const keysOfBook: readonly SortKey[] = ['limit', 'profit'];

export function ownDataOf({ order, refinements }: Arranged): OwnData {
  const uses = activeRefinements(refinements).map(name => refinementFields[name].uses);
  return {
    book: (order !== null && keysOfBook.includes(order.key)) || uses.includes('book'),
    sight: uses.includes('sight'),
  };
}

/** What is left if own data is not known. */
export function withoutOwnData({ order, refinements }: Arranged): Arranged {
  return {
    order: order && keysOfBook.includes(order.key) ? null : order,
    refinements: refinementNames
      .filter(name => refinementFields[name].uses !== null)
      .reduce(withoutRefinement, refinements),
  };
}
