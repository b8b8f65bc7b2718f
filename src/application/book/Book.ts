import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { BookCollection, BookRecordOf, BookRecords } from '../../domain/book/BookRecord';
import { type Result, success } from '../../domain/shared/Result';
import { type Cancel, Clock } from '../ports/Clock';
import { type BookChange, type BookFailure, DealerBook, type RecordRemoval } from '../ports/DealerBook';
import { Identity } from '../ports/Identity';
import { SessionStore } from '../session/SessionStore';
import { BookStore } from './BookStore';
import { UnstoredChanges } from './UnstoredChanges';

type UndatedRecord<Collection extends BookCollection> = Omit<BookRecordOf<Collection>, 'changedAt'> &
  Partial<Pick<BookRecordOf<Collection>, 'changedAt'>>;

/** A write of this tab that is not finished. */
interface Write {
  readonly collection: BookCollection;
  readonly key: string;
  /** What is stored then. Null if the record is removed. Undefined if it is removed on a condition only. */
  readonly value: () => unknown;
}

/** The book of the dealer who is signed in. It reports what could not be written, so that callers need not. */
@injectable()
export class Book {
  private readonly writes = new Set<Write>();

  constructor(
    @inject(DealerBook) private readonly book: DealerBook,
    @inject(UnstoredChanges) private readonly unstored: UnstoredChanges,
    @inject(Clock) private readonly clock: Clock,
    @inject(Identity) private readonly identity: Identity,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(BookStore) private readonly store: BookStore,
  ) {}

  /**
   * False while the dealer signs out, and once the session has ended in another tab. A record that is stored then would
   * remain after the removal of their data.
   */
  get isOpen(): boolean {
    return this.session.isSignedIn && this.identity.hasSession();
  }

  get unfinished(): readonly Write[] {
    return [...this.writes];
  }

  /** One value. Undefined if there is none. */
  async read<Collection extends BookCollection>(
    collection: Collection,
    key: string,
  ): Promise<Result<BookRecords[Collection] | undefined, BookFailure>> {
    await this.moved();
    const record = await this.book.read(this.session.dealerKey, collection, key);
    return record.ok ? success(record.value?.value) : record;
  }

  /** The same, but also undefined if it cannot be read. */
  async find<Collection extends BookCollection>(
    collection: Collection,
    key: string,
  ): Promise<BookRecords[Collection] | undefined> {
    const stored = await this.read(collection, key);
    return stored.ok ? stored.value : undefined;
  }

  async readSome<Collection extends BookCollection>(collection: Collection, keys: readonly string[]) {
    await this.moved();
    return this.book.readSome(this.session.dealerKey, collection, keys);
  }

  async readAll<Collection extends BookCollection>(collection: Collection, prefix = '') {
    await this.moved();
    return this.book.readAll(this.session.dealerKey, collection, prefix);
  }

  /** All values whose keys start with `prefix`, by their keys. None if they cannot be read. */
  async findAll<Collection extends BookCollection>(
    collection: Collection,
    prefix = '',
  ): Promise<ReadonlyMap<string, BookRecords[Collection]>> {
    const records = await this.readAll(collection, prefix);
    return new Map(records.ok ? records.value.map(({ key, value }) => [key, value]) : []);
  }

  /** Whether the collection has any records. Null if this cannot be read. */
  async isUsed(collection: BookCollection): Promise<boolean | null> {
    const usage = await this.book.usage(this.session.dealerKey);
    return usage.ok ? usage.value[collection].count > 0 : null;
  }

  /**
   * Called after each change, by this tab or by another one. A change of a record is left out while this tab writes a newer
   * one, so that it does not undo on screen what the dealer has typed since.
   */
  onChange<Collection extends BookCollection>(
    collection: Collection,
    callback: (change: BookChange<Collection>) => void,
  ): Cancel {
    const isOutdated = (key: string) => this.writesOf(collection, key) > 1;
    return this.book.onChange(this.session.dealerKey, collection, change => {
      if (change.kind === 'removed' && isOutdated(change.key)) return;
      if (change.kind !== 'put' || !change.records.some(({ key }) => isOutdated(key))) return callback(change);
      callback({ kind: 'put', records: change.records.filter(({ key }) => !isOutdated(key)) });
    });
  }

  /** Reports each change by another tab of a record, as it is stored now. Undefined means that there is none. */
  follow<Collection extends BookCollection>(
    collection: Collection,
    changed: (key: string, stored: BookRecords[Collection] | undefined) => void,
  ): Cancel {
    const report = async (key: string) => {
      if (this.writesOf(collection, key) > 0) return;
      // The change may be older than what this tab has stored since.
      const stored = await this.read(collection, key);
      if (stored.ok && this.writesOf(collection, key) === 0) changed(key, stored.value);
    };
    return this.book.onChange(this.session.dealerKey, collection, change => {
      if (change.kind === 'put') for (const { key } of change.records) void report(key);
      else if (change.kind === 'removed') void report(change.key);
    });
  }

  /** Resolves to true when the records are on disk. A record without a time counts as changed now. */
  put<Collection extends BookCollection>(
    collection: Collection,
    values: readonly UndatedRecord<Collection>[],
  ): Promise<boolean> {
    const now = this.clock.now();
    const records = values.map(({ key, value, changedAt = now }) => ({ key, changedAt, value }));
    return this.written(
      values.map(({ key, value }) => ({ collection, key, value: () => value })),
      () => this.book.put(this.session.dealerKey, collection, records),
    );
  }

  /** Null removes the record. Resolves to true when the change is on disk. */
  keep<Collection extends BookCollection>(
    collection: Collection,
    key: string,
    value: BookRecords[Collection] | null,
  ): Promise<boolean> {
    return value === null ? this.remove(collection, key) : this.put(collection, [{ key, value }]);
  }

  /** Resolves to true when the removal is on disk. `matches` says whether to remove the stored value. */
  remove<Collection extends BookCollection>(
    collection: Collection,
    key: string,
    matches?: (stored: BookRecords[Collection]) => boolean,
  ): Promise<boolean> {
    const removal: RecordRemoval = {
      key,
      removedAt: this.clock.now(),
      ...(matches && { matches: stored => matches(stored as BookRecords[Collection]) }),
    };
    return this.written([{ collection, key, value: () => (matches ? undefined : null) }], () =>
      this.book.remove(this.session.dealerKey, collection, removal),
    );
  }

  /**
   * Changes the value that is stored now, perhaps by another tab, and returns what is stored then. `shown` returns the value
   * as this tab shows it, which is stored if the stored one cannot be read.
   */
  async changeStored<Collection extends BookCollection>(
    collection: Collection,
    key: string,
    shown: () => BookRecords[Collection],
    changed: (stored: BookRecords[Collection] | undefined) => BookRecords[Collection],
  ): Promise<BookRecords[Collection]> {
    let value = shown();
    await this.written([{ collection, key, value: shown }], async () => {
      const stored = await this.read(collection, key);
      if (stored.ok) value = changed(stored.value);
      return this.book.put(this.session.dealerKey, collection, [{ key, changedAt: this.clock.now(), value }]);
    });
    return value;
  }

  private async moved(): Promise<void> {
    if (this.isOpen) await this.unstored.moved();
  }

  private writesOf(collection: BookCollection, key: string): number {
    return this.unfinished.filter(write => write.collection === collection && write.key === key).length;
  }

  private async written(writes: readonly Write[], write: () => Promise<Result<void, BookFailure>>): Promise<boolean> {
    if (!this.isOpen) return false;
    for (const unfinished of writes) this.writes.add(unfinished);
    const answer = await write();
    for (const unfinished of writes) this.writes.delete(unfinished);
    if (this.writes.size === 0) this.unstored.written();
    runInAction(() => (answer.ok ? this.store.worked() : this.store.failed(answer.failure)));
    return answer.ok;
  }
}
