import { shownBid } from '../offers/BidStanding';
import { fitOf, type Judge } from '../offers/FilterFit';
import type { HashId, Offer } from '../offers/Offer';
import { ownBidStanding } from '../offers/OwnBidStanding';
import { scoreBand } from '../offers/ScoreBand';
import { shownPrice } from '../offers/ShownPrice';
import { DAY, type Instant } from '../shared/Instant';
import type { Refinements } from './Refinements';

/** What this device knows about offers. */
export interface OwnFacts {
  readonly now: Instant;
  readonly isSeen: (hashId: HashId) => boolean;
  /** Whether the offer changed since it was seen. */
  readonly isChanged: (offer: Offer) => boolean;
  /** '' if there is none. */
  readonly noteOf: (hashId: HashId) => string;
}

type Check = (offer: Offer) => boolean | null;

/** Whether an offer fits all refinements. `mayFit` if the row lacks what decides it. */
export function refinementJudge(wanted: Refinements, facts: OwnFacts): Judge {
  const checks = [...marketChecks(wanted, facts.now), ...ownChecks(wanted, facts)];
  return offer => fitOf(checks, offer);
}

function marketChecks(wanted: Refinements, now: Instant): readonly Check[] {
  const { priceFrom, priceTo, scores, noBids, buyNow, lastDay } = wanted;
  const checks: Check[] = [];
  if (priceFrom !== null || priceTo !== null) checks.push(offer => isWithin(shownPrice(offer), priceFrom, priceTo));
  if (scores.length > 0) checks.push(({ score }) => scores.includes(scoreBand(score)));
  if (noBids) checks.push(offer => shownBid(offer) === null && !offer.bidsCount);
  if (buyNow) checks.push(({ buyNowPrice }) => buyNowPrice > 0);
  if (lastDay) checks.push(({ publishedAt }) => (publishedAt === null ? null : publishedAt > now - DAY));
  return checks;
}

function ownChecks(wanted: Refinements, { isSeen, isChanged, noteOf }: OwnFacts): readonly Check[] {
  const { leading, outbid, notSeen, changed } = wanted;
  const words = wanted.words.toLowerCase().split(/\s+/).filter(Boolean);
  const checks: Check[] = [];
  if (leading || outbid) {
    checks.push(offer => {
      const standing = ownBidStanding(offer);
      return (leading && standing === 'leading') || (outbid && standing === 'outbid');
    });
  }
  if (notSeen || changed) checks.push(offer => (notSeen && !isSeen(offer.hashId)) || (changed && isChanged(offer)));
  if (words.length > 0) {
    checks.push(({ label1, label2, hashId }) => {
      const text = `${label1} ${label2} ${noteOf(hashId)}`.toLowerCase();
      return words.every(word => text.includes(word));
    });
  }
  return checks;
}

const isWithin = (price: number | null, from: number | null, to: number | null): boolean =>
  price !== null && price >= (from ?? 0) && price <= (to ?? Infinity);
