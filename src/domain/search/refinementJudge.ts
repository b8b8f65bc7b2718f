import { isHighestBidKnown, shownBid, shownPrice } from '../offers/BidStanding';
import type { BrowseQuestion } from '../offers/list/BrowseQuestion';
import type { Answer } from '../offers/list/FilterFields';
import { filterJudge, fitOf, hasFixedPrice, type Judge } from '../offers/list/FilterFit';
import { type Refinements, scoreBand } from '../offers/list/Refinements';
import { type HashId, type Offer, states } from '../offers/Offer';
import { ownBidStanding } from '../offers/OwnBidStanding';
import { dealToPickUp } from '../offers/Sale';
import { DAY, type Instant } from '../shared/Instant';
import type { Money } from '../shared/Money';
import { containsWords } from '../shared/TextSearch';

/** What this device knows about offers. */
export interface OwnFacts {
  readonly now: Instant;
  readonly isSeen: (hashId: HashId) => boolean;
  /** Whether this device showed the offer before this visit. */
  readonly wasSeenBefore: (hashId: HashId) => boolean;
  /** Whether the offer changed since it was seen. */
  readonly isChanged: (offer: Offer) => boolean;
  /** Whether the dealer trades in such vehicles. */
  readonly isOwnType: (offer: Offer) => boolean;
  /** '' if there is none. */
  readonly noteOf: (hashId: HashId) => string;
}

type Check = (offer: Offer) => Answer;

/** Whether an offer fits all refinements. `mayFit` if the row lacks what decides it. */
export function refinementJudge(wanted: Refinements, facts: OwnFacts): Judge {
  const checks = [...marketChecks(wanted, facts.now), ...ownChecks(wanted, facts)];
  return offer => fitOf(checks, offer);
}

function marketChecks(wanted: Refinements, now: Instant): readonly Check[] {
  const { priceFrom, priceTo, scores, noBids, buyNow, lastDay, toPickUp } = wanted;
  const checks: Check[] = [];
  if (priceFrom !== null || priceTo !== null) checks.push(offer => isPriceWithin(offer, priceFrom, priceTo));
  if (scores.length > 0) {
    checks.push(offer => (states(offer, 'score') ? scores.includes(scoreBand(offer.score)) : null));
  }
  if (noBids) checks.push(hasNoBids);
  if (buyNow) checks.push(hasFixedPrice);
  if (lastDay) checks.push(({ publishedAt }) => (publishedAt === null ? null : publishedAt > now - DAY));
  if (toPickUp) checks.push(offer => dealToPickUp(offer) !== null);
  return checks;
}

function ownChecks(wanted: Refinements, facts: OwnFacts): readonly Check[] {
  const { isSeen, wasSeenBefore, isChanged, isOwnType, noteOf } = facts;
  const { leading, outbid, notSeen, changed, notSeenBefore, ownTypes } = wanted;
  const words = wanted.words.trim();
  const checks: Check[] = [];
  if (leading || outbid) {
    checks.push(offer => {
      const standing = ownBidStanding(offer);
      if (standing === 'placed' && !(states(offer, 'ownBid') && isHighestBidKnown(offer))) return null;
      return (leading && standing === 'leading') || (outbid && standing === 'outbid');
    });
  }
  if (notSeen || changed) checks.push(offer => (notSeen && !isSeen(offer.hashId)) || (changed && isChanged(offer)));
  if (notSeenBefore) checks.push(({ hashId }) => !wasSeenBefore(hashId));
  if (ownTypes) checks.push(isOwnType);
  if (words !== '') {
    checks.push(offer => {
      const text = `${offer.label1} ${offer.label2} ${noteOf(offer.hashId)}`;
      const isNamed = states(offer, 'label1') && states(offer, 'label2');
      return containsWords(text, words) || (isNamed ? false : null);
    });
  }
  return checks;
}

/** By the price that the row shows. */
function isPriceWithin(offer: Offer, from: Money | null, to: Money | null): Answer {
  const price = shownPrice(offer);
  if (price !== null) return price >= (from ?? 0) && price <= (to ?? Infinity);
  return states(offer, 'buyNowPrice') && states(offer, 'highestBid') && isHighestBidKnown(offer) ? false : null;
}

function hasNoBids(offer: Offer): Answer {
  if (shownBid(offer) !== null || !isHighestBidKnown(offer)) return false;
  return offer.bidsCount === 0 || states(offer, 'highestBid') || null;
}

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
