import { bidStanding } from '../offers/BidStanding';
import type { HashId, Offer } from '../offers/Offer';
import { ownBidStanding, type OwnBidStanding, type OwnPurchase } from '../offers/OwnBidStanding';
import type { Money } from '../shared/Money';
import { limitStanding } from './BidLimit';

/** The groups of the dealer's own bids in display order. */
export const betGroups = ['outbid', 'leading', 'placed', 'sellerDecides', 'rejected', 'closed'] as const;

export type BetGroup = (typeof betGroups)[number];

const groupOf: Readonly<Record<OwnBidStanding, BetGroup>> = {
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
export interface Bet {
  readonly offer: Offer;
  /** The dealer's own limit. Null if there is none. */
  readonly limit: Money | null;
  readonly purchase: OwnPurchase;
}

export const betGroup = ({ offer, purchase }: Bet): BetGroup => groupOf[ownBidStanding(offer, purchase)];

/** How much the highest bid exceeds the dealer's own bid. 0 if the dealer leads. */
export function bidGap(offer: Pick<Offer, 'highestBid' | 'ownBid'>): Money {
  return bidStanding(offer) === 'leading' ? (0 as Money) : ((offer.highestBid - (offer.ownBid ?? 0)) as Money);
}

/**
 * Every group with its bets. Bets with headroom below the limit come first, then small gaps before large ones. Bets that
 * are equal in both keep the order of `bets`.
 */
export function groupedBets(bets: readonly Bet[]): Readonly<Record<BetGroup, readonly Bet[]>> {
  const sorted = bets
    .map(bet => ({ bet, group: betGroup(bet), hasHeadroom: hasHeadroom(bet), gap: bidGap(bet.offer) }))
    .sort((one, other) => Number(other.hasHeadroom) - Number(one.hasHeadroom) || one.gap - other.gap);
  const inGroup = (wanted: BetGroup) => sorted.filter(({ group }) => group === wanted).map(({ bet }) => bet);
  return {
    outbid: inGroup('outbid'),
    leading: inGroup('leading'),
    placed: inGroup('placed'),
    sellerDecides: inGroup('sellerDecides'),
    rejected: inGroup('rejected'),
    closed: inGroup('closed'),
  };
}

const hasHeadroom = ({ offer, limit }: Bet): boolean =>
  limit !== null && limitStanding(limit, offer).standing === 'headroom';

/** A part of the list of own bids, as it is on screen. */
export interface BetSection {
  /** `arrived` has the rows that were loaded while the order of the others was kept. */
  readonly group: BetGroup | 'arrived';
  readonly ids: readonly HashId[];
}

/** The number of shown rows that change their group or their place in it if the wanted sections replace the shown ones. */
export function rowsToMove(shown: readonly BetSection[], wanted: readonly BetSection[]): number {
  return shown.reduce((count, { group, ids }) => {
    const kept = wanted.filter(section => section.group === group).flatMap(section => section.ids);
    const staying = new Set(kept);
    return count + ids.filter(id => !staying.has(id)).length + movedRows(ids, kept);
  }, 0);
}

/**
 * The least number of rows that must move so that the shown rows are in the wanted order. Rows that only one of the two
 * lists contains do not count.
 */
export function movedRows(shown: readonly HashId[], wanted: readonly HashId[]): number {
  const places = new Map(wanted.map((id, place) => [id, place]));
  const order = shown.flatMap(id => places.get(id) ?? []);
  return order.length - longestRise(order);
}

/** The length of the longest increasing subsequence. The numbers are distinct. */
function longestRise(numbers: readonly number[]): number {
  /** At index n: the smallest number that ends an increasing subsequence of length n + 1. Always sorted. */
  const ends: number[] = [];
  for (const number of numbers) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! < number) low = middle + 1;
      else high = middle;
    }
    ends[low] = number;
  }
  return ends.length;
}
