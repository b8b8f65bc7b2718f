import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { BookRecords } from '../../domain/book/BookRecord';
import { BookStore, type HeldCollection } from './BookStore';
import { OwnBook } from './OwnBook';

/** Stores one record of the dealer's own data. The value shows at once, also if it cannot be stored. */
@injectable()
export class KeepInBook {
  constructor(
    @inject(OwnBook) private readonly book: OwnBook,
    @inject(BookStore) private readonly store: BookStore,
  ) {}

  /** Null removes the record. Resolves to true when the change is on disk. */
  async execute<Collection extends HeldCollection>(
    collection: Collection,
    key: string,
    value: BookRecords[Collection] | null,
  ): Promise<boolean> {
    if (!this.book.isOpen) return false;
    if (value === null) {
      runInAction(() => this.store.removed(collection, key));
      return this.book.remove(collection, { key });
    }
    runInAction(() => this.store.put(collection, [{ key, value }]));
    return this.book.put(collection, [{ key, value }]);
  }

  /** The dealer has read why nothing is stored. */
  dismissProblem(): void {
    this.store.problemDismissed();
  }
}
