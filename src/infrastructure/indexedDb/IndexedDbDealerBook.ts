import { deleteDB, type IDBPTransaction } from 'idb';
import type { Cancel } from '../../application/ports/Clock';
import type { BookChange, BookFailure, BookUsage, DealerBook } from '../../application/ports/DealerBook';
import type { Diagnostics } from '../../application/ports/Diagnostics';
import { bookCollections, byCollection, mostRecords } from '../../domain/book/BookBounds';
import type { BookCollection, BookContents, BookRecord, BookRecordOf } from '../../domain/book/BookRecord';
import { mergedBooks } from '../../domain/book/MergedBooks';
import { failed, type Result, success } from '../../domain/shared/Result';
import { BookListeners } from '../BookListeners';
import { estimatedBytes, SAMPLE } from '../estimatedBytes';
import { BookDatabase } from './BookDatabase';
import { errorName, namedError } from './errorName';
import { type BookConnection, type Migration, migrations } from './migrations';
import { deleteEarlierDrafts, moveEarlierDrafts } from './moveEarlierDrafts';
import { UnwrittenRecords } from './UnwrittenRecords';

interface IndexedDbDealerBookOptions {
  readonly diagnostics: Diagnostics;
  /** Undefined if the page is not in a secure context. */
  readonly storage: Pick<StorageManager, 'persist'> | undefined;
  readonly migrations?: readonly Migration[];
}

/** What this tab holds for one dealer. */
interface Shelf {
  readonly name: string;
  readonly database: BookDatabase;
  readonly unwritten: UnwrittenRecords;
  readonly listeners: BookListeners;
  readonly otherTabs: BroadcastChannel;
  /** The number of writes since a bounded collection was trimmed. */
  readonly untrimmed: Map<BookCollection, number>;
}

/** A change that another tab has stored. Null if any record may have changed. */
type TabMessage = { readonly collection: BookCollection; readonly change: BookChange<BookCollection> } | null;

/** Waits until the data is on disk, and not only with the operating system. */
const onDisk = { durability: 'strict' } as const;

export class IndexedDbDealerBook implements DealerBook {
  private readonly shelves = new Map<string, Shelf>();
  private hasAskedToPersist = false;

  constructor(private readonly options: IndexedDbDealerBookOptions) {}

  read<Collection extends BookCollection>(dealer: string, collection: Collection, key: string) {
    const { database, unwritten } = this.shelfOf(dealer);
    return this.attempt('read', async (): Promise<BookRecordOf<Collection> | undefined> => {
      const held = unwritten.of(collection).get(key);
      return held === undefined ? database.use(connection => connection.get(collection, key)) : (held ?? undefined);
    });
  }

  readAll<Collection extends BookCollection>(dealer: string, collection: Collection, prefix = '') {
    const { database, unwritten } = this.shelfOf(dealer);
    return this.attempt('readAll', async (): Promise<readonly BookRecordOf<Collection>[]> => {
      const range = prefix === '' ? null : IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const stored = await database.use(connection => connection.getAll(collection, range));
      return unwritten.applied(collection, stored, prefix);
    });
  }

  async put<Collection extends BookCollection>(
    dealer: string,
    collection: Collection,
    records: readonly BookRecordOf<Collection>[],
  ): Promise<Result<void, BookFailure>> {
    const { database, unwritten } = this.shelfOf(dealer);
    this.askToPersist();
    const answer = await this.attempt('put', () =>
      database.use(async connection => {
        const transaction = connection.transaction(collection, 'readwrite', onDisk);
        await allOrNothing(
          transaction,
          records.map(record => () => transaction.store.put(record)),
        );
      }),
    );
    for (const record of records) {
      if (answer.ok) unwritten.of(collection).delete(record.key);
      else unwritten.of(collection).set(record.key, record);
    }
    if (answer.ok) await this.trim(dealer, collection, records.length);
    this.changed(dealer, collection, { kind: 'put', records }, answer.ok);
    return answer;
  }

  async remove(dealer: string, collection: BookCollection, key: string): Promise<Result<void, BookFailure>> {
    const { database, unwritten } = this.shelfOf(dealer);
    const answer = await this.attempt('remove', () =>
      database.use(async connection => {
        const { store, done } = connection.transaction(collection, 'readwrite', onDisk);
        await Promise.all([store.delete(key), done]);
      }),
    );
    if (answer.ok) unwritten.of(collection).delete(key);
    else unwritten.of(collection).set(key, null);
    this.changed(dealer, collection, { kind: 'removed', key }, answer.ok);
    return answer;
  }

  onChange<Collection extends BookCollection>(
    dealer: string,
    collection: Collection,
    callback: (change: BookChange<Collection>) => void,
  ): Cancel {
    return this.shelfOf(dealer).listeners.add(collection, callback);
  }

  usage(dealer: string): Promise<Result<BookUsage, BookFailure>> {
    return this.attempt('usage', () =>
      this.shelfOf(dealer).database.use(async connection => {
        const transaction = connection.transaction(bookCollections);
        const sizes = await Promise.all(
          bookCollections.map(async collection => {
            const store = transaction.objectStore(collection);
            const [count, sample] = await Promise.all([store.count(), store.getAll(null, SAMPLE)]);
            return { count, bytes: estimatedBytes(sample, count) };
          }),
        );
        return byCollection<BookUsage>(collection => sizes[bookCollections.indexOf(collection)]!);
      }),
    );
  }

  contents(dealer: string): Promise<Result<BookContents, BookFailure>> {
    const { database, unwritten } = this.shelfOf(dealer);
    return this.attempt('contents', async () => {
      const stored = await database.use(connection => readStores(connection.transaction(bookCollections)));
      return withUnwritten(stored, unwritten);
    });
  }

  async merge(dealer: string, contents: BookContents): Promise<Result<void, BookFailure>> {
    const { database, unwritten } = this.shelfOf(dealer);
    this.askToPersist();
    const answer = await this.attempt('merge', () =>
      database.use(async connection => {
        const transaction = connection.transaction(bookCollections, 'readwrite', onDisk);
        const stored = await readStores(transaction);
        const merged = mergedBooks(withUnwritten(stored, unwritten), contents);
        const writes = bookCollections.flatMap(collection => {
          const store = transaction.objectStore(collection);
          const { put, remove } = difference(stored[collection], merged[collection]);
          return [...put.map(record => () => store.put(record)), ...remove.map(key => () => store.delete(key))];
        });
        await allOrNothing(transaction, writes);
      }),
    );
    if (answer.ok) this.replaced(dealer);
    return answer;
  }

  async removeAll(dealer: string): Promise<Result<void, BookFailure>> {
    const { name, database } = this.shelfOf(dealer);
    const answer = await this.attempt('removeAll', async () => {
      await deleteEarlierDrafts(dealer);
      const isEmpty = await database.use(emptied).catch(() => false);
      await database.close();
      await new Promise<void>((resolve, reject) => {
        // An empty database is deleted when the other tabs close it.
        const blocked = () => (isEmpty ? resolve() : reject(namedError('BlockedError')));
        deleteDB(name, { blocked }).then(resolve, reject);
      });
    });
    if (answer.ok) this.replaced(dealer);
    return answer;
  }

  private shelfOf(dealer: string): Shelf {
    const known = this.shelves.get(dealer);
    if (known) return known;
    const name = `paddock-book-${dealer}`;
    const shelf: Shelf = {
      name,
      database: new BookDatabase({
        name,
        migrations: this.options.migrations ?? migrations,
        opened: async connection => void (await this.attempt('move', () => moveEarlierDrafts(dealer, connection))),
      }),
      unwritten: new UnwrittenRecords(),
      listeners: new BookListeners(),
      otherTabs: new BroadcastChannel(name),
      untrimmed: new Map(),
    };
    shelf.otherTabs.onmessage = ({ data }: MessageEvent<TabMessage>) => changedElsewhere(shelf, data);
    this.shelves.set(dealer, shelf);
    return shelf;
  }

  private changed<Collection extends BookCollection>(
    dealer: string,
    collection: Collection,
    change: BookChange<Collection>,
    isStored: boolean,
  ): void {
    const { listeners, otherTabs } = this.shelfOf(dealer);
    if (isStored) otherTabs.postMessage({ collection, change });
    listeners.changed(collection, change);
  }

  private replaced(dealer: string): void {
    const { listeners, otherTabs, unwritten } = this.shelfOf(dealer);
    unwritten.clear();
    otherTabs.postMessage(null);
    listeners.replaced();
  }

  /** Counting a large collection takes long, so it is not counted with each write. */
  private async trim(dealer: string, collection: BookCollection, written: number): Promise<void> {
    const most = mostRecords[collection];
    const { database, untrimmed } = this.shelfOf(dealer);
    const since = (untrimmed.get(collection) ?? most) + written;
    untrimmed.set(collection, since);
    if (most === Infinity || since < most / 100) return;
    untrimmed.set(collection, 0);
    await this.attempt('trim', () =>
      database.use(async connection => {
        const { store, done } = connection.transaction(collection, 'readwrite');
        const excess = Math.max(0, (await store.count()) - most);
        const oldest = excess === 0 ? [] : await store.index('changedAt').getAllKeys(null, excess);
        await Promise.all([...oldest.map(key => store.delete(key)), done]);
      }),
    );
  }

  /** Asks the browser not to delete the data when the disk is full. */
  private askToPersist(): void {
    if (this.hasAskedToPersist) return;
    this.hasAskedToPersist = true;
    void this.attempt('persist', async () => this.options.storage?.persist());
  }

  /** The report names the error without its message, which could contain data. */
  private async attempt<Value>(what: string, work: () => Promise<Value>): Promise<Result<Value, BookFailure>> {
    try {
      return success(await work());
    } catch (error) {
      const name = errorName(error);
      this.options.diagnostics.report({ kind: 'bookFailed', where: `book: ${what}`, what: name });
      return failed(failures[name] ?? { reason: 'unavailable' });
    }
  }
}

const failures: { readonly [ErrorName in string]?: BookFailure } = {
  QuotaExceededError: { reason: 'full' },
  BlockedError: { reason: 'blocked' },
  VersionError: { reason: 'newerBook' },
};

function changedElsewhere({ listeners, unwritten }: Shelf, message: TabMessage): void {
  if (!message) {
    unwritten.clear();
    listeners.replaced();
    return;
  }
  const { collection, change } = message;
  // The other tab has stored a later value.
  if (change.kind === 'removed') unwritten.of(collection).delete(change.key);
  if (change.kind === 'put') for (const { key } of change.records) unwritten.of(collection).delete(key);
  listeners.changed(collection, change);
}

async function readStores(transaction: {
  objectStore(collection: BookCollection): { getAll(): Promise<readonly BookRecord<unknown>[]> };
}): Promise<BookContents> {
  const stores = await Promise.all(bookCollections.map(collection => transaction.objectStore(collection).getAll()));
  return byCollection<BookContents>(collection => stores[bookCollections.indexOf(collection)]!);
}

const withUnwritten = (stored: BookContents, unwritten: UnwrittenRecords): BookContents =>
  byCollection<BookContents>(collection => unwritten.applied(collection, stored[collection], ''));

/** What leads from the stored records to the merged ones, which share unchanged objects with them. */
function difference(stored: readonly BookRecord<unknown>[], merged: readonly BookRecord<unknown>[]) {
  const unchanged = new Set(stored);
  const kept = new Set(merged.map(({ key }) => key));
  return {
    put: merged.filter(record => !unchanged.has(record)),
    remove: stored.map(({ key }) => key).filter(key => !kept.has(key)),
  };
}

async function allOrNothing(
  transaction: Pick<IDBPTransaction, 'abort' | 'commit' | 'done'>,
  writes: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const pending: Promise<unknown>[] = [transaction.done];
  try {
    for (const write of writes) pending.push(write());
    // A page that is being unloaded gets no more events, and the browser rolls back an uncommitted transaction.
    transaction.commit();
  } catch (error) {
    // A request that cannot be made does not abort the transaction.
    transaction.abort();
    await Promise.allSettled(pending);
    throw error;
  }
  await Promise.all(pending);
}

async function emptied(connection: BookConnection): Promise<true> {
  const transaction = connection.transaction(bookCollections, 'readwrite', onDisk);
  await Promise.all([
    ...bookCollections.map(collection => transaction.objectStore(collection).clear()),
    transaction.done,
  ]);
  return true;
}
