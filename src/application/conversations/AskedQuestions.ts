import { injectable } from 'inversify';
import { compareStructural, makeAutoObservable, reaction, runInAction } from 'mobx';
import { messageBody } from '../../domain/conversations/Message';
import { type HashId, isHashId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import { nextInTurn } from '../../domain/shared/Lists';
import type { Cancel } from '../ports/Clock';
import { DealerVisitStorage } from '../session/DealerVisitStorage';
import { UnsavedWork } from '../shared/UnsavedWork';
import { ConversationStore } from './ConversationStore';
import { SendMessage } from './SendMessage';

export type QuestionState =
  | { readonly kind: 'toSend' | 'inFlight' | 'sent' }
  /** The answer was lost. The rest waits until it is known whether the message arrived. */
  | { readonly kind: 'outcomeOpen'; readonly isUnknown: boolean }
  | { readonly kind: 'refused'; readonly failure: Failure | null };

/** One message of several with the same text. */
interface AskedQuestion {
  readonly hashId: HashId;
  /** Null until its turn has come. The key of a message is null until its conversation is loaded. */
  readonly sent: { readonly key: number | null } | null;
  /** Why it was not sent. Null if nothing is known against it. */
  readonly failure: Failure | null;
}

interface Question {
  readonly hashId: HashId;
  readonly state: QuestionState;
}

const KEY = 'questions';

/** Sends one text in the conversations of several offers by one press, one after the other. */
@injectable()
export class AskedQuestions {
  /** Stays until it is sent. */
  text = '';
  isSending = false;
  /** Null while the dialog is closed. */
  private list: readonly AskedQuestion[] | null = null;

  constructor(
    private readonly conversations: ConversationStore,
    private readonly sendMessage: SendMessage,
    private readonly work: UnsavedWork,
    private readonly storage: DealerVisitStorage,
  ) {
    makeAutoObservable(this, { run: false }, { deep: false });
  }

  /** Whether the dialog is open. */
  get isOpen(): boolean {
    return this.list !== null;
  }

  /** The messages in the order of sending. A view that reads this observes them. */
  get questions(): readonly Question[] {
    return (this.list ?? []).map(one => ({ hashId: one.hashId, state: this.stateOf(one) }));
  }

  get canSend(): boolean {
    return this.isOpen && !this.isSending && messageBody(this.text) !== null;
  }

  open(hashIds: readonly HashId[]): void {
    this.isSending = false;
    this.list = [...new Set(hashIds)].map(hashId => ({ hashId, sent: null, failure: null }));
  }

  type(text: string): void {
    if (!this.isSending) this.text = text;
  }

  /** The press on 'Send n messages'. */
  send(): void {
    if (!this.canSend) return;
    this.isSending = true;
    void this.sendNext();
  }

  /** The message that is under way still gets its answer, which its conversation shows. No other one is sent. */
  close(): void {
    const asked = this.list ?? [];
    if (this.isSending) this.text = '';
    this.list = null;
    this.isSending = false;
    for (const { hashId } of asked) this.conversations.unwatchUnread(hashId);
  }

  /**
   * Follows the answers until it is cancelled, which also closes the dialog. A dialog that a reload has closed opens again,
   * with the text and the vehicles whose messages were not sent.
   */
  run(): Cancel {
    this.restore();
    const stopKeeping = reaction(
      () => this.draft,
      draft => this.storage.keep(KEY, draft),
      { equals: compareStructural },
    );
    const stop = reaction(
      () => this.questions,
      () => void this.sendNext(),
      { equals: compareStructural },
    );
    const stopWatchingUse = reaction(
      () => this.text !== '',
      isTyped => this.work.formChanged('questions', isTyped),
      { fireImmediately: true },
    );
    return () => {
      stop();
      stopWatchingUse();
      runInAction(() => {
        this.close();
        this.work.formChanged('questions', false);
      });
      stopKeeping();
    };
  }

  /** What a reload would lose. */
  private get draft(): { readonly text: string; readonly hashIds: readonly HashId[] } {
    const { isSending, list, text } = this;
    const hashIds = (list ?? []).filter(({ sent }) => (sent?.key ?? null) === null).map(({ hashId }) => hashId);
    return isSending && hashIds.length === 0 ? { text: '', hashIds } : { text, hashIds };
  }

  private restore(): void {
    const { text, hashIds } = (this.storage.read(KEY) ?? {}) as { readonly text?: unknown; readonly hashIds?: unknown };
    if (this.isOpen || this.text !== '' || typeof text !== 'string' || text === '') return;
    const offers = Array.isArray(hashIds) ? hashIds.filter(isHashId) : [];
    this.text = text;
    if (offers.length > 0) this.open(offers);
  }

  private async sendNext(): Promise<void> {
    const next = nextInTurn(this.questions);
    if (!this.isSending || !next) return;
    const { hashId } = next;
    this.changed(hashId, { sent: { key: null } });
    const conversation = this.conversations.of(hashId);
    // Without what was said before, a lost answer could not be looked for.
    if (!conversation.isLoaded) await this.conversations.read(hashId);
    runInAction(() => {
      // The dialog was closed meanwhile.
      if (!this.isSending) return;
      const key = this.sendMessage.say(hashId, this.text);
      if (key !== null) return this.changed(hashId, { sent: { key } });
      const { status } = this.conversations.of(hashId);
      const failure: Failure = status.step === 'failed' ? status.failure : { reason: 'aborted' };
      this.changed(hashId, { failure });
    });
  }

  private changed(hashId: HashId, change: Partial<AskedQuestion>): void {
    this.list = this.list?.map(one => (one.hashId === hashId ? { ...one, ...change } : one)) ?? null;
  }

  private stateOf({ hashId, sent, failure }: AskedQuestion): QuestionState {
    if (failure !== null) return { kind: 'refused', failure };
    if (sent === null) return { kind: 'toSend' };
    if (sent.key === null) return { kind: 'inFlight' };
    const conversation = this.conversations.get(hashId);
    const outgoing = conversation?.outgoing.find(({ key }) => key === sent.key);
    switch (outgoing?.delivery) {
      case 'pending':
        return { kind: 'inFlight' };
      case 'checking':
      case 'unknown':
        return { kind: 'outcomeOpen', isUnknown: outgoing.delivery === 'unknown' };
      case 'notSent':
        return { kind: 'refused', failure: conversation?.failures.get(sent.key) ?? null };
      case 'sent':
      case undefined:
        return { kind: 'sent' };
    }
  }
}
