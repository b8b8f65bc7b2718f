import type { Counters } from '../../domain/notifications/Counters';
import type { OfferPatch } from '../../domain/offers/Offer';

/** `connecting` before the first welcome, `lost` between two connections, `closed` before `open` and after `close`. */
export type ConnectionState = 'closed' | 'connecting' | 'connected' | 'lost';

export type LiveEvent =
  | { readonly kind: 'offerListed'; readonly offer: OfferPatch }
  | { readonly kind: 'offerChanged'; readonly offer: OfferPatch }
  | { readonly kind: 'counted'; readonly counters: Partial<Counters> };

export interface LiveFeedListener {
  handleEvent(event: LiveEvent): void;
  /** Each `connected` after a `lost` means that pushes were missed and are never replayed. */
  handleConnection(state: ConnectionState): void;
}

export interface LiveFeed {
  /** Starts listening, and keeps the connection up until `close`. */
  open(listener: LiveFeedListener): void;
  close(): void;
}

export const LiveFeed = Symbol('LiveFeed');
