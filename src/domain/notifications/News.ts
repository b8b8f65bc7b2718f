import { bidStanding } from '../offers/BidStanding';
import { type HashId, type Offer, offerName } from '../offers/Offer';
import { isOnSale } from '../offers/Sale';
import type { Money } from '../shared/Money';
import type { NotificationKind, NotificationPermissions } from './NotificationPermissions';

/**
 * `sellerDecides`: the own bid leads and the seller may accept it. `accepted`: the own bid led to a deal.
 * `bidElsewhere`, `boughtElsewhere`: this dealer placed a bid or bought the vehicle in another window or on another device.
 */
export const plainNewsKinds = [
  'sold',
  'rejected',
  'sellerDecides',
  'accepted',
  'bidElsewhere',
  'boughtElsewhere',
  'purchaseConfirmed',
  'purchaseRefused',
] as const;

type PlainNewsKind = (typeof plainNewsKinds)[number];

/** A notification that appears on any screen. */
export type News =
  | { readonly kind: 'outbid'; readonly hashId: HashId; readonly name: string; readonly amount: Money }
  | { readonly kind: 'buyNow'; readonly hashId: HashId; readonly name: string; readonly amount: Money }
  /** `hashId` and `name` belong to the first of the new offers. */
  | { readonly kind: 'newOffers'; readonly hashId: HashId; readonly name: string; readonly count: number }
  | { readonly kind: PlainNewsKind; readonly hashId: HashId; readonly name: string }
  /** A new offer that belongs to a saved search. `search` is its name. */
  | {
      readonly kind: 'match';
      readonly hashId: HashId;
      readonly name: string;
      readonly searchId: string;
      readonly search: string;
    }
  /** `text` is the message from support. */
  | { readonly kind: 'answered'; readonly hashId: HashId; readonly name: string; readonly text: string };

/** Something that has happened. Several tabs may report it. */
export interface NewsEvent {
  /** The same in every tab, so that the event is kept and announced once. */
  readonly key: string;
  readonly news: News;
  /** The new offers, if it is about new offers. */
  readonly offers?: readonly HashId[];
}

/**
 * The key of an event about one offer. `mark` tells it from earlier events of this kind about the same offer: the own bid
 * that was outbid, or the id of a message.
 */
export const newsKey = (kind: News['kind'], hashId: HashId, mark: number | string = ''): string =>
  `${kind} ${hashId} ${mark}`.trim();

/**
 * The notification about a changed offer. Any one of the permissions in `by` allows it. No permission is about the own
 * purchases, so that `by` is empty and they are always told.
 */
export interface OfferNews extends NewsEvent {
  readonly by: readonly NotificationKind[];
}

export const isPermitted = (by: readonly NotificationKind[], permissions: NotificationPermissions): boolean =>
  by.length === 0 || by.some(kind => permissions[kind]);

/**
 * The notifications about a change from `before` to `now`, most important first. A sale is not among them: it does not say who
 * the buyer is.
 */
export function offerNews(before: Offer, now: Offer, isLiked: boolean): readonly OfferNews[] {
  const about = { hashId: now.hashId, name: offerName(now) };
  const found: OfferNews[] = [];
  if (before.contractStatus !== 'rejected' && now.contractStatus === 'rejected') {
    // The server may drop the rejected bid.
    const key = newsKey('rejected', now.hashId, now.ownBid ?? before.ownBid ?? '');
    found.push({ key, news: { kind: 'rejected', ...about }, by: ['offerRejected'] });
  }
  if (!isOnSale(now)) return found;
  if (before.contractStatus !== 'waiting' && now.contractStatus === 'waiting') {
    const key = newsKey('sellerDecides', now.hashId, now.ownBid ?? before.ownBid ?? '');
    found.push({ key, news: { kind: 'sellerDecides', ...about }, by: [] });
  }
  if (bidStanding(before) === 'leading' && bidStanding(now) === 'outbid') found.push(outbidNews(now));
  if (before.buyNowPrice <= 0 && now.buyNowPrice > 0)
    found.push({
      key: newsKey('buyNow', now.hashId, now.buyNowPrice),
      news: { kind: 'buyNow', ...about, amount: now.buyNowPrice },
      by: buyNowPermissions(now, isLiked),
    });
  return found;
}

/** A cheap check before `offerNews`. Most pushes only raise the bid on an offer that does not concern the dealer. */
export const mayBeNews = (before: Offer, now: Offer): boolean =>
  before.ownBid !== null ||
  isOnSale(before) !== isOnSale(now) ||
  before.contractStatus !== now.contractStatus ||
  before.buyNowPrice !== now.buyNowPrice;

export function outbidNews(offer: Offer): OfferNews {
  const { hashId, highestBid, ownBid } = offer;
  return {
    key: newsKey('outbid', hashId, ownBid ?? ''),
    news: { kind: 'outbid', hashId, name: offerName(offer), amount: highestBid },
    by: ['higherBid'],
  };
}

export function soldNews(offer: Offer): OfferNews {
  const { hashId } = offer;
  return { key: newsKey('sold', hashId), news: { kind: 'sold', hashId, name: offerName(offer) }, by: ['soldVehicle'] };
}

/**
 * Whether it is news for this dealer that an offer was sold, and this dealer has no deal on it: the dealer bid on it or liked
 * it. A dealer who leads, or may lead, may have won the offer, and only the deal shows it.
 */
export function isLostToAnother(offer: Offer, isLiked: boolean): boolean {
  if (isOnSale(offer) || offer.deal !== null) return false;
  const standing = bidStanding(offer);
  if (standing === 'leading' || standing === 'placed') return offer.contractStatus === 'rejected';
  return standing === 'outbid' || isLiked;
}

function buyNowPermissions({ ownBid }: Offer, isLiked: boolean): readonly NotificationKind[] {
  return ['buyNowAll', ...(ownBid ? (['buyNowBid'] as const) : []), ...(isLiked ? (['buyNowLiked'] as const) : [])];
}
