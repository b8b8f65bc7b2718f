import type { Conversation } from '../../domain/conversations/Conversation';
import type { ConversationSummary } from '../../domain/conversations/ConversationSummary';
import type { ConversationId, Message } from '../../domain/conversations/Message';
import type { HashId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { ListPage } from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';

export interface SentMessage {
  readonly conversationId: ConversationId;
  /** Null if the response omits the message. The live feed delivers it then. */
  readonly message: Message | null;
}

export abstract class Conversations {
  /** One page, counted from 1, sorted by the latest message, newest first. A conversation that fails to parse is reported and left out. */
  abstract list(page: number, signal: AbortSignal): Promise<Result<ListPage<ConversationSummary>, Failure>>;
  /** The conversation about an offer. It is empty if it has no messages yet. */
  abstract byHashId(offer: HashId, signal?: AbortSignal): Promise<Result<Conversation, Failure>>;
  /** Sends a message once, without retries. The live feed may deliver the message before this call returns. */
  abstract send(offer: HashId, body: string): Promise<Result<SentMessage, Failure>>;
  /** Marks every message of the conversation as seen by the dealer. */
  abstract markSeen(offer: HashId): Promise<Result<void, Failure>>;
}
