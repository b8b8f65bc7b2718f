import { shownBid } from '../offers/BidStanding';
import { isPickedUp } from '../offers/Deal';
import type { HashId, Offer } from '../offers/Offer';
import type { OwnPurchase } from '../offers/OwnBidStanding';
import { hasDeal, isOnSale } from '../offers/Sale';
import type { Instant } from '../shared/Instant';
import type { Money } from '../shared/Money';
import { isBelowMinimum } from './MinimumBid';

export const pressActions = ['bid', 'buyNow', 'pickup', 'transport'] as const;
export type PressAction = (typeof pressActions)[number];

/** One press of a button that asks the server for an action on an offer. */
export interface Press {
  readonly action: PressAction;
  readonly hashId: HashId;
  /** The bid or the fixed price. 0 for a pickup and a transport. */
  readonly amount: Money;
  /** The dealer's own highest bid before the press. 0 if there was none. */
  readonly ownBidBefore: Money;
  /** When a purchase was pressed. */
  readonly sentAt?: Instant | undefined;
  /** What the dealer has typed for the carrier of a transport. It is not stored with the press. */
  readonly note?: string;
}

/** A press whose outcome is not known: `pending` while it is checked, then `unknown`. */
export interface KeptPress extends Press {
  readonly state: 'pending' | 'unknown';
}

/** A press whose effect shows on its offer. A purchase is looked up among the dealer's deals instead. */
interface PressOnOffer extends Press {
  readonly action: Exclude<PressAction, 'buyNow'>;
}

/**
 * Whether the offer still is what the dealer pressed on. A purchase names no price, so it must not have changed. A bid that
 * was reviewed together with others names the highest bid that was on screen, 0 if there was none.
 */
export function isStillOffered({ action, amount }: Press, offer: Offer, reviewedBid: Money | null = null): boolean {
  if (action === 'bid') return isOnSale(offer) && (reviewedBid === null || (shownBid(offer) ?? 0) === reviewedBid);
  return action !== 'buyNow' || (isOnSale(offer) && offer.buyNowPrice === amount);
}

type Effects = Pick<Offer, 'ownBid' | 'deal'>;

/**
 * Whether the offer shows the effect of the press. A missing effect proves nothing: the server may act later. A bid
 * that does not exceed the dealer's earlier bid has no visible effect. A deal ends the search for a bid: the server
 * drops the own bid when it creates a deal, and whether this bid led to the deal no longer matters.
 */
export function showsEffect({ action, amount, ownBidBefore }: PressOnOffer, { ownBid, deal }: Effects): boolean {
  switch (action) {
    case 'bid':
      return deal !== null || (amount > ownBidBefore && (ownBid ?? 0) >= amount);
    case 'pickup':
      return deal !== null && isPickedUp(deal);
    case 'transport':
      return deal?.speditionArranged === true;
  }
}

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
