import type { ReturnReason } from '../offers/HiddenOffer';
import type { HashId } from '../offers/Offer';
import type { Instant } from '../shared/Instant';
import type { Money } from '../shared/Money';
import { type HomeNumber, isLowerBound } from './HomeNumber';

/** An offer on which the dealer can act now, and why. `at` is when it happened. Null if this device does not know it. */
export type OfferEntry = { readonly hashId: HashId; readonly name: string } &
  /** `raise` is the next bid. `limit` is null if the dealer has set none. `isNew`: not outbid when the dealer last looked. */
  (
    | {
        readonly kind: 'outbid';
        readonly highestBid: Money;
        readonly raise: Money;
        readonly limit: Money | null;
        readonly at: Instant | null;
        readonly isNew: boolean;
      }
    /** `at`: the device first saw the deal then, so the bid was not accepted later. */
    | { readonly kind: 'accepted'; readonly at: Instant }
    /** `at`: when this device saw the higher price. */
    | { readonly kind: 'dropped'; readonly from: Money; readonly to: Money; readonly at: Instant | null }
    | { readonly kind: 'cameBack'; readonly reason: ReturnReason; readonly at: Instant | null }
    /** A conversation. `day` of its last message is YYYY-MM-DD. */
    | { readonly kind: 'unread'; readonly day: string }
    | { readonly kind: 'toPickUp'; readonly at: Instant | null }
  );

/** A saved search that has new offers. */
interface SearchEntry {
  readonly kind: 'search';
  readonly searchId: string;
}

export type TodayEntry = OfferEntry | SearchEntry;

export type TodayName =
  'outbid' | 'accepted' | 'dropped' | 'newMatches' | 'cameBack' | 'unread' | 'toPickUp' | 'invoices';

/** Something that waits for the dealer, and how often. */
export interface TodayPart {
  readonly name: TodayName;
  readonly number: HomeNumber;
  /** What is held of the offers that the number counts, or the searches that have them. */
  readonly entries: readonly TodayEntry[];
}

export const hasWaiting = ({ number }: TodayPart): boolean => number.state !== 'unknown' && number.count > 0;

/** Something may wait in what is not counted yet. */
export const mayHaveWaiting = ({ number }: TodayPart): boolean =>
  number.state === 'unknown' || (number.count === 0 && isLowerBound(number));
