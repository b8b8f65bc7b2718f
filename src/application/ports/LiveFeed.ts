import type { ConversationSummary } from '../../domain/conversations/ConversationSummary';
import type { Author, ConversationId, Message } from '../../domain/conversations/Message';
import type { Counters } from '../../domain/notifications/Counters';
import type { OfferPatch } from '../../domain/offers/Offer';

/** `connecting` before the first welcome, `lost` between two connections, `closed` before `open` and after `close`. */
export type ConnectionState = 'closed' | 'connecting' | 'connected' | 'lost';

export type ChatEvent =
  | {
      readonly kind: 'messaged';
      readonly message: Message;
      /** The conversation as the list shows it from now on; null where that cannot be told. */
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
  /** In the order in which they came; what comes within one frame comes together. */
  handleEvents(events: readonly LiveEvent[]): void;
  /** Each `connected` after a `lost` means that pushes were missed and are never replayed. */
  handleConnection(state: ConnectionState): void;
}

export interface LiveFeed {
  /** Starts listening, and keeps the connection up until `close`. */
  open(listener: LiveFeedListener): void;
  close(): void;
}

export const LiveFeed = Symbol('LiveFeed');
