import { makeAutoObservable, observable, observableRef } from 'mobx';
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
import type { Failure } from '../../domain/shared/Failure';
import type { SentMessage } from '../ports/Conversations';

type ConversationStatus =
  { readonly step: 'loading' } | { readonly step: 'idle' } | { readonly step: 'failed'; readonly because: Failure };

/** A message of an earlier page that is not known to have arrived. */
export interface Unsent extends Pick<Outgoing, 'body' | 'after'> {
  /** The server refused it; otherwise its answer may have been lost. */
  readonly isRefused: boolean;
}

/** The conversation about one offer, and what the dealer is writing in it. */
export class HeldConversation {
  status: ConversationStatus = { step: 'idle' };
  isSupportTyping = false;
  /** In the field and not sent. */
  text = '';
  /** Why the server refused a message, by its key; a message of an earlier page has no reason. */
  readonly failures = observable.map<number, Failure>(undefined, { deep: false });
  /** Null until it was fetched, and again where fetching it failed. */
  private fetched: Conversation | null = null;
  private waiting: readonly Outgoing[] = [];
  /** Pushed while there was nothing yet to append them to. */
  private early: readonly Message[] = [];
  private lastKey = 0;
  /** Places on screen that show it. */
  private views = 0;

  constructor(readonly offerHashId: HashId) {
    makeAutoObservable<this, 'fetched' | 'waiting' | 'early' | 'lastKey'>(this, {
      offerHashId: false,
      status: observableRef,
      failures: false,
      fetched: observableRef,
      waiting: observableRef,
      early: false,
      lastKey: false,
    });
  }

  get id(): ConversationId | null {
    return this.fetched?.id ?? null;
  }

  get isHeld(): boolean {
    return this.fetched !== null;
  }

  get messages(): readonly Message[] {
    return this.fetched?.messages ?? [];
  }

  get outgoing(): readonly Outgoing[] {
    return this.waiting;
  }

  get unread(): number {
    return this.fetched?.unread ?? 0;
  }

  /** The id of the newest message; 0 where there is none. */
  get newest(): number {
    return this.fetched ? newestId(this.fetched) : 0;
  }

  get isOnScreen(): boolean {
    return this.views > 0;
  }

  /** It stands on screen, and what is said in it with it. */
  get isBeingRead(): boolean {
    return this.isOnScreen && this.isHeld;
  }

  /** Nothing in it would be lost with it: what was said can be fetched again. */
  get canBeFetchedAgain(): boolean {
    return !this.isOnScreen && this.text === '' && this.waiting.length === 0;
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

  /** What was pushed while the answer was on its way is not undone by it. */
  answered(answer: Conversation): void {
    const { conversation, outgoing } = withFetched(this.thread, answer);
    const { early } = this;
    this.fetched = { ...conversation, unread: answer.unread };
    this.waiting = outgoing;
    this.early = [];
    this.status = { step: 'idle' };
    for (const message of early) this.arrived(message);
  }

  /** Fetched to look for a message, not to be seen: what counts as unread here stays so. */
  lookedUp(answer: Conversation): void {
    this.answered(this.isHeld ? { ...answer, unread: this.unread } : answer);
  }

  fetchFailed(because: Failure): void {
    this.fetched = null;
    this.early = [];
    this.isSupportTyping = false;
    this.status = { step: 'failed', because };
  }

  /** A message pushed for this conversation. */
  arrived(message: Message): void {
    if (this.fetched === null) return void (this.early = [...this.early, message]);
    const thread = withArrived(this.thread, message);
    if (thread.conversation === this.fetched) return;
    this.fetched = thread.conversation;
    this.waiting = thread.outgoing;
    if (message.author === 'dealer') return;
    this.isSupportTyping = false;
    if (!this.isOnScreen) this.counted(this.unread + 1);
  }

  /** `upTo`: the newest message when it was marked. One that came since, to nobody's eyes, is still unread. */
  markedSeen(upTo: number): void {
    if (this.isOnScreen || this.newest === upTo) this.counted(0);
  }

  supportTypes(isTyping: boolean): void {
    this.isSupportTyping = isTyping;
  }

  typed(text: string): void {
    this.text = text;
  }

  /** The key by which the message is spoken of until it has come back. */
  sent(body: string): number {
    const key = this.write({ body, after: this.newest }, 'pending');
    this.text = '';
    return key;
  }

  sentAgain(key: number): void {
    this.failures.delete(key);
    this.waiting = delivered(this.waiting, key, 'pending');
  }

  delivered(key: number, { conversationId, message }: SentMessage): void {
    const { conversation, outgoing } = withDelivered(this.thread, key, message);
    this.waiting = outgoing;
    if (this.fetched) this.fetched = { ...conversation, id: conversation.id ?? conversationId };
    else if (message) this.early = [...this.early, message];
  }

  answerLost(key: number): void {
    this.waiting = delivered(this.waiting, key, 'checking');
  }

  outcomeUnknown(key: number): void {
    this.waiting = delivered(this.waiting, key, 'unknown');
  }

  notSent(key: number, because: Failure): void {
    this.waiting = delivered(this.waiting, key, 'notSent');
    this.failures.set(key, because);
  }

  /** What a reload interrupted; what is typed already is newer. */
  restored(text: string, unsent: readonly Unsent[]): void {
    if (this.text === '') this.text = text;
    for (const one of unsent) this.write(one, one.isRefused ? 'notSent' : 'unknown');
  }

  private get thread(): Thread {
    const { offerHashId, fetched } = this;
    return { conversation: fetched ?? { id: null, offerHashId, messages: [], unread: 0 }, outgoing: this.waiting };
  }

  private counted(unread: number): void {
    if (this.fetched) this.fetched = { ...this.fetched, unread };
  }

  private write({ body, after }: Pick<Outgoing, 'body' | 'after'>, delivery: Outgoing['delivery']): number {
    this.lastKey += 1;
    this.waiting = [...this.waiting, { body, after, key: this.lastKey, delivery }];
    return this.lastKey;
  }
}
