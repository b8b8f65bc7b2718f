import type { DealerBook } from '../../src/application/ports/DealerBook';
import type { BookCollection, BookRecords } from '../../src/domain/book/BookRecord';

/** The records in the book, for tests that look at them or put them there. */
export class KeptRecords {
  constructor(private readonly book: DealerBook) {}

  async read<Collection extends BookCollection>(
    dealer: string,
    collection: Collection,
    key: string,
  ): Promise<BookRecords[Collection] | undefined> {
    return (await this.readAll(dealer, collection)).get(key);
  }

  /** By their keys. */
  async readAll<Collection extends BookCollection>(
    dealer: string,
    collection: Collection,
  ): Promise<ReadonlyMap<string, BookRecords[Collection]>> {
    const records = await this.book.readAll(dealer, collection);
    if (!records.ok) throw new Error(records.failure.reason);
    return new Map(records.value.map(({ key, value }) => [key, value]));
  }

  async keep<Collection extends BookCollection>(
    dealer: string,
    collection: Collection,
    key: string,
    value: BookRecords[Collection],
  ): Promise<void> {
    await this.book.put(dealer, collection, [{ key, changedAt: 0, value }]);
  }

  async discard(dealer: string, collection: BookCollection, key: string): Promise<void> {
    await this.book.remove(dealer, collection, { key, removedAt: 0 });
  }
}
