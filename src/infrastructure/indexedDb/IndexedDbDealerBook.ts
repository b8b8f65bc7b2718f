import { deleteDB } from 'idb';
import type { Cancel, Clock } from '../../application/ports/Clock';
import type { BookChange, BookFailure, BookUsage, DealerBook, RecordRemoval } from '../../application/ports/DealerBook';
import type { Diagnostics } from '../../application/ports/Diagnostics';
import { earlierNow } from '../../application/shared/bothClocks';
import { inTime } from '../../application/shared/inTime';
import type { BookCollection, BookContents, BookRecordOf } from '../../domain/book/BookRecord';
import { expiryLimit, mostRecords } from '../../domain/book/Keeping';
import { DAY, SECOND } from '../../domain/shared/Instant';
import { failed, type Result, success } from '../../domain/shared/Result';
import { errorName, namedError } from '../errorName';
import { SetAsideRecords } from '../SetAsideRecords';
import { BookDatabase } from './BookDatabase';
import {
  deleteAllRecords,
  deleteExpired,
  deleteOldest,
  deleteRecord,
  mergeContents,
  putRecords,
  readContents,
  readRecords,
  readUsage,
} from './bookTransactions';
import { type Migration, migrations } from './migrations';
import { SharedChanges } from './SharedChanges';
import { UnwrittenRecords } from './UnwrittenRecords';

export interface IndexedDbDealerBookOptions {
  readonly diagnostics: Diagnostics;
  readonly clock: Pick<Clock, 'now' | 'deviceNow' | 'after'>;
  /** Drafts are deleted so many days after their last change. */
  readonly draftDays: number;
  /** Undefined if the page is not in a secure context. */
  readonly storage: Pick<StorageManager, 'persist'> | undefined;
  /** Whether the browser denies this site every storage. Chromium then fails to open a database with an `UnknownError`. */
  readonly isStorageDenied?: () => boolean;
  readonly migrations?: readonly Migration[];
}

/** What this tab holds for one dealer. */
interface OneDealer {
  readonly name: string;
  readonly database: BookDatabase;
  readonly unwritten: UnwrittenRecords;
  readonly changes: SharedChanges;
  /** The number of writes since a bounded collection was trimmed. */
  readonly untrimmed: Map<BookCollection, number>;
}

export class IndexedDbDealerBook implements DealerBook {
  private readonly dealers = new Map<string, OneDealer>();
  private readonly setAside = new SetAsideRecords();
  private hasAskedToPersist = false;

  constructor(private readonly options: IndexedDbDealerBookOptions) {
    this.setAside.listen((_, collection) =>
      options.diagnostics.report({ kind: 'bookFailed', where: `book: ${collection}`, what: 'unreadable record' }),
    );
  }

  async read<Collection extends BookCollection>(dealer: string, collection: Collection, key: string) {
    const { database, unwritten } = this.of(dealer);
    const read = async (): Promise<BookRecordOf<Collection> | undefined> => {
      const held = unwritten.of(collection).get(key);
      if (held !== undefined) return held ?? undefined;
      return database.use(connection => connection.get(collection, key));
    };
    const answer = await this.attempt('read', read, () => undefined);
    return answer.ok ? this.setAside.readable(dealer, collection, answer.value) : answer;
  }

  readSome<Collection extends BookCollection>(dealer: string, collection: Collection, keys: readonly string[]) {
    const { database, unwritten } = this.of(dealer);
    const asked = new Set(keys);
    const changed = () => unwritten.applied(collection, [], '').filter(({ key }) => asked.has(key));
    const read = async (): Promise<readonly BookRecordOf<Collection>[]> => {
      const stored = await database.use(connection => readRecords(connection, collection, keys));
      const readable = this.setAside.without(dealer, collection, stored);
      return unwritten.applied(collection, readable, '').filter(({ key }) => asked.has(key));
    };
    return this.attempt('read', read, changed);
  }

  readAll<Collection extends BookCollection>(dealer: string, collection: Collection, prefix = '') {
    const { database, unwritten } = this.of(dealer);
    const readAll = async (): Promise<readonly BookRecordOf<Collection>[]> => {
      const range = prefix === '' ? null : IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const stored = await database.use(connection => connection.getAll(collection, range));
      return unwritten.applied(collection, this.setAside.without(dealer, collection, stored), prefix);
    };
    return this.attempt('readAll', readAll, () => unwritten.applied(collection, [], prefix));
  }

  async put<Collection extends BookCollection>(
    dealer: string,
    collection: Collection,
    records: readonly BookRecordOf<Collection>[],
  ): Promise<Result<void, BookFailure>> {
    const { database, unwritten, changes } = this.of(dealer);
    this.askToPersist();
    const answer = await this.attempt('put', () =>
      database.use(connection => putRecords(connection, collection, records)),
    );
    for (const record of records) {
      if (answer.ok) unwritten.stored(collection, record.key);
      else unwritten.put(collection, record);
    }
    changes.changed(collection, { kind: 'put', records }, answer.ok);
    if (answer.ok) await this.trim(dealer, collection, records.length);
    return answer;
  }

  async remove(dealer: string, collection: BookCollection, removal: RecordRemoval): Promise<Result<void, BookFailure>> {
    const { database, unwritten, changes } = this.of(dealer);
    const { key, removedAt, matches } = removal;
    const held = unwritten.of(collection).get(key);
    if (held && matches?.(held.value) === false) return success(undefined);
    const answer = await this.attempt('remove', () =>
      database.use(connection => deleteRecord(connection, collection, held ? { key, removedAt } : removal)),
    );
    if (answer.ok && !answer.value) return success(undefined);
    if (answer.ok) unwritten.stored(collection, key);
    else unwritten.removed(collection, key, removedAt);
    changes.changed(collection, { kind: 'removed', key }, answer.ok);
    if (answer.ok) await this.trim(dealer, 'removals', 1);
    return answer.ok ? success(undefined) : answer;
  }

  onChange<Collection extends BookCollection>(
    dealer: string,
    collection: Collection,
    callback: (change: BookChange<Collection>) => void,
  ): Cancel {
    return this.of(dealer).changes.listeners.add(collection, callback);
  }

  onSetAside(callback: Parameters<DealerBook['onSetAside']>[0]): Cancel {
    return this.setAside.listen(callback);
  }

  usage(dealer: string): Promise<Result<BookUsage, BookFailure>> {
    return this.attempt('usage', () => this.of(dealer).database.use(readUsage, PATIENCE));
  }

  contents(dealer: string): Promise<Result<BookContents, BookFailure>> {
    const { database, unwritten } = this.of(dealer);
    return this.attempt('contents', () => database.use(connection => readContents(connection, unwritten), PATIENCE));
  }

  async readFile(text: string) {
    const { readBookFile } = await import(/* webpackChunkName: "book-file" */ '../bookFile/readBookFile');
    return readBookFile(text);
  }

  async merge(dealer: string, contents: BookContents): Promise<Result<void, BookFailure>> {
    const isImport = Object.values(contents).flat().length > FEW_RECORDS;
    return this.mergeWithin(dealer, contents, isImport ? PATIENCE : undefined);
  }

  private async mergeWithin(
    dealer: string,
    contents: BookContents,
    limit: number | undefined,
  ): Promise<Result<void, BookFailure>> {
    const { database, unwritten, changes } = this.of(dealer);
    this.askToPersist();
    const answer = await this.attempt('merge', () =>
      database.use(connection => mergeContents(connection, unwritten, contents), limit),
    );
    if (answer.ok) changes.replaced();
    return answer;
  }

  async removeAll(dealer: string): Promise<Result<void, BookFailure>> {
    const { name, database, changes } = this.of(dealer);
    const removeAll = async () => {
      const isEmpty = await database.use(deleteAllRecords).then(
        () => true,
        () => false,
      );
      await database.close();
      await new Promise<void>((resolve, reject) => {
        // An empty database is deleted when the other tabs close it.
        const blocked = () => (isEmpty ? resolve() : reject(namedError('BlockedError')));
        deleteDB(name, { blocked }).then(resolve, reject);
      });
    };
    const answer = await this.attempt(
      'removeAll',
      () => inTime(this.options.clock, removeAll(), PATIENCE),
      () => undefined,
    );
    if (answer.ok) changes.replaced();
    return answer;
  }

  private of(dealer: string): OneDealer {
    const known = this.dealers.get(dealer);
    if (known) return known;
    const { clock, draftDays } = this.options;
    const name = `paddock-book-${dealer}`;
    let expiresNext = -Infinity;
    const database = new BookDatabase({
      name,
      migrations: this.options.migrations ?? migrations,
      clock,
      used: connection => {
        const now = earlierNow(clock);
        if (now < expiresNext) return;
        expiresNext = now + DAY;
        void this.attempt('expire', () => deleteExpired(connection, expiryLimit(now, draftDays)));
      },
      recovered: () => void this.catchUp(dealer),
    });
    const unwritten = new UnwrittenRecords();
    const changes = new SharedChanges({ name, unwritten, read: (...keys) => this.readSome(dealer, ...keys) });
    const held = { name, database, unwritten, changes, untrimmed: new Map() };
    this.dealers.set(dealer, held);
    return held;
  }

  /** Stores what could not be written while the database did not answer, unless there is a newer record of it. */
  private async catchUp(dealer: string): Promise<void> {
    const { unwritten, changes } = this.of(dealer);
    const contents = unwritten.contents();
    if (Object.values(contents).some(records => records.length > 0)) await this.mergeWithin(dealer, contents, PATIENCE);
    // Nothing could be read meanwhile.
    else changes.listeners.replaced();
  }

  /** Counting a large collection takes long, so it is not counted with each write. */
  private async trim(dealer: string, collection: BookCollection, written: number): Promise<void> {
    const most = mostRecords(collection);
    const { database, untrimmed } = this.of(dealer);
    const since = (untrimmed.get(collection) ?? most) + written;
    untrimmed.set(collection, since);
    if (most === Infinity || since < most / 100) return;
    untrimmed.set(collection, 0);
    await this.attempt('trim', () => database.use(connection => deleteOldest(connection, collection, most)));
  }

  /** Asks the browser not to delete the data when the disk is full. */
  private askToPersist(): void {
    if (this.hasAskedToPersist) return;
    this.hasAskedToPersist = true;
    void this.attempt('persist', async () => this.options.storage?.persist());
  }

  private storesNothing(name: string): boolean {
    return denials.has(name) || (this.options.isStorageDenied?.() ?? false);
  }

  /**
   * The report names the error without its message, which could contain data. `inMemory` is the value if the browser
   * stores nothing for this site: there is nothing to read then.
   */
  private async attempt<Value>(
    what: string,
    work: () => Promise<Value>,
    inMemory?: () => Value,
  ): Promise<Result<Value, BookFailure>> {
    try {
      return success(await work());
    } catch (error) {
      const name = errorName(error);
      this.options.diagnostics.report({ kind: 'bookFailed', where: `book: ${what}`, what: name });
      if (inMemory && this.storesNothing(name)) return success(inMemory());
      return failed(failures[name] ?? { reason: 'unavailable' });
    }
  }
}

/** Milliseconds for calls about the whole book, which may be large. Only the page 'My data' waits for them, or nobody. */
const PATIENCE = 10 * SECOND;

/** A merge of so many records is the import of a file. */
const FEW_RECORDS = 1_000;

/** Site data is blocked, or the browser has no databases. A database that cannot be opened has another error. */
const denials: ReadonlySet<string> = new Set(['SecurityError', 'ReferenceError']);

const failures: { readonly [ErrorName in string]?: BookFailure } = {
  QuotaExceededError: { reason: 'full' },
  BlockedError: { reason: 'blocked' },
  TimeoutError: { reason: 'silent' },
  VersionError: { reason: 'newerBook' },
};
