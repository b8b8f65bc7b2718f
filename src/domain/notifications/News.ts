import { bidStanding } from '../offers/BidStanding';
import type { HashId, Offer } from '../offers/Offer';
import { isOnSale } from '../offers/Sale';
import type { Money } from '../shared/Money';
import type { NotificationKind, NotificationPermissions } from './NotificationPermissions';

/** What a dealer is told of wherever they are. */
export type News =
  | { readonly kind: 'outbid'; readonly hashId: HashId; readonly name: string; readonly amount: Money }
  | { readonly kind: 'buyNow'; readonly hashId: HashId; readonly name: string; readonly amount: Money }
  | { readonly kind: 'sold' | 'rejected'; readonly hashId: HashId; readonly name: string }
  /** `words`: what the support side wrote. */
  | { readonly kind: 'answered'; readonly hashId: HashId; readonly name: string; readonly words: string };

/** What a change of an offer is to a dealer, and the permissions of which any one lets it be told. */
export interface OfferNews {
  readonly news: News;
  readonly by: readonly NotificationKind[];
}

export const mayTell = (by: readonly NotificationKind[], permissions: NotificationPermissions): boolean =>
  by.some(kind => permissions[kind]);

const offerName = ({ label1, label2, hashId }: Pick<Offer, 'label1' | 'label2' | 'hashId'>): string =>
  `${label1} ${label2}`.trim() || hashId;

/** All that is new between two states of one offer, the weightiest first. */
export function offerNews(before: Offer, now: Offer, isLiked: boolean): readonly OfferNews[] {
  const about = { hashId: now.hashId, name: offerName(now) };
  const told: OfferNews[] = [];
  if (isLostToAnother(before, now, isLiked)) told.push({ news: { kind: 'sold', ...about }, by: ['soldVehicle'] });
  if (before.contractStatus !== 'rejected' && now.contractStatus === 'rejected')
    told.push({ news: { kind: 'rejected', ...about }, by: ['offerRejected'] });
  if (!isOnSale(now)) return told;
  if (bidStanding(before) === 'leading' && bidStanding(now) === 'outbid') told.push(outbidNews(now));
  if (before.buyNowPrice <= 0 && now.buyNowPrice > 0)
    told.push({ news: { kind: 'buyNow', ...about, amount: now.buyNowPrice }, by: buyNowPermissions(now, isLiked) });
  return told;
}

/** Most pushes raise the bid on an offer that the dealer has no part in, which is no news: a quick look tells. */
export const mayBeNews = (before: Offer, now: Offer): boolean =>
  before.ownBid !== null ||
  isOnSale(before) !== isOnSale(now) ||
  before.contractStatus !== now.contractStatus ||
  before.buyNowPrice !== now.buyNowPrice;

export function outbidNews(offer: Offer): OfferNews {
  const { hashId, highestBid } = offer;
  return { news: { kind: 'outbid', hashId, name: offerName(offer), amount: highestBid }, by: ['higherBid'] };
}

/** Of an offer that the dealer bid on or liked. Whoever leads may have won it: only the deal itself can tell. */
function isLostToAnother(before: Offer, now: Offer, isLiked: boolean): boolean {
  if (!isOnSale(before) || isOnSale(now) || now.realization !== null) return false;
  const standing = bidStanding(now);
  if (standing === 'leading') return now.contractStatus === 'rejected';
  return standing === 'outbid' || isLiked;
}

function buyNowPermissions({ ownBid }: Offer, isLiked: boolean): readonly NotificationKind[] {
  return ['buyNowAll', ...(ownBid ? (['buyNowBid'] as const) : []), ...(isLiked ? (['buyNowLiked'] as const) : [])];
}
