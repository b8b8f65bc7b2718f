import type { Cancel, Clock } from '../../src/application/ports/Clock';
import type {
  BookChange,
  BookFailure,
  BookUsage,
  DealerBook,
  RecordRemoval,
} from '../../src/application/ports/DealerBook';
import { earlierNow } from '../../src/application/shared/bothClocks';
import {
  type BookCollection,
  type BookContents,
  type BookRecordOf,
  removalKey,
  removalOf,
} from '../../src/domain/book/BookRecord';
import {
  byCollection,
  expiryLimit,
  type TypedCollection,
  typedCollections,
  withinBounds,
} from '../../src/domain/book/Keeping';
import { mergedBooks } from '../../src/domain/book/mergedBooks';
import { failed, type Result, success } from '../../src/domain/shared/Result';
import { readBookFile } from '../../src/infrastructure/bookFile/readBookFile';
import { estimatedBytes, SAMPLE } from '../../src/infrastructure/indexedDb/bookTransactions';
import { BookListeners } from '../../src/infrastructure/indexedDb/SharedChanges';
import { SetAsideRecords } from '../../src/infrastructure/SetAsideRecords';
import { NodeClock } from '../backend/NodeClock';

type Records<Collection extends BookCollection> = readonly BookRecordOf<Collection>[];

/** Like a device with one disk: each tab that uses this object sees the same records. */
export class InMemoryDealerBook implements DealerBook {
  /** Makes writes fail, and also reads unless the disk is only full. */
  failure: BookFailure | null = null;
  private readonly shelves = new Map<string, BookContents>();
  private readonly listeners = new Map<string, BookListeners>();
  private readonly setAside = new SetAsideRecords();

  /** By default, drafts never expire. */
  constructor(
    private readonly clock: Pick<Clock, 'now' | 'deviceNow'> = new NodeClock(),
    private readonly draftDays = Infinity,
  ) {}

  async read<Collection extends BookCollection>(dealer: string, collection: Collection, key: string) {
    const found = this.recordsOf(dealer, collection).find(record => record.key === key);
    return found ? this.setAside.readable(dealer, collection, structuredClone(found)) : this.readable(undefined);
  }

  async readSome<Collection extends BookCollection>(dealer: string, collection: Collection, keys: readonly string[]) {
    const asked = new Set(keys);
    return this.readable(structuredClone(this.readableOf(dealer, collection).filter(({ key }) => asked.has(key))));
  }

  async readAll<Collection extends BookCollection>(dealer: string, collection: Collection, prefix = '') {
    const found = this.readableOf(dealer, collection).filter(({ key }) => key.startsWith(prefix));
    return this.readable(structuredClone(found).sort((a, b) => (a.key < b.key ? -1 : 1)));
  }

  /** Stores copies, as a database does, so that later changes by the caller have no effect. */
  async put<Collection extends BookCollection>(dealer: string, collection: Collection, records: Records<Collection>) {
    const stored = new Map(this.recordsOf(dealer, collection).map(record => [record.key, record]));
    for (const record of structuredClone(records)) stored.set(record.key, record);
    this.replace(dealer, collection, withinBounds(collection, [...stored.values()]));
    const undone = new Set(records.map(({ key }) => removalKey(collection, key)));
    const removals = this.recordsOf(dealer, 'removals').filter(({ key }) => !undone.has(key));
    this.replace(dealer, 'removals', removals);
    this.listenersOf(dealer).changed(collection, { kind: 'put', records });
    return this.written();
  }

  async remove(dealer: string, collection: BookCollection, { key, removedAt, matches }: RecordRemoval) {
    const records = this.recordsOf(dealer, collection);
    const removed = records.find(record => record.key === key);
    if (removed) {
      if (matches?.(removed.value) === false) return this.written();
      const removals = [...this.recordsOf(dealer, 'removals'), removalOf(collection, removed, removedAt)];
      const left = records.filter(record => record !== removed);
      this.replace(dealer, collection, left);
      this.replace(dealer, 'removals', withinBounds('removals', removals));
    }
    this.listenersOf(dealer).changed(collection, { kind: 'removed', key });
    return this.written();
  }

  onChange<Collection extends BookCollection>(
    dealer: string,
    collection: Collection,
    callback: (change: BookChange<Collection>) => void,
  ): Cancel {
    return this.listenersOf(dealer).add(collection, callback);
  }

  onSetAside(callback: Parameters<DealerBook['onSetAside']>[0]): Cancel {
    return this.setAside.listen(callback);
  }

  async usage(dealer: string): Promise<Result<BookUsage, BookFailure>> {
    const usage = byCollection<BookUsage>(collection => {
      const records = this.recordsOf(dealer, collection);
      return { count: records.length, bytes: estimatedBytes(records.slice(0, SAMPLE), records.length) };
    });
    return this.readable(usage);
  }

  async contents(dealer: string): Promise<Result<BookContents, BookFailure>> {
    return this.readable(structuredClone(this.shelfOf(dealer)));
  }

  async readFile(text: string) {
    return readBookFile(text);
  }

  async merge(dealer: string, contents: BookContents): Promise<Result<void, BookFailure>> {
    if (this.failure) return failed(this.failure);
    this.shelves.set(dealer, structuredClone(mergedBooks(this.shelfOf(dealer), contents)));
    this.listenersOf(dealer).replaced();
    return success(undefined);
  }

  async removeAll(dealer: string): Promise<Result<void, BookFailure>> {
    if (this.failure) return failed(this.failure);
    this.shelves.delete(dealer);
    this.listenersOf(dealer).replaced();
    return success(undefined);
  }

  private shelfOf(dealer: string): BookContents {
    const shelf = this.shelves.get(dealer) ?? byCollection<BookContents>(() => []);
    const limit = expiryLimit(earlierNow(this.clock), this.draftDays);
    const left = typedCollections.map(name => [name, shelf[name].filter(({ changedAt }) => changedAt > limit)]);
    return { ...shelf, ...(Object.fromEntries(left) as Pick<BookContents, TypedCollection>) };
  }

  private recordsOf<Collection extends BookCollection>(dealer: string, collection: Collection): Records<Collection> {
    return this.shelfOf(dealer)[collection];
  }

  private readableOf<Collection extends BookCollection>(dealer: string, collection: Collection): Records<Collection> {
    return this.setAside.without(dealer, collection, this.recordsOf(dealer, collection));
  }

  private replace(dealer: string, collection: BookCollection, records: Records<BookCollection>): void {
    this.shelves.set(dealer, { ...this.shelfOf(dealer), [collection]: records });
  }

  private listenersOf(dealer: string): BookListeners {
    const listeners = this.listeners.get(dealer) ?? new BookListeners();
    this.listeners.set(dealer, listeners);
    return listeners;
  }

  private written(): Result<void, BookFailure> {
    return this.failure ? failed(this.failure) : success(undefined);
  }

  private readable<Value>(value: Value): Result<Value, BookFailure> {
    return this.failure && this.failure.reason !== 'full' ? failed(this.failure) : success(value);
  }
}
