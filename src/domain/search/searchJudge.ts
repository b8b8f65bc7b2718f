import type { BrowseQuestion } from '../offers/list/BrowseQuestion';
import { filterJudge, type Judge } from '../offers/list/FilterFit';
import { type OwnFacts, refinementJudge } from './refinementJudge';

/** What the dealer looks for. */
export type Search = Pick<BrowseQuestion, 'filters' | 'buyNowOnly' | 'refinements'>;

/** Whether an offer belongs to what the dealer looks for: the filters of the server first, then the refinements. */
export function searchJudge(search: Search, facts: OwnFacts): Judge {
  const byFilters = filterJudge(search);
  const byRefinements = refinementJudge(search.refinements, facts);
  return (offer, opened) => {
    const one = byFilters(offer, opened);
    if (one === 'doesNotFit') return one;
    const other = byRefinements(offer, opened);
    return other === 'fits' ? one : other;
  };
}
