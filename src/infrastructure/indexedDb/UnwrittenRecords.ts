import {
  type BookCollection,
  type BookContents,
  type BookRecordOf,
  removalKey,
  removalOf,
} from '../../domain/book/BookRecord';
import { byCollection, contentsOf } from '../../domain/book/Keeping';
import type { Instant } from '../../domain/shared/Instant';

type Unwritten<Collection extends BookCollection> = Map<string, BookRecordOf<Collection> | null>;

const noRecords = () => byCollection<{ [Collection in BookCollection]: Unwritten<Collection> }>(() => new Map());

/** What this tab failed to write, by collection and key. Null is a removal. */
export class UnwrittenRecords {
  private collections = noRecords();

  of<Collection extends BookCollection>(collection: Collection): Unwritten<Collection> {
    return this.collections[collection];
  }

  /** A later value of the record is on disk. */
  stored(collection: BookCollection, key: string): void {
    this.of(collection).delete(key);
    this.of('removals').delete(removalKey(collection, key));
  }

  put<Collection extends BookCollection>(collection: Collection, record: BookRecordOf<Collection>): void {
    this.of(collection).set(record.key, record);
    this.of('removals').set(removalKey(collection, record.key), null);
  }

  removed(collection: BookCollection, key: string, removedAt: Instant): void {
    this.of(collection).set(key, null);
    const removal = removalOf(collection, { key, changedAt: removedAt, value: null }, removedAt);
    this.of('removals').set(removal.key, removal);
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

  contents(): BookContents {
    return contentsOf(collection => [...this.of(collection).values()].filter(record => record !== null));
  }

  clear(): void {
    this.collections = noRecords();
  }
}
