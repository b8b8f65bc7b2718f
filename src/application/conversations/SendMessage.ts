import { inject, injectable } from 'inversify';
import { messageBody } from '../../domain/conversations/Message';
import type { HashId } from '../../domain/offers/Offer';
import { type Failure, leavesOutcomeOpen } from '../../domain/shared/Failure';
import { Conversations } from '../ports/Conversations';
import { UnsavedWork } from '../session/UnsavedWork';
import { ConversationStore } from './ConversationStore';
import { KeepMessageDrafts } from './KeepMessageDrafts';

@injectable()
export class SendMessage {
  /** Messages arrive in the order they were written in: each waits for the one before it. */
  private readonly lines = new Map<HashId, Promise<void>>();

  constructor(
    @inject(Conversations) private readonly conversations: Conversations,
    @inject(ConversationStore) private readonly store: ConversationStore,
    @inject(KeepMessageDrafts) private readonly drafts: KeepMessageDrafts,
    @inject(UnsavedWork) private readonly work: UnsavedWork,
  ) {}

  /** What the field holds; blank text, and text in a conversation that is not there yet, stays where it is. */
  async execute(offer: HashId): Promise<void> {
    const conversation = this.store.hold(offer);
    const body = messageBody(conversation.text);
    if (body === null || !conversation.isHeld) return;
    const key = conversation.sent(body);
    this.drafts.keep(offer);
    await this.inTurn(offer, () => this.send(offer, key, body));
  }

  async again(offer: HashId, key: number): Promise<void> {
    const conversation = this.store.hold(offer);
    const outgoing = conversation.outgoing.find(one => one.key === key);
    if (outgoing?.delivery !== 'notSent') return;
    const because = conversation.failures.get(key);
    conversation.sentAgain(key);
    await this.inTurn(offer, async () => {
      // It may have arrived all the same: only the conversation itself can tell.
      const doubt = !because || leavesOutcomeOpen(because) ? await this.lookFor(offer, key) : null;
      if (doubt) return this.failed(offer, key, doubt);
      if (this.isWaiting(offer, key)) await this.send(offer, key, outgoing.body);
    });
  }

  private async send(offer: HashId, key: number, body: string): Promise<void> {
    const answer = await this.conversations.send(offer, body);
    if (!answer.ok) return this.missed(offer, key, answer.failure);
    this.store.hold(offer).delivered(key, answer.value);
    this.drafts.keep(offer);
  }

  /** Where the answer was lost, the message may stand in the conversation. */
  private async missed(offer: HashId, key: number, because: Failure): Promise<void> {
    if (leavesOutcomeOpen(because)) await this.lookFor(offer, key);
    this.failed(offer, key, because);
  }

  private failed(offer: HashId, key: number, because: Failure): void {
    if (this.isWaiting(offer, key)) this.store.hold(offer).notSent(key, because);
    this.drafts.keep(offer);
  }

  private async lookFor(offer: HashId, key: number): Promise<Failure | null> {
    if (!this.isWaiting(offer, key)) return null;
    const answer = await this.conversations.byHashId(offer, new AbortController().signal);
    if (!answer.ok) return answer.failure;
    this.store.hold(offer).lookedUp(answer.value);
    return null;
  }

  private isWaiting(offer: HashId, key: number): boolean {
    return this.store.hold(offer).outgoing.some(one => one.key === key);
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
