import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import { seenConversation } from '../../domain/conversations/ConversationSummary';
import type { HashId } from '../../domain/offers/Offer';
import { SECOND } from '../../domain/shared/Instant';
import { type Cancel, Clock } from '../ports/Clock';
import type { ChatEvent } from '../ports/LiveFeed';
import { ChatEvents, type ChatFollower } from './ChatEvents';
import { ConversationListStore } from './ConversationListStore';
import { ConversationStore } from './ConversationStore';
import { MarkSeen } from './MarkSeen';
import { OpenConversation } from './OpenConversation';

/**
 * Milliseconds after which a typing indicator disappears. The server's event for the end may be lost with the
 * connection.
 */
const TYPING_EXPIRES_AFTER = 30 * SECOND;

type Messaged = Extract<ChatEvent, { kind: 'messaged' }>;
type Typing = Extract<ChatEvent, { kind: 'typing' }>;

/** Applies chat events from the live feed to the loaded conversations and their list. */
@injectable()
export class FollowConversations implements ChatFollower {
  private readonly typing = new Map<HashId, Cancel>();

  constructor(
    private readonly chat: ChatEvents,
    private readonly clock: Clock,
    private readonly store: ConversationStore,
    private readonly list: ConversationListStore,
    private readonly open: OpenConversation,
    private readonly markSeen: MarkSeen,
  ) {}

  /** Call this before the first conversation is fetched, so that no event is missed. Repeated calls are safe. */
  execute(): void {
    this.chat.follow(this);
  }

  handleChat(event: ChatEvent): void {
    if (event.kind === 'messaged') this.messaged(event);
    else this.typed(event);
  }

  handleReconnection(): void {
    // A list without an answer keeps the message of its failure, or the request that is under way.
    if (!this.list.isUnanswered) this.list.outdated();
    this.open.refetch();
  }

  private messaged({ message, conversation: summary }: Messaged): void {
    const conversation = this.store.withId(message.conversationId) ?? this.unnumbered(summary?.offerHashId);
    const isOnScreen = conversation?.isBeingRead ?? false;
    runInAction(() => {
      if (summary) this.list.updated(isOnScreen && this.markSeen.isPageVisible ? seenConversation(summary) : summary);
      conversation?.arrived(message, this.clock.now());
    });
    if (!conversation || message.author === 'dealer') return;
    this.stopWaiting(conversation.offerHashId);
    if (isOnScreen) void this.markSeen.execute(conversation.offerHashId);
  }

  private typed({ author, conversationId, isTyping }: Typing): void {
    const conversation = this.store.withId(conversationId);
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
  private unnumbered(offer: HashId | undefined) {
    const conversation = offer === undefined ? undefined : this.store.get(offer);
    return conversation?.id === null ? conversation : undefined;
  }
}
