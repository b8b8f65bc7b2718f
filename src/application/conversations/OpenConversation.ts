import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import { putLast } from '../../domain/shared/sorted';
import { TypedInput } from '../drafts/TypedInput';
import { Conversations } from '../ports/Conversations';
import { LatestRequests } from '../shared/LatestRequests';
import { ConversationListStore } from './ConversationListStore';
import { ConversationStore } from './ConversationStore';
import type { HeldConversation } from './HeldConversation';
import { KeepUnsentMessages } from './KeepUnsentMessages';
import { MarkSeen } from './MarkSeen';

/** Number of closed conversations to keep. The conversation that was closed first is dropped first. */
const KEPT = 10;

/** Opens a conversation: fetches it, then marks it as seen. */
@injectable()
export class OpenConversation {
  private readonly requests = new LatestRequests<HashId>();
  private readonly closed = new Map<HashId, true>();
  /** The offer whose unread count is on screen. */
  private watched: HashId | null = null;

  constructor(
    private readonly conversations: Conversations,
    private readonly store: ConversationStore,
    private readonly list: ConversationListStore,
    private readonly input: TypedInput,
    private readonly unsent: KeepUnsentMessages,
    private readonly markSeen: MarkSeen,
  ) {}

  async execute(offer: HashId): Promise<void> {
    this.store.of(offer).shown();
    this.list.opened(offer);
    await Promise.all([this.input.reread('typedMessages', offer), this.read(offer)]);
  }

  close(offer: HashId): void {
    this.store.get(offer)?.left();
    for (const gone of putLast(this.closed, [offer, true], KEPT)) this.release(gone);
  }

  /** The wanted conversation is open on the offer's page. */
  wantedShown(): void {
    this.store.opened();
  }

  /** The conversation is open on the offer's page, until the returned function is called. */
  onPage(offer: HashId): () => void {
    this.store.shownOnPage(offer);
    return () => this.store.leftOnPage(offer);
  }

  /** The dealer goes from one offer of a list to another one. An open conversation follows. */
  stepped(from: HashId, to: HashId): void {
    this.store.followed(from, to);
  }

  /** Fetches the unread count without marking the conversation as seen. */
  async watchUnread(offer: HashId): Promise<void> {
    this.watched = offer;
    if (!this.store.get(offer)?.isLoaded && !this.requests.isUnderWay(offer)) await this.read(offer);
  }

  unwatchUnread(offer: HashId): void {
    if (this.watched === offer) this.watched = null;
    if (!this.closed.has(offer)) this.release(offer);
  }

  /** Fetches the conversations on screen again. Other conversations are fetched when they are opened. */
  refetch(): void {
    for (const { offerHashId, isOnScreen } of this.store.all) {
      if (isOnScreen || offerHashId === this.watched) void this.read(offerHashId);
    }
  }

  /** Fetches the conversation again. The shown messages stay until the response arrives. */
  async read(offer: HashId): Promise<void> {
    const conversation = this.store.of(offer);
    const signal = this.requests.start(offer);
    conversation.fetchStarted();
    await Promise.all([this.input.restore(), this.unsent.restore(offer)]);
    if (signal.aborted) return;
    const answer = await this.conversations.byHashId(offer, signal);
    if (signal.aborted) return;
    this.requests.end(offer);
    if (!answer.ok) return this.failed(conversation, answer.failure);
    const { outgoing } = conversation;
    conversation.answered(answer.value);
    if (conversation.outgoing !== outgoing) this.unsent.keep(offer);
    if (conversation.isOnScreen) await this.markSeen.execute(offer);
  }

  /** `notFound` means that the offer or the conversation was removed, so its row leaves the list. */
  private failed(conversation: HeldConversation, failure: Failure): void {
    runInAction(() => {
      conversation.fetchFailed(failure);
      if (failure.reason === 'notFound') this.list.removed(conversation.offerHashId);
    });
  }

  private release(offer: HashId): void {
    if (offer === this.watched || !this.store.get(offer)?.canBeFetchedAgain) return;
    this.requests.cancel(offer);
    this.unsent.release(offer);
    this.store.release(offer);
  }
}
