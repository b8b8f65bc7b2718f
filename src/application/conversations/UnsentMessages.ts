import { injectable } from 'inversify';
import type { UnsentMessage } from '../../domain/book/BookRecord';
import type { HashId } from '../../domain/offers/Offer';
import { Book } from '../book/Book';
import type { HeldConversation } from './HeldConversation';

/**
 * Stores sent messages that are not known to have arrived. They survive a reload. Each message has its own record, because
 * tabs may send different messages about the same offer.
 */
@injectable()
export class UnsentMessages {
  private readonly restored = new Map<HashId, Promise<void>>();
  /** The keys of the stored messages of each conversation. */
  private readonly stored = new Map<HashId, readonly number[]>();

  constructor(private readonly book: Book) {}

  keep({ offerHashId: offer, outgoing }: HeldConversation): void {
    const unsent = outgoing.filter(({ delivery }) => delivery !== 'sent');
    const records = new Map<number, UnsentMessage | null>(this.stored.get(offer)?.map(key => [key, null]));
    for (const { key, body, after, delivery } of unsent) {
      records.set(key, { body, after, isRefused: delivery === 'notSent' });
    }
    for (const [key, record] of records) void this.book.keep('unsentMessages', `${offer} ${key}`, record);
    this.recordKeys(offer, unsent);
  }

  /** Runs once per conversation, before its first fetch, so that the fetch can find messages that arrived after all. */
  restore(conversation: HeldConversation): Promise<void> {
    const { offerHashId } = conversation;
    const restored = this.restored.get(offerHashId) ?? this.read(conversation);
    this.restored.set(offerHashId, restored);
    return restored;
  }

  /** The conversation is dropped from memory. Its messages are read again when it is opened again. */
  release(offer: HashId): void {
    this.restored.delete(offer);
    this.stored.delete(offer);
  }

  private async read(conversation: HeldConversation): Promise<void> {
    const offer = conversation.offerHashId;
    const kept = [...(await this.book.findAll('unsentMessages', `${offer} `))];
    const unsent = kept
      .map(([key, message]) => ({ ...message, key: Number(key.slice(offer.length + 1)) }))
      // The hash id of another offer may begin in the same way.
      .filter(({ key }) => Number.isSafeInteger(key));
    this.recordKeys(offer, unsent);
    conversation.restored(unsent);
  }

  private recordKeys(offer: HashId, unsent: readonly { readonly key: number }[]): void {
    this.stored.set(
      offer,
      unsent.map(({ key }) => key),
    );
  }
}
