import type { Offer } from '../offers/Offer';
import type { Money } from '../shared/Money';

/**
 * After a lost answer: whether the offer, read again, shows the bid. A higher bid of the dealer's own hides the one in
 * question, and counts as arrived: the other answer would invite to spend once more.
 */
export function bidArrived({ ownBid }: Pick<Offer, 'ownBid'>, amount: Money): boolean {
  return ownBid !== null && ownBid >= amount;
}
