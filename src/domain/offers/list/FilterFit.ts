import { type Offer, states } from '../Offer';
import { type BrowseFilters, effectiveFilters } from './BrowseFilters';
import type { BrowseQuestion } from './BrowseQuestion';
import { type Answer, type Check, filterFields, type FilterName, filterNames, type OpenedFacts } from './FilterFields';

/** `mayFit` if what is known about the offer cannot decide it. */
export type FilterFit = 'fits' | 'mayFit' | 'doesNotFit';

/** Says whether an offer fits. An opened offer decides more than its row. */
export type Judge = (offer: Offer, opened?: OpenedFacts) => FilterFit;

const fields: { readonly [Name in FilterName]: { readonly fits: Check<NonNullable<BrowseFilters[Name]>> } } =
  filterFields;

/** Whether a list with these filters contains an offer. It costs little per offer, because it knows the set filters. */
export function filterJudge({ filters, buyNowOnly }: Pick<BrowseQuestion, 'filters' | 'buyNowOnly'>): Judge {
  const wanted = effectiveFilters(filters);
  const checks = filterNames.flatMap(name => checkOf(name, wanted) ?? []);
  const all = buyNowOnly ? [hasFixedPrice, ...checks] : checks;
  return (offer, opened) => fitOf(all, offer, opened);
}

export const hasFixedPrice = (offer: Offer): Answer =>
  offer.buyNowPrice > 0 || (states(offer, 'buyNowPrice') ? false : null);

function checkOf<Name extends FilterName>(name: Name, filters: BrowseFilters) {
  const wanted = filters[name];
  if (wanted === null || wanted === '') return null;
  return (offer: Offer, opened?: OpenedFacts) => fields[name].fits(wanted, offer, opened);
}

export function fitOf(
  all: readonly ((offer: Offer, opened?: OpenedFacts) => Answer)[],
  offer: Offer,
  opened?: OpenedFacts,
): FilterFit {
  let isCertain = true;
  for (const check of all) {
    const answer = check(offer, opened);
    if (answer === false) return 'doesNotFit';
    isCertain &&= answer === true;
  }
  return isCertain ? 'fits' : 'mayFit';
}
