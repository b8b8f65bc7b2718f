import type { Offer } from '../offers/Offer';
import type { OwnPurchase } from '../offers/OwnBidStanding';
import { hasDeal, isOnSale } from '../offers/Sale';
import { isBelowMinimum } from './MinimumBid';
import type { Press } from './Press';

/** Why the server refused a press, as far as its offer tells: `bought` by this dealer, or `closed` by a sale. */
export type RefusalCause = 'bought' | 'closed' | 'tooLow' | 'priceChanged';

/** What the offer says about a refusal, as it was read after it. Null if it does not tell, and only the server's words do. */
export function refusalCause(
  { action, amount }: Pick<Press, 'action' | 'amount'>,
  offer: Offer,
  purchase: OwnPurchase,
): RefusalCause | null {
  if (action !== 'bid' && action !== 'buyNow') return null;
  if (hasDeal(offer) || purchase === 'done') return 'bought';
  if (!isOnSale(offer)) return 'closed';
  if (action === 'bid') return isBelowMinimum(amount, offer.highestBid) ? 'tooLow' : null;
  return offer.buyNowPrice > 0 && offer.buyNowPrice !== amount ? 'priceChanged' : null;
}
