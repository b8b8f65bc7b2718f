import { inject, injectable } from 'inversify';
import type { UnsentMessage } from '../../domain/book/BookRecord';
import type { HashId } from '../../domain/offers/Offer';
import { Book } from '../book/Book';
import { TypedInput } from '../drafts/TypedInput';
import type { Cancel } from '../ports/Clock';
import { ConversationStore } from './ConversationStore';

/**
 * Stores typed text, and sent messages that are not known to have arrived. Both survive a reload. Other tabs show the
 * text. Each message has its own draft, because tabs may send different messages about the same offer.
 */
@injectable()
export class KeepMessageDrafts {
  private readonly restored = new Map<HashId, Promise<void>>();
  /** The keys of the stored messages of each conversation. */
  private readonly stored = new Map<HashId, readonly number[]>();
  private following: Cancel | null = null;

  constructor(
    @inject(Book) private readonly book: Book,
    @inject(TypedInput) private readonly input: TypedInput,
    @inject(ConversationStore) private readonly store: ConversationStore,
  ) {}

  typed(offer: HashId, text: string): void {
    this.store.hold(offer).typed(text);
    this.input.keepSoon('typedMessages', offer, () => this.textOf(offer));
  }

  keepText(offer: HashId): void {
    void this.input.keep('typedMessages', offer, this.textOf(offer));
  }

  keepUnsent(offer: HashId): void {
    const unsent = this.store.hold(offer).outgoing.filter(({ delivery }) => delivery !== 'sent');
    const drafts = new Map<number, UnsentMessage | null>(this.stored.get(offer)?.map(key => [key, null]));
    for (const { key, body, after, delivery } of unsent) {
      drafts.set(key, { body, after, isRefused: delivery === 'notSent' });
    }
    for (const [key, draft] of drafts) void this.book.keep('unsentMessages', `${offer} ${key}`, draft);
    this.stored.set(
      offer,
      unsent.map(({ key }) => key),
    );
  }

  /** Runs once per conversation, before its first fetch, so that the fetch can find messages that arrived after all. */
  restore(offer: HashId): Promise<void> {
    this.following ??= this.input.follow('typedMessages', (changed, text = '') => {
      this.store.get(changed as HashId)?.typed(text);
    });
    const restored = this.restored.get(offer) ?? this.read(offer);
    this.restored.set(offer, restored);
    return restored;
  }

  /** The conversation is dropped from memory. Its drafts are read again when it is opened again. */
  release(offer: HashId): void {
    if (this.input.isScheduled('typedMessages', offer)) this.keepText(offer);
    this.restored.delete(offer);
    this.stored.delete(offer);
  }

  private textOf(offer: HashId): string | null {
    return this.store.hold(offer).text || null;
  }

  private async read(offer: HashId): Promise<void> {
    const conversation = this.store.hold(offer);
    const text = await this.book.find('typedMessages', offer);
    const kept = [...(await this.book.findAll('unsentMessages', `${offer} `))];
    const unsent = kept
      .map(([key, message]) => ({ ...message, key: Number(key.slice(offer.length + 1)) }))
      // The hash id of another offer may begin in the same way.
      .filter(({ key }) => Number.isSafeInteger(key));
    this.stored.set(
      offer,
      unsent.map(({ key }) => key),
    );
    conversation.restored(text ?? '', unsent);
    if (text !== undefined && conversation.text === text) this.input.restored('typedMessages', offer, text);
  }
}
