import type { ReturnReason } from '../offers/HiddenOffer';
import type { HashId } from '../offers/Offer';
import type { Instant } from '../shared/Instant';
import type { Money } from '../shared/Money';
import { type HomeNumber, isLowerBound } from './HomeNumber';

/** An offer on which the dealer can act now, and why. `at` is when it happened. Null if this device does not know it. */
export type OfferEntry = { readonly hashId: HashId; readonly name: string } &
  /**
   * `raise` is the next bid, null while a push leaves it open whose bid the highest one is. `ownBid` is null if the server omits it, and `limit` if the dealer has set none. `isNew`: not
   * outbid when the dealer last looked.
   */
  (
    | {
        readonly kind: 'outbid';
        readonly ownBid: Money | null;
        readonly highestBid: Money;
        readonly raise: Money | null;
        readonly limit: Money | null;
        readonly at: Instant | null;
        readonly isNew: boolean;
      }
    /** `at`: the device first saw the deal then, so the bid was not accepted later. */
    | { readonly kind: 'accepted'; readonly at: Instant }
    /** `ownBid` is null if the server omits it. */
    | { readonly kind: 'rejected'; readonly ownBid: Money | null; readonly at: Instant | null }
    /** `at`: when the vehicle was sold. */
    | { readonly kind: 'lost'; readonly at: Instant | null }
    /** `at`: when this device saw the higher price. */
    | { readonly kind: 'dropped'; readonly from: Money; readonly to: Money; readonly at: Instant | null }
    | { readonly kind: 'cameBack'; readonly reason: ReturnReason; readonly at: Instant | null }
    /** A conversation with so many unread messages, null if that is not known. `day` of its last message is YYYY-MM-DD. */
    | { readonly kind: 'unread'; readonly count: number | null; readonly day: string }
    | { readonly kind: 'toPickUp'; readonly at: Instant | null }
    | { readonly kind: 'transports' }
  );

/** A saved search that has new offers. */
interface SearchEntry {
  readonly kind: 'search';
  readonly searchId: string;
}

export type TodayEntry = OfferEntry | SearchEntry;

export type TodayName =
  | 'outbid'
  | 'accepted'
  | 'rejected'
  | 'lost'
  | 'dropped'
  | 'newMatches'
  | 'cameBack'
  | 'unread'
  | 'toPickUp'
  | 'transports'
  | 'invoices';

/** Something that waits for the dealer, and how often. */
export interface TodayPart {
  readonly name: TodayName;
  readonly number: HomeNumber;
  /** What is held of the offers that the number counts, or the searches that have them. */
  readonly entries: readonly TodayEntry[];
  /** How many more there are of vehicle types in which the dealer does not trade. Absent if none is left out for that. */
  readonly ofOtherTypes?: number;
}

export const hasWaiting = ({ number }: TodayPart): boolean => number.state !== 'unknown' && number.count > 0;

/** Something may wait in what is not counted yet. */
export const mayHaveWaiting = ({ number }: TodayPart): boolean =>
  number.state === 'unknown' || (number.count === 0 && isLowerBound(number));
