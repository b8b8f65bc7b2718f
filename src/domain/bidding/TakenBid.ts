import type { Offer, OfferPatch } from '../offers/Offer';
import type { Money } from '../shared/Money';

/**
 * Adds to the answer to an accepted bid what its success proves. The row of the answer may omit the own bid, or be older
 * than the bid. `known` is the offer before the answer. Its contract status belongs to an earlier bid.
 */
export function withTakenBid(row: OfferPatch, amount: Money, known: Pick<Offer, 'highestBid'>): OfferPatch {
  const ownBid = row.ownBid ?? amount;
  const highestBid = Math.max(row.highestBid ?? known.highestBid, ownBid) as Money;
  return { ...row, ownBid, highestBid, contractStatus: row.contractStatus ?? null };
}
