import type { Conversation } from '../../domain/conversations/Conversation';
import type { ConversationSummary } from '../../domain/conversations/ConversationSummary';
import type { ConversationId, Message } from '../../domain/conversations/Message';
import type { HashId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export interface ConversationPage {
  /** The one that was written in last comes first. */
  readonly conversations: readonly ConversationSummary[];
  readonly totalPages: number;
  readonly totalCount: number;
  /** How many rows the server puts on a page; absent or null if it does not say. */
  readonly limit?: number | null;
}

export interface SentMessage {
  readonly conversationId: ConversationId;
  /** Null where the server leaves it to the live feed. */
  readonly message: Message | null;
}

export interface Conversations {
  /** One page, from 1; an element that cannot be read is reported and left out. */
  list(page: number, signal: AbortSignal): Promise<Result<ConversationPage, Failure>>;
  /** The conversation about an offer, an empty one where nobody has written yet. */
  byHashId(offer: HashId, signal: AbortSignal): Promise<Result<Conversation, Failure>>;
  /** Sent once, never repeated by itself; the live feed may tell of the message before the answer does. */
  send(offer: HashId, body: string): Promise<Result<SentMessage, Failure>>;
  markSeen(offer: HashId): Promise<Result<void, Failure>>;
}

export const Conversations = Symbol('Conversations');
