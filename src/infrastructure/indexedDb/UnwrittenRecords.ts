import { byCollection } from '../../domain/book/BookBounds';
import type { BookCollection, BookRecordOf } from '../../domain/book/BookRecord';

type Unwritten<Collection extends BookCollection> = Map<string, BookRecordOf<Collection> | null>;

const noRecords = () => byCollection<{ [Collection in BookCollection]: Unwritten<Collection> }>(() => new Map());

/** What this tab failed to write, by collection and key. Null is a removal. */
export class UnwrittenRecords {
  private collections = noRecords();

  of<Collection extends BookCollection>(collection: Collection): Unwritten<Collection> {
    return this.collections[collection];
  }

  /** The stored records with the unwritten changes, in the order of their keys. */
  applied<Collection extends BookCollection>(
    collection: Collection,
    stored: readonly BookRecordOf<Collection>[],
    prefix: string,
  ): readonly BookRecordOf<Collection>[] {
    const unwritten = [...this.of(collection)].filter(([key]) => key.startsWith(prefix));
    if (unwritten.length === 0) return stored;
    const records = new Map(stored.map(record => [record.key, record]));
    for (const [key, record] of unwritten) {
      if (record) records.set(key, record);
      else records.delete(key);
    }
    return [...records.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  clear(): void {
    this.collections = noRecords();
  }
}
