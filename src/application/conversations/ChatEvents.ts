import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import { seenConversation } from '../../domain/conversations/ConversationSummary';
import type { HashId } from '../../domain/offers/Offer';
import { SECOND } from '../../domain/shared/Instant';
import { type Cancel, Clock } from '../ports/Clock';
import type { ChatEvent } from '../ports/LiveFeed';
import { ConversationListStore } from './ConversationListStore';
import { ConversationStore } from './ConversationStore';
import type { HeldConversation } from './HeldConversation';

/**
 * Milliseconds after which a typing indicator disappears. The server's event for the end may be lost with the
 * connection.
 */
const TYPING_EXPIRES_AFTER = 30 * SECOND;

type Messaged = Extract<ChatEvent, { kind: 'messaged' }>;
type Typing = Extract<ChatEvent, { kind: 'typing' }>;

/** Applies chat events from the live feed to the loaded conversations and their list. */
@injectable()
export class ChatEvents {
  private readonly typing = new Map<HashId, Cancel>();

  constructor(
    private readonly conversations: ConversationStore,
    private readonly list: ConversationListStore,
    private readonly clock: Clock,
  ) {}

  arrived(event: ChatEvent): void {
    if (event.kind === 'messaged') this.messaged(event);
    else this.typed(event);
  }

  /** Messages may have been missed. The server does not replay them. */
  reconnected(): void {
    const { list } = this.list.pages;
    // A list without an answer keeps the message of its failure, or the request that is under way.
    if (list.lastFetchedAt !== null && !list.isUnanswered) list.outdated();
    this.conversations.refetch();
  }

  private messaged({ message, conversation: summary }: Messaged): void {
    const conversation = this.conversations.withId(message.conversationId) ?? this.unnumbered(summary?.offerHashId);
    const isSeen = conversation?.isBeingRead === true && this.conversations.isPageVisible;
    runInAction(() => {
      if (summary) this.list.updated(isSeen ? seenConversation(summary) : summary);
      conversation?.arrived(message, this.clock.now());
    });
    if (!conversation || message.author === 'dealer') return;
    this.stopWaiting(conversation.offerHashId);
    if (conversation.isBeingRead) void this.conversations.markSeen(conversation.offerHashId);
  }

  private typed({ author, conversationId, isTyping }: Typing): void {
    const conversation = this.conversations.withId(conversationId);
    if (!conversation || author === 'dealer') return;
    const { offerHashId } = conversation;
    this.stopWaiting(offerHashId);
    conversation.supportTypes(isTyping);
    if (!isTyping) return;
    this.typing.set(
      offerHashId,
      this.clock.after(TYPING_EXPIRES_AFTER, () => {
        this.typing.delete(offerHashId);
        conversation.supportTypes(false);
      }),
    );
  }

  private stopWaiting(offer: HashId): void {
    this.typing.get(offer)?.();
    this.typing.delete(offer);
  }

  /** A conversation without an id: it has no messages yet or is not fetched yet. */
  private unnumbered(offer: HashId | undefined): HeldConversation | undefined {
    const conversation = offer === undefined ? undefined : this.conversations.get(offer);
    return conversation?.id === null ? conversation : undefined;
  }
}
