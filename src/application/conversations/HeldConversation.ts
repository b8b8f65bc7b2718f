import { makeAutoObservable, observable } from 'mobx';
import type { UnsentMessage } from '../../domain/book/BookRecord';
import {
  type Conversation,
  delivered,
  newestId,
  type Outgoing,
  type Thread,
  withArrived,
  withDelivered,
  withFetched,
} from '../../domain/conversations/Conversation';
import type { ConversationId, Message } from '../../domain/conversations/Message';
import type { HashId } from '../../domain/offers/Offer';
import { endsWithConnection, type Failure } from '../../domain/shared/Failure';
import type { Instant } from '../../domain/shared/Instant';
import type { SentMessage } from '../ports/Conversations';
import type { LoadStatus } from '../shared/Resource';

export type Unsent = UnsentMessage & Pick<Outgoing, 'key'>;

/** The conversation about one offer, and what the dealer sends. */
export class HeldConversation {
  status: LoadStatus = { step: 'idle' };
  isSupportTyping = false;
  /** Why the server refused a message, by its key. A message from before a reload has no entry. */
  readonly failures = observable.map<number, Failure>(undefined, { deep: false });
  /** The key of the message that the dealer wrote last, also if it has arrived since. 0 if there is none. */
  lastKey = 0;
  /** Null until the conversation is fetched. */
  private fetched: Conversation | null = null;
  private unconfirmed: readonly Outgoing[] = [];
  /** Messages that were pushed before the conversation was fetched. */
  private early: readonly { readonly message: Message; readonly at: Instant }[] = [];
  /** Messages of the support side that arrived on screen and are not known to be marked as seen. */
  private unmarked: readonly Message[] = [];
  /** Number of mounted views that show the conversation. */
  private views = 0;

  constructor(readonly offerHashId: HashId) {
    makeAutoObservable<this, 'early' | 'unmarked'>(
      this,
      { offerHashId: false, failures: false, early: false, unmarked: false },
      { deep: false },
    );
  }

  get id(): ConversationId | null {
    return this.fetched?.id ?? null;
  }

  get isLoaded(): boolean {
    return this.fetched !== null;
  }

  get messages(): readonly Message[] {
    return this.fetched?.messages ?? [];
  }

  /** The number of messages that cannot be shown. */
  get unreadable(): number {
    return this.fetched?.unreadable ?? 0;
  }

  get outgoing(): readonly Outgoing[] {
    return this.unconfirmed;
  }

  /** The outgoing messages that are not among the messages yet. */
  get shownOutgoing(): readonly Outgoing[] {
    return this.unconfirmed.filter(({ echoId }) => echoId === null);
  }

  /** Why the messages on screen could not be fetched again. */
  get updateFailure(): Failure | null {
    return this.isLoaded && this.status.step === 'failed' ? this.status.failure : null;
  }

  get unread(): number {
    return this.fetched?.unread ?? 0;
  }

  /** The id of the newest message, or 0 if there is none. */
  get newest(): number {
    return this.fetched ? newestId(this.fetched) : 0;
  }

  /** What was said last, as far as it is held. Null if nothing was. */
  get lastSaid(): Pick<Message, 'author' | 'body'> | null {
    const outgoing = this.shownOutgoing.at(-1);
    return outgoing ? { author: 'dealer', body: outgoing.body } : (this.messages.at(-1) ?? null);
  }

  /** Whether it was fetched, and nothing has been said. */
  get isEmpty(): boolean {
    return this.isLoaded && this.lastSaid === null;
  }

  get isOnScreen(): boolean {
    return this.views > 0;
  }

  /** Whether the dealer sees the messages. */
  get isBeingRead(): boolean {
    return this.isOnScreen && this.isLoaded;
  }

  /** Whether the conversation can be dropped from memory without losing input. */
  get canBeFetchedAgain(): boolean {
    return !this.isOnScreen && this.unconfirmed.length === 0;
  }

  /** What failed only for want of a connection is no longer true. The messages stay unsent. */
  connectionReturned(): void {
    for (const [key, failure] of this.failures) if (endsWithConnection(failure)) this.failures.delete(key);
  }

  shown(): void {
    this.views += 1;
  }

  left(): void {
    this.views -= 1;
  }

  fetchStarted(): void {
    this.status = { step: 'loading' };
  }

  /** Applies a fetched conversation and keeps what was pushed during the request. */
  answered(answer: Conversation): void {
    // Messages that were pushed during the request are not part of the answer's count.
    const isLater = ({ id, author }: Message) => author === 'support' && id > newestId(answer);
    const later = this.isOnScreen ? [] : this.messages.filter(isLater);
    this.unmarked = this.unmarked.filter(isLater);
    this.fetchEnded(answer, answer.unread + later.length);
  }

  /** Applies a conversation that was fetched to look for a sent message. Its unread count stays. */
  lookedUp(answer: Conversation): void {
    if (this.isLoaded) this.fetchEnded(answer, this.unread);
    else this.answered(answer);
  }

  private fetchEnded(answer: Conversation, unread: number): void {
    const { conversation, outgoing } = withFetched(this.thread, answer);
    const { early } = this;
    this.fetched = { ...conversation, unread };
    this.unconfirmed = outgoing;
    this.early = [];
    this.status = { step: 'idle' };
    for (const { message, at } of early) this.arrived(message, at);
  }

  /** A conversation that is shown stays as it is. */
  fetchFailed(failure: Failure): void {
    if (!this.isLoaded) {
      this.early = [];
      this.isSupportTyping = false;
    }
    this.status = { step: 'failed', failure };
  }

  arrived(message: Message, at: Instant): void {
    if (this.fetched === null) return void (this.early = [...this.early, { message, at }]);
    const thread = withArrived(this.thread, message, at);
    if (thread.conversation === this.fetched) return;
    this.fetched = thread.conversation;
    this.unconfirmed = thread.outgoing;
    if (message.author === 'dealer') return;
    this.isSupportTyping = false;
    if (this.isOnScreen) this.unmarked = [...this.unmarked, message];
    else this.counted(this.unread + 1);
  }

  /** `upTo` is the newest message id when the request was sent. A later message that was not on screen stays unread. */
  markedSeen(upTo: number): void {
    if (this.isOnScreen || this.newest === upTo) this.counted(0);
    this.unmarked = this.unmarked.filter(({ id }) => id > upTo);
  }

  /** The server still counts the messages that arrived on screen as unread. */
  notMarkedSeen(): void {
    this.counted(this.unread + this.unmarked.length);
    this.unmarked = [];
  }

  supportTypes(isTyping: boolean): void {
    this.isSupportTyping = isTyping;
  }

  /** Returns a key that identifies the message until the server sends it back. */
  sent(body: string, at: Instant): number {
    const key = Math.max(at, this.lastKey + 1);
    this.lastKey = key;
    this.unconfirmed = [
      ...this.unconfirmed,
      { key, body, after: this.newest, delivery: 'pending', sentAt: at, echoId: null },
    ];
    return key;
  }

  sentAgain(key: number): void {
    this.failures.delete(key);
    this.unconfirmed = delivered(this.unconfirmed, key, 'pending');
  }

  /** The message waited for those before it. */
  sendingStarted(key: number, at: Instant): void {
    this.unconfirmed = this.unconfirmed.map(one => (one.key === key ? { ...one, sentAt: at } : one));
  }

  delivered(key: number, { conversationId, message }: SentMessage, at: Instant): void {
    const { conversation, outgoing } = withDelivered(this.thread, key, message);
    this.unconfirmed = outgoing;
    if (this.fetched) this.fetched = { ...conversation, id: conversation.id ?? conversationId };
    else if (message) this.early = [...this.early, { message, at }];
  }

  answerLost(key: number): void {
    this.unconfirmed = delivered(this.unconfirmed, key, 'checking');
  }

  outcomeUnknown(key: number): void {
    this.unconfirmed = delivered(this.unconfirmed, key, 'unknown');
  }

  notSent(key: number, failure: Failure): void {
    this.unconfirmed = delivered(this.unconfirmed, key, 'notSent');
    this.failures.set(key, failure);
  }

  /** Restores messages from before a reload. */
  restored(unsent: readonly Unsent[]): void {
    const restored = unsent.map(({ isRefused, ...message }): Outgoing => {
      return { ...message, delivery: isRefused ? 'notSent' : 'unknown', sentAt: message.key, echoId: null };
    });
    this.unconfirmed = [...restored, ...this.unconfirmed].sort((one, other) => one.key - other.key);
    this.lastKey = this.unconfirmed.at(-1)?.key ?? 0;
  }

  private get thread(): Thread {
    const { offerHashId, fetched } = this;
    return { conversation: fetched ?? { id: null, offerHashId, messages: [], unread: 0 }, outgoing: this.unconfirmed };
  }

  private counted(unread: number): void {
    if (this.fetched) this.fetched = { ...this.fetched, unread };
  }
}
