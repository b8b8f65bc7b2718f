import type { ConversationSummary } from '../../domain/conversations/ConversationSummary';
import type { Author, ConversationId, Message } from '../../domain/conversations/Message';
import type { Counters } from '../../domain/notifications/Counters';
import type { OfferPatch } from '../../domain/offers/Offer';

/**
 * `connecting` until the first connection is established, `lost` between two connections, `closed` before `open` and
 * after `close`.
 */
export type ConnectionState = 'closed' | 'connecting' | 'connected' | 'lost';

export type ChatEvent =
  | {
      readonly kind: 'messaged';
      readonly message: Message;
      /** The conversation's new row in the list. Null if the push contains no readable row. */
      readonly conversation: ConversationSummary | null;
    }
  | {
      readonly kind: 'typing';
      readonly author: Author;
      readonly conversationId: ConversationId;
      readonly isTyping: boolean;
    };

export type LiveEvent =
  | ChatEvent
  | { readonly kind: 'offerListed'; readonly offer: OfferPatch }
  | { readonly kind: 'offerChanged'; readonly offer: OfferPatch }
  | { readonly kind: 'counted'; readonly counters: Partial<Counters> };

export interface LiveFeedListener {
  /** Events in the order of arrival. Events that arrive within one frame (16 ms) are delivered together. */
  handleEvents(events: readonly LiveEvent[]): void;
  /**
   * Called on each change of state. `connected` after `lost` means that pushes were missed. The server does not replay
   * them.
   */
  handleConnection(state: ConnectionState): void;
}

export abstract class LiveFeed {
  /** Connects, and reconnects after each loss until `close` is called. */
  abstract open(listener: LiveFeedListener): void;
  /** Disconnects and stops the events. */
  abstract close(): void;
}
