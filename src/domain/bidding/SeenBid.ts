import { shownBid } from '../offers/BidStanding';
import type { Offer } from '../offers/Offer';
import { ownBidStanding, type OwnBidStanding, type OwnPurchase } from '../offers/OwnBidStanding';
import type { Money } from '../shared/Money';

/** What the dealer saw of an own bid in the list. */
export interface SeenBid {
  /** Null if no bid was known. */
  readonly highestBid: Money | null;
  /** 0 if there was no fixed price. */
  readonly buyNowPrice: Money;
  readonly standing: OwnBidStanding;
}

type StandingChange = 'outbid' | 'leading' | 'waiting' | 'rejected' | 'sold' | 'lost' | 'won';
type PriceChange = 'highestBidUp' | 'highestBidDown' | 'buyNowUp' | 'buyNowDown' | 'buyNowSet';

/** The amount is the difference, or the new price for `buyNowSet`. */
export type BidChange = { readonly kind: StandingChange } | { readonly kind: PriceChange; readonly amount: Money };

/** What is told when a bid gets this standing. Null for a standing that does not say whether the dealer leads. */
const standingChanges: Readonly<Record<OwnBidStanding, StandingChange | null>> = {
  outbid: 'outbid',
  leading: 'leading',
  placed: null,
  waiting: 'waiting',
  rejected: 'rejected',
  checking: 'sold',
  undecided: 'sold',
  lost: 'lost',
  won: 'won',
};

export const seenBid = (offer: Offer, purchase: OwnPurchase): SeenBid => ({
  highestBid: shownBid(offer),
  buyNowPrice: offer.buyNowPrice,
  standing: ownBidStanding(offer, purchase),
});

/** What to keep. While the buyer is looked for again, what the dealer saw of the buyer stays. */
export function seenBidAfter(seen: SeenBid | undefined, now: SeenBid): SeenBid {
  if (!seen || now.standing !== 'checking') return now;
  return seen.standing === 'won' || seen.standing === 'lost' ? { ...now, standing: seen.standing } : now;
}

/** What changed since the dealer last left the list. */
export function changesSinceSeen(seen: SeenBid | undefined, now: SeenBid): readonly BidChange[] {
  if (seen === undefined) return [];
  return [
    ...standingChange(seen.standing, now.standing),
    ...difference(seen.highestBid, now.highestBid, { up: 'highestBidUp', down: 'highestBidDown' }),
    ...buyNowChange(seen.buyNowPrice, now.buyNowPrice),
  ];
}

function standingChange(before: OwnBidStanding, now: OwnBidStanding): readonly BidChange[] {
  const kind = standingChanges[now];
  if (kind === null || standingChanges[before] === kind) return [];
  // The bid may have been outbid or leading before.
  if (before === 'placed' && (kind === 'outbid' || kind === 'leading')) return [];
  // The earlier standing says who bought the vehicle, so the dealer knows that it is sold.
  if (kind === 'sold' && (before === 'won' || before === 'lost')) return [];
  return [{ kind }];
}

function buyNowChange(before: Money, now: Money): readonly BidChange[] {
  if (before === 0 && now > 0) return [{ kind: 'buyNowSet', amount: now }];
  return difference(before, now, { up: 'buyNowUp', down: 'buyNowDown' });
}

/** Empty if one of the prices is not known. The server may leave a price out, so that 0 does not say that it was taken back. */
function difference(
  before: Money | null,
  now: Money | null,
  { up, down }: { readonly up: PriceChange; readonly down: PriceChange },
): readonly BidChange[] {
  if (!before || !now || before === now) return [];
  return [{ kind: now > before ? up : down, amount: Math.abs(now - before) as Money }];
}
