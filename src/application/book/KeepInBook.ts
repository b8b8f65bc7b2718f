import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { BookRecords } from '../../domain/book/BookRecord';
import type { HeldCollection } from '../../domain/book/Keeping';
import { Book } from './Book';
import { BookStore } from './BookStore';

/** Stores one record of the dealer's own data. The value shows at once, also if it cannot be stored. */
@injectable()
export class KeepInBook {
  constructor(
    @inject(Book) private readonly book: Book,
    @inject(BookStore) private readonly store: BookStore,
  ) {}

  /** Null removes the record. Resolves to true when the change is on disk. */
  async execute<Collection extends HeldCollection>(
    collection: Collection,
    key: string,
    value: BookRecords[Collection] | null,
  ): Promise<boolean> {
    if (!this.book.isOpen) return false;
    runInAction(() =>
      value === null ? this.store.removed(collection, key) : this.store.put(collection, [{ key, value }]),
    );
    return this.book.keep(collection, key, value);
  }

  /** The dealer has read why nothing is stored. */
  dismissProblem(): void {
    this.store.problemDismissed();
  }
}
