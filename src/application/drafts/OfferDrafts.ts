import { runInAction } from 'mobx';
import type { BookRecords } from '../../domain/book/BookRecord';
import type { TypedCollection } from '../../domain/book/Keeping';
import type { HashId } from '../../domain/offers/Offer';
import type { Book } from '../book/Book';
import type { TypedInput } from './TypedInput';

interface OfferDraftsOptions<Collection extends TypedCollection> {
  readonly book: Book;
  readonly input: TypedInput;
  readonly collection: Collection;
  /** The value to store for an offer; null if nothing was typed. */
  readonly typed: (hashId: HashId) => BookRecords[Collection] | null;
  /** Puts a stored value back into its field, which is empty if there is none. */
  readonly show: (hashId: HashId, stored: BookRecords[Collection] | undefined) => void;
}

/**
 * Unsent input for offers outlives a reload, and the other tabs show it. Each offer has its own record, because tabs may
 * edit different offers.
 */
export class OfferDrafts<Collection extends TypedCollection> {
  private restoring: Promise<void> | null = null;

  constructor(private readonly options: OfferDraftsOptions<Collection>) {}

  execute(hashId: HashId): void {
    const { input, collection, typed } = this.options;
    input.keepSoon(collection, hashId, () => typed(hashId));
  }

  /** The input of an offer was sent. The field shows what another tab has stored since. */
  protected async sent(hashId: HashId, isSent: (stored: BookRecords[Collection]) => boolean): Promise<void> {
    const { book, input, collection, typed, show } = this.options;
    // A value that was typed since stays, and is stored in a moment.
    if (typed(hashId) !== null) return;
    await input.discard(collection, hashId, isSent);
    const stored = await book.find(collection, hashId);
    runInAction(() => {
      if (typed(hashId) === null) show(hashId, stored);
    });
  }

  /** Restores all values once per page load, and follows the other tabs. A value that was typed since stays. */
  restore(): Promise<void> {
    this.restoring ??= this.restoreAll();
    return this.restoring;
  }

  private async restoreAll(): Promise<void> {
    const { book, input, collection, typed, show } = this.options;
    input.follow(collection, (key, value) => runInAction(() => show(key as HashId, value)));
    const stored = (await book.findAll(collection)) as ReadonlyMap<HashId, BookRecords[Collection]>;
    runInAction(() => {
      for (const [hashId, value] of stored) {
        if (typed(hashId) !== null) continue;
        show(hashId, value);
        input.restored(collection, hashId, value);
      }
    });
  }
}
