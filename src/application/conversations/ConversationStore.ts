import { injectable } from 'inversify';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { UnsentMessage } from '../../domain/book/BookRecord';
import { seenConversation } from '../../domain/conversations/ConversationSummary';
import type { ConversationId } from '../../domain/conversations/Message';
import type { HashId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import { SECOND } from '../../domain/shared/Instant';
import { putLast } from '../../domain/shared/sorted';
import { Book } from '../book/Book';
import { TypedInput } from '../forms/TypedInput';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { Conversations } from '../ports/Conversations';
import { Diagnostics } from '../ports/Diagnostics';
import type { ChatEvent } from '../ports/LiveFeed';
import { LatestRequests } from '../shared/LatestRequests';
import { ConversationListStore } from './ConversationListStore';
import { HeldConversation } from './HeldConversation';

/** Number of closed conversations to keep. The conversation that was closed first is dropped first. */
const KEPT = 10;

/** Milliseconds after which a typing indicator disappears. The server's event for the end may be lost with the connection. */
const TYPING_EXPIRES_AFTER = 30 * SECOND;

/**
 * The loaded conversations, by offer. A conversation on screen is marked as seen. Sent messages that are not known to have
 * arrived are in the book, so that they survive a reload. Each one has its own record, because tabs may send different
 * messages about the same offer.
 */
@injectable()
export class ConversationStore {
  /** The offer whose conversation should open on its page. Null once it is open. */
  wanted: HashId | null = null;
  /** The offer whose conversation is open on its page. Null if none is. */
  openOnPage: HashId | null = null;
  private readonly conversations = observable.map<HashId, HeldConversation>(undefined, { deep: false });
  private readonly requests = new LatestRequests<HashId>();
  private readonly closed = new Map<HashId, true>();
  /** The offer whose unread count is on screen. */
  private watched: HashId | null = null;
  /** Conversations that are marked as seen when the page is visible again. */
  private readonly unmarked = new Set<HashId>();
  private readonly restored = new Map<HashId, Promise<void>>();
  /** The keys of the stored messages of each conversation. */
  private readonly storedUnsent = new Map<HashId, readonly number[]>();
  private readonly typing = new Map<HashId, Cancel>();

  constructor(
    private readonly port: Conversations,
    private readonly list: ConversationListStore,
    private readonly input: TypedInput,
    private readonly book: Book,
    private readonly window: BrowserWindow,
    private readonly diagnostics: Diagnostics,
    private readonly clock: Clock,
  ) {
    makeAutoObservable(this, {}, { deep: false });
  }

  get(offer: HashId): HeldConversation | undefined {
    return this.conversations.get(offer);
  }

  /** Returns the conversation of an offer and creates it if necessary. */
  of(offer: HashId): HeldConversation {
    const held = this.conversations.get(offer) ?? new HeldConversation(offer);
    this.conversations.set(offer, held);
    return held;
  }

  withId(id: ConversationId): HeldConversation | undefined {
    return this.all.find(conversation => conversation.id === id);
  }

  get all(): readonly HeldConversation[] {
    return [...this.conversations.values()];
  }

  /** Opens a conversation with a question as its draft, unless the dealer has typed another text there. Sends nothing. */
  async ask(offer: HashId, question: string): Promise<void> {
    await this.input.restore();
    runInAction(() => {
      const typed = this.input.valueOf('typedMessages', offer) ?? '';
      if (typed.trim() === '') this.input.type('typedMessages', offer, question);
      this.wanted = offer;
    });
  }

  /** The wanted conversation is open on the offer's page. */
  wantedShown(): void {
    this.wanted = null;
  }

  /** The conversation is open on the offer's page, until the returned function is called. */
  onPage(offer: HashId): () => void {
    this.openOnPage = offer;
    return () => this.leftOnPage(offer);
  }

  /** The dealer goes from one offer of a list to another one. A conversation that is open on the page follows. */
  stepped(from: HashId, to: HashId): void {
    if (this.openOnPage === from) this.wanted = to;
  }

  async open(offer: HashId): Promise<void> {
    this.of(offer).shown();
    this.list.opened(offer);
    await Promise.all([this.input.reread('typedMessages', offer), this.read(offer)]);
  }

  close(offer: HashId): void {
    this.get(offer)?.left();
    for (const gone of putLast(this.closed, [offer, true], KEPT)) this.release(gone);
  }

  /** Fetches the unread count without marking the conversation as seen. */
  async watchUnread(offer: HashId): Promise<void> {
    this.watched = offer;
    if (!this.get(offer)?.isLoaded && !this.requests.isUnderWay(offer)) await this.read(offer);
  }

  unwatchUnread(offer: HashId): void {
    if (this.watched === offer) this.watched = null;
    if (!this.closed.has(offer)) this.release(offer);
  }

  /** An event of the live feed. */
  arrived(event: ChatEvent): void {
    if (event.kind === 'messaged') this.messaged(event);
    else this.typed(event);
  }

  /** Messages may have been missed. The server does not replay them. */
  reconnected(): void {
    const { list } = this.list.pages;
    // A list without an answer keeps the message of its failure, or the request that is under way.
    if (list.lastFetchedAt !== null && !list.isUnanswered) list.outdated();
    this.refetch();
  }

  /** Fetches the conversations on screen again. Other conversations are fetched when they are opened. */
  refetch(): void {
    for (const { offerHashId, isOnScreen } of this.all) {
      if (isOnScreen || offerHashId === this.watched) void this.read(offerHashId);
    }
  }

  /** Fetches the conversation again. The shown messages stay until the response arrives. */
  async read(offer: HashId): Promise<void> {
    const conversation = this.of(offer);
    const signal = this.requests.start(offer);
    conversation.fetchStarted();
    await Promise.all([this.input.restore(), this.restoreUnsent(conversation)]);
    if (signal.aborted) return;
    const answer = await this.port.byHashId(offer, signal);
    if (signal.aborted) return;
    this.requests.end(offer);
    if (!answer.ok) return this.notRead(conversation, answer.failure);
    const { outgoing } = conversation;
    conversation.answered(answer.value);
    if (conversation.outgoing !== outgoing) this.keepUnsent(this.of(offer));
    if (conversation.isOnScreen) await this.markSeen(offer);
  }

  /** Marks the conversation as seen now, or when the page is visible again. */
  async markSeen(offer: HashId): Promise<void> {
    if (this.window.isHidden()) return this.markOnceShown(offer);
    const conversation = this.of(offer);
    const { newest } = conversation;
    const marked = await this.port.markSeen(offer);
    runInAction(() => {
      if (!marked.ok) return this.notMarked(offer, marked.failure);
      conversation.markedSeen(newest);
      if (conversation.unread === 0) this.list.markedSeen(offer);
    });
  }

  keepUnsent({ offerHashId: offer, outgoing }: HeldConversation): void {
    const unsent = outgoing.filter(({ delivery }) => delivery !== 'sent');
    const records = new Map<number, UnsentMessage | null>(this.storedUnsent.get(offer)?.map(key => [key, null]));
    for (const { key, body, after, delivery } of unsent) {
      records.set(key, { body, after, isRefused: delivery === 'notSent' });
    }
    for (const [key, record] of records) void this.book.keep('unsentMessages', `${offer} ${key}`, record);
    this.storedUnsent.set(offer, keysOf(unsent));
  }

  /** Runs once per conversation, before its first fetch, so that the fetch can find messages that arrived after all. */
  restoreUnsent(conversation: HeldConversation): Promise<void> {
    const { offerHashId } = conversation;
    const restored = this.restored.get(offerHashId) ?? this.readUnsent(conversation);
    this.restored.set(offerHashId, restored);
    return restored;
  }

  private messaged({ message, conversation: summary }: Extract<ChatEvent, { kind: 'messaged' }>): void {
    const conversation = this.withId(message.conversationId) ?? this.unnumbered(summary?.offerHashId);
    // A dealer who looks at another tab has not seen the conversation.
    const isSeen = conversation?.isBeingRead === true && !this.window.isHidden();
    if (summary) this.list.updated(isSeen ? seenConversation(summary) : summary);
    conversation?.arrived(message, this.clock.now());
    if (!conversation || message.author === 'dealer') return;
    this.stopWaiting(conversation.offerHashId);
    if (conversation.isBeingRead) void this.markSeen(conversation.offerHashId);
  }

  private typed({ author, conversationId, isTyping }: Extract<ChatEvent, { kind: 'typing' }>): void {
    const conversation = this.withId(conversationId);
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
    const conversation = offer === undefined ? undefined : this.get(offer);
    return conversation?.id === null ? conversation : undefined;
  }

  private async readUnsent(conversation: HeldConversation): Promise<void> {
    const offer = conversation.offerHashId;
    const kept = [...(await this.book.findAll('unsentMessages', `${offer} `))];
    const unsent = kept
      .map(([key, message]) => ({ ...message, key: Number(key.slice(offer.length + 1)) }))
      // The hash id of another offer may begin in the same way.
      .filter(({ key }) => Number.isSafeInteger(key));
    this.storedUnsent.set(offer, keysOf(unsent));
    conversation.restored(unsent);
  }

  /** The page of another offer may show its own by now. */
  private leftOnPage(offer: HashId): void {
    if (this.openOnPage === offer) this.openOnPage = null;
  }

  /** `notFound` means that the offer or the conversation was removed, so its row leaves the list. */
  private notRead(conversation: HeldConversation, failure: Failure): void {
    conversation.fetchFailed(failure);
    if (failure.reason === 'notFound') this.list.removed(conversation.offerHashId);
  }

  /** The conversation is unread again. A reconnection, the next message and the next visit also mark it. */
  private notMarked(offer: HashId, failure: Failure): void {
    const conversation = this.of(offer);
    conversation.notMarkedSeen();
    if (conversation.unread > 0) this.list.notMarkedSeen(offer, conversation.unread);
    this.markOnceShown(offer);
    // The session has ended, which the next sign-in repairs.
    if (failure.reason === 'unauthorized') return;
    this.diagnostics.report({ kind: 'unexpected', where: 'conversation: seen', what: failure.reason });
  }

  private markOnceShown(offer: HashId): void {
    if (this.unmarked.has(offer)) return;
    this.unmarked.add(offer);
    const stopListening = this.window.onShown(() => {
      stopListening();
      this.unmarked.delete(offer);
      if (this.get(offer)?.isBeingRead) void this.markSeen(offer);
    });
  }

  private release(offer: HashId): void {
    if (offer === this.watched || !this.get(offer)?.canBeFetchedAgain) return;
    this.requests.cancel(offer);
    // Its messages are read again when it is opened again.
    this.restored.delete(offer);
    this.storedUnsent.delete(offer);
    this.conversations.delete(offer);
  }
}

const keysOf = (messages: readonly { readonly key: number }[]): readonly number[] => messages.map(({ key }) => key);
