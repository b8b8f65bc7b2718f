import type { Conversations, SentMessage } from '../../application/ports/Conversations';
import type { Conversation } from '../../domain/conversations/Conversation';
import type { ConversationSummary } from '../../domain/conversations/ConversationSummary';
import type { HashId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { ListPage } from '../../domain/shared/Page';
import { success, type Result } from '../../domain/shared/Result';
import type { InMemorySession } from './InMemorySession';

export class InMemoryConversations implements Conversations {
  constructor(private readonly session: InMemorySession) {}

  list(page: number, signal: AbortSignal): Promise<Result<ListPage<ConversationSummary>, Failure>> {
    return this.session.read(dealer => success(dealer.conversations(page)), signal);
  }

  byHashId(offer: HashId, signal?: AbortSignal): Promise<Result<Conversation, Failure>> {
    return this.session.read(dealer => dealer.conversation(offer), signal);
  }

  send(offer: HashId, body: string): Promise<Result<SentMessage, Failure>> {
    return this.session.write(dealer => dealer.sendMessage(offer, body));
  }

  markSeen(offer: HashId): Promise<Result<void, Failure>> {
    return this.session.write(dealer => dealer.markSeen(offer));
  }
}
