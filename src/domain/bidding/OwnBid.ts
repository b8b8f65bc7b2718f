import { beforePush, type BidsOfOffer, bidStanding, isHighestBidKnown } from '../offers/BidStanding';
import type { HashId, Offer } from '../offers/Offer';
import { ownBidStanding, type OwnBidStanding, type OwnPurchase } from '../offers/OwnBidStanding';
import { isOnSale } from '../offers/Sale';
import { movedRows } from '../shared/Lists';
import type { Money } from '../shared/Money';
import { allowsBid, raiseOf } from './BidLimit';
import { missingToMinimumPrice } from './HighestBid';
import { wholeMinimumBid } from './MinimumBid';

/** The groups of the dealer's own bids in display order. */
export const bidGroups = ['outbid', 'leading', 'placed', 'sellerDecides', 'rejected', 'closed'] as const;

export type BidGroup = (typeof bidGroups)[number];

export const groupOfStanding: Readonly<Record<OwnBidStanding, BidGroup>> = {
  outbid: 'outbid',
  leading: 'leading',
  placed: 'placed',
  waiting: 'sellerDecides',
  rejected: 'rejected',
  checking: 'closed',
  undecided: 'closed',
  won: 'closed',
  lost: 'closed',
};

/** An offer with an own bid, and what the dealer and this session know about it. */
export interface OwnBid {
  readonly offer: Offer;
  /** The dealer's own limit. Null if there is none. */
  readonly limit: Money | null;
  readonly purchase: OwnPurchase;
}

export const bidGroup = ({ offer, purchase }: OwnBid): BidGroup => groupOfStanding[ownBidStanding(offer, purchase)];

/** Whether the heading of a group already says this standing. The last group and newly loaded bids have several. */
export const saysStanding = (group: BidSection['group'], standing: OwnBidStanding | 'newBid'): boolean =>
  group !== 'closed' && standing !== 'newBid' && groupOfStanding[standing] === group;

/** How much the highest bid exceeds the dealer's own bid. 0 if the dealer leads, or if the highest bid is not known. */
export function bidGap(offer: BidsOfOffer): Money {
  return ['leading', 'placed'].includes(bidStanding(beforePush(offer)))
    ? (0 as Money)
    : ((offer.highestBid - (offer.ownBid ?? 0)) as Money);
}

/** What the bids of a group add up to. */
export interface GroupTotal {
  /** The next bids, where a rival leads, or else the dealer's own, by which they are bound. */
  readonly of: 'nextBids' | 'ownBids';
  readonly amount: Money;
}

/** Null if the bids of the group are over, or are of several groups. */
export function groupTotal(group: BidSection['group'], offers: readonly Offer[]): GroupTotal | null {
  const sum = (amountOf: (offer: Offer) => number) =>
    offers.reduce((total, offer) => total + amountOf(offer), 0) as Money;
  if (group === 'outbid') return { of: 'nextBids', amount: sum(({ highestBid }) => wholeMinimumBid(highestBid)) };
  if (group !== 'leading' && group !== 'placed' && group !== 'sellerDecides') return null;
  return { of: 'ownBids', amount: sum(({ ownBid }) => ownBid ?? 0) };
}

/** How much a lost bid was below the final price. Null if that is not known, or if the bid was not below it. */
export function lostBy({ offer, purchase }: Omit<OwnBid, 'limit'>): Money | null {
  const { finalPrice, ownBid } = offer;
  if (finalPrice === null || !ownBid || ownBidStanding(offer, purchase) !== 'lost') return null;
  return finalPrice > ownBid ? ((finalPrice - ownBid) as Money) : null;
}

/**
 * Every group with its bids. Bids with headroom below the limit come first, then small gaps before large ones. Bids that
 * are equal in both keep the order of `bids`.
 */
export function groupedBids(bids: readonly OwnBid[]): Readonly<Record<BidGroup, readonly OwnBid[]>> {
  const sorted = bids
    .map(bid => ({ bid, group: bidGroup(bid), hasHeadroom: hasHeadroom(bid), gap: bidGap(bid.offer) }))
    .sort((one, other) => Number(other.hasHeadroom) - Number(one.hasHeadroom) || one.gap - other.gap);
  const inGroup = (wanted: BidGroup) => sorted.filter(({ group }) => group === wanted).map(({ bid }) => bid);
  return {
    outbid: inGroup('outbid'),
    leading: inGroup('leading'),
    placed: inGroup('placed'),
    sellerDecides: inGroup('sellerDecides'),
    rejected: inGroup('rejected'),
    closed: inGroup('closed'),
  };
}

const hasHeadroom = ({ offer, limit }: OwnBid): boolean =>
  limit !== null && isHighestBidKnown(offer) && allowsBid(limit, offer);

/**
 * The outbid offers to raise first: those that the own limit still allows, or else those that miss the least to the minimum
 * price of the seller. Empty if neither is known.
 */
export function nearestRaises(bids: readonly Pick<OwnBid, 'offer' | 'limit'>[]): ReadonlySet<HashId> {
  const outbid = bids.filter(({ offer }) => isOnSale(offer) && raiseOf(offer) !== null);
  const allowed = outbid.filter(({ offer, limit }) => limit !== null && allowsBid(limit, offer));
  const missing = ({ offer }: Pick<OwnBid, 'offer'>) => missingToMinimumPrice(offer) ?? Infinity;
  const least = Math.min(...outbid.map(missing));
  const nearest = allowed.length > 0 || least === Infinity ? allowed : outbid.filter(bid => missing(bid) === least);
  return new Set(nearest.map(({ offer }) => offer.hashId));
}

/** A part of the list of own bids, as it is on screen. */
export interface BidSection {
  /** `arrived` has the rows that were loaded while the order of the others was kept. */
  readonly group: BidGroup | 'arrived';
  readonly ids: readonly HashId[];
}

/** The sections with no other rows than these. If the list is sorted, the rows of a section follow in its order. */
export function arrangedSections(
  sections: readonly BidSection[],
  ids: readonly HashId[],
  isSorted: boolean,
): readonly BidSection[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const byPlace = (one: HashId, other: HashId) => places.get(one)! - places.get(other)!;
  return sections
    .map(({ group, ids: all }) => ({ group, ids: all.filter(id => places.has(id)) }))
    .filter(section => section.ids.length > 0)
    .map(section => (isSorted ? { ...section, ids: section.ids.sort(byPlace) } : section));
}

/**
 * The number of rows that change their group or their place in it, appear or disappear, if the wanted sections replace
 * the shown ones. A row that was only loaded meanwhile has not moved.
 */
export function rowsToMove(shown: readonly BidSection[], wanted: readonly BidSection[]): number {
  const shownIds = new Set(shown.flatMap(({ ids }) => ids));
  const added = wanted.flatMap(({ ids }) => ids.filter(id => !shownIds.has(id)));
  const grouped = shown.filter(({ group }) => group !== 'arrived');
  return grouped.reduce((count, { group, ids }) => {
    const kept = wanted.filter(section => section.group === group).flatMap(section => section.ids);
    const staying = new Set(kept);
    return count + ids.filter(id => !staying.has(id)).length + movedRows(ids, kept);
  }, added.length);
}
