import { injectable } from 'inversify';
import { messageBody } from '../../domain/conversations/Message';
import type { HashId } from '../../domain/offers/Offer';
import { leavesOutcomeOpen } from '../../domain/shared/Failure';
import { TypedInput } from '../forms/TypedInput';
import { Writes } from '../outcomes/Writes';
import { type Cancel, Clock } from '../ports/Clock';
import { Conversations } from '../ports/Conversations';
import { UnsavedWork } from '../shared/UnsavedWork';
import { ConversationStore } from './ConversationStore';

@injectable()
export class SendMessage {
  /** The tail of each conversation's send queue. A message waits for the one before it, to keep their order. */
  private readonly lines = new Map<HashId, Promise<void>>();
  private readonly searches = new Map<string, Cancel>();

  constructor(
    private readonly conversations: Conversations,
    private readonly store: ConversationStore,
    private readonly input: TypedInput,
    private readonly work: UnsavedWork,
    private readonly writes: Writes,
    private readonly clock: Clock,
  ) {}

  /** Sends the text of the input field. Does nothing if the text is blank or the conversation is not loaded. */
  async sendTyped(offer: HashId): Promise<void> {
    const conversation = this.store.of(offer);
    const body = messageBody(this.input.valueOf('typedMessages', offer) ?? '');
    if (body === null || !conversation.isLoaded) return;
    const { turn } = this.begin(offer, body);
    this.input.type('typedMessages', offer, null);
    // At once, so that the text does not come back if the page closes now.
    void this.input.keep('typedMessages', offer, null);
    await turn;
  }

  /**
   * Sends a text that was typed elsewhere, and returns the key of its message. What waits in the input field stays. Null
   * if the text is blank or the conversation is not loaded.
   */
  say(offer: HashId, text: string): number | null {
    const body = messageBody(text);
    return body === null || !this.store.of(offer).isLoaded ? null : this.begin(offer, body).key;
  }

  private begin(offer: HashId, body: string): { readonly key: number; readonly turn: Promise<void> } {
    const key = this.store.of(offer).sent(body, this.clock.now());
    this.store.keepUnsent(this.store.of(offer));
    return { key, turn: this.inTurn(offer, () => this.send(offer, key, body)) };
  }

  /**
   * Sends a message again when the dealer presses the button. If it may have arrived, the conversation is checked
   * first.
   */
  async again(offer: HashId, key: number): Promise<void> {
    const conversation = this.store.of(offer);
    const outgoing = conversation.outgoing.find(one => one.key === key);
    if (outgoing?.delivery !== 'notSent' && outgoing?.delivery !== 'unknown') return;
    this.searches.get(`${key} ${offer}`)?.();
    conversation.sentAgain(key);
    await this.inTurn(offer, async () => {
      const mayHaveArrived = outgoing.delivery === 'unknown';
      const canTell = !mayHaveArrived || (await this.check(offer, key)) !== null;
      if (!canTell) return conversation.outcomeUnknown(key);
      if (this.isUnconfirmed(offer, key)) await this.send(offer, key, outgoing.body);
    });
  }

  private async send(offer: HashId, key: number, body: string): Promise<void> {
    const conversation = this.store.of(offer);
    conversation.sendingStarted(key, this.clock.now());
    const answer = await this.conversations.send(offer, body);
    if (answer.ok) this.store.of(offer).delivered(key, answer.value, this.clock.now());
    else if (leavesOutcomeOpen(answer.failure)) void this.find(offer, key);
    else if (this.isUnconfirmed(offer, key)) this.store.of(offer).notSent(key, answer.failure);
    this.store.keepUnsent(this.store.of(offer));
  }

  /** Checks the outcome in the background, so that later messages do not wait. */
  private async find(offer: HashId, key: number): Promise<void> {
    if (!this.isUnconfirmed(offer, key)) return;
    const conversation = this.store.of(offer);
    const searchKey = `${key} ${offer}`;
    conversation.answerLost(key);
    this.work.writeStarted();
    const search = this.writes.search({ check: async signal => (await this.check(offer, key, signal)) === true });
    this.searches.set(searchKey, search.cancel);
    const isSeen = await search.inTime;
    if (!isSeen && this.isUnconfirmed(offer, key)) conversation.outcomeUnknown(key);
    this.work.writeEnded();
    this.store.keepUnsent(this.store.of(offer));
    // The message may still show.
    await search.seen;
    this.searches.delete(searchKey);
    this.store.keepUnsent(this.store.of(offer));
  }

  /** Whether the conversation contains the message. Null if it could not be fetched. */
  private async check(offer: HashId, key: number, signal?: AbortSignal): Promise<boolean | null> {
    if (!this.isUnconfirmed(offer, key)) return true;
    const answer = await this.conversations.byHashId(offer, signal);
    if (!answer.ok) return null;
    this.store.of(offer).lookedUp(answer.value);
    return !this.isUnconfirmed(offer, key);
  }

  private isUnconfirmed(offer: HashId, key: number): boolean {
    return this.store.of(offer).outgoing.some(one => one.key === key);
  }

  private inTurn(offer: HashId, work: () => Promise<void>): Promise<void> {
    this.work.writeStarted();
    const turn = (this.lines.get(offer) ?? Promise.resolve()).then(work).finally(() => {
      this.work.writeEnded();
      if (this.lines.get(offer) === turn) this.lines.delete(offer);
    });
    this.lines.set(offer, turn);
    return turn;
  }
}
