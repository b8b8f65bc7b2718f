import { bidStanding, shownBid } from '../offers/BidStanding';
import type { Offer, OfferPatch } from '../offers/Offer';
import type { Money } from '../shared/Money';

type BidsOfOffer = Pick<Offer, 'highestBid' | 'ownBid' | 'bidBeforePush'>;

/**
 * Whether the bid form should announce the new highest bid. Own bids do not count. If the server says at once that the dealer
 * is outbid, the news announces it.
 */
export function isNewBidToAnnounce(before: BidsOfOffer, now: BidsOfOffer): boolean {
  const standing = bidStanding(now);
  if (now.highestBid === before.highestBid || standing === 'leading') return false;
  return standing === 'newBid' || bidStanding(before) !== 'leading';
}

/**
 * What the highest known bid lacks to the minimum price of the seller, who need not accept less. 0 if the bid reaches it,
 * null if there is no minimum price or no bid.
 */
export function missingToMinimumPrice(offer: Pick<Offer, 'highestBid' | 'ownBid' | 'minimalPrice'>): Money | null {
  const bid = shownBid(offer);
  return offer.minimalPrice <= 0 || bid === null ? null : (Math.max(0, offer.minimalPrice - bid) as Money);
}

/**
 * Adds to the answer to an accepted bid what its success proves. The row of the answer may omit the own bid, or be older
 * than the bid. `known` is the offer before the answer. Its contract status belongs to an earlier bid.
 */
export function withAcceptedBid(row: OfferPatch, amount: Money, known: Pick<Offer, 'highestBid'>): OfferPatch {
  const ownBid = row.ownBid ?? amount;
  const highestBid = Math.max(row.highestBid ?? known.highestBid, ownBid) as Money;
  return { ...row, ownBid, highestBid, contractStatus: row.contractStatus ?? null };
}
