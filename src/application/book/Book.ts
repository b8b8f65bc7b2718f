import { injectable } from 'inversify';
import { compareStructural, runInAction, when } from 'mobx';
import type { BookCollection, BookRecordOf, BookRecords } from '../../domain/book/BookRecord';
import { completeRecord } from '../../domain/book/completeValue';
import {
  byCollection,
  expires,
  type HeldCollection,
  heldCollections,
  type HeldPart,
  holderOf,
} from '../../domain/book/Keeping';
import type { Instant } from '../../domain/shared/Instant';
import { type Result, success } from '../../domain/shared/Result';
import { type Cancel, Clock } from '../ports/Clock';
import { type BookChange, type BookFailure, DealerBook, type RecordRemoval } from '../ports/DealerBook';
import { Identity } from '../ports/Identity';
import { Preferences } from '../ports/Preferences';
import { DealerVisitStorage } from '../session/DealerVisitStorage';
import { SessionStore } from '../session/SessionStore';
import { laterNow } from '../shared/bothClocks';
import { BookStore, type RecordChange } from './BookStore';
import { type UnstoredChange, UnstoredChanges } from './UnstoredChanges';

type UndatedRecord<Collection extends BookCollection> = Omit<BookRecordOf<Collection>, 'changedAt'> &
  Partial<Pick<BookRecordOf<Collection>, 'changedAt'>>;

const SET_ASIDE = 'setAside';
/** More are said again. */
const MOST_SET_ASIDE = 50;

/** A write of this tab that is not finished. */
interface Write {
  readonly collection: BookCollection;
  readonly key: string;
  readonly changedAt: Instant;
  /** What is stored then. Null if the record is removed. Undefined if it is removed on a condition only. */
  readonly value: () => unknown;
}

/** The data of a part of the app that is held in memory. */
interface Holding {
  readonly cancels: readonly Cancel[];
  isReading: boolean;
  whenRead: Promise<void>;
}

/**
 * The own data of the dealer who is signed in: reads it, changes it and follows its changes. While it is open, it
 * reports what could not be written, so that callers need not.
 */
@injectable()
export class Book {
  private readonly unstored: UnstoredChanges;
  /** What the page before the reload could not store is moved into the book once, before the first read. */
  private moving: Promise<void> | null = null;
  private readonly writes = new Set<Write>();
  /** The last write of typed input that failed, by dealer and record. Nothing else keeps it over a reload. */
  private readonly lost = new Map<string, Write>();
  /** Those that do not go through the book. */
  private readonly otherWrites = new Set<() => UnstoredChange>();
  private lastChange: Promise<unknown> = Promise.resolve();
  /** Whose data is held. */
  private heldDealer = '';
  private readonly holdings = new Map<HeldPart, Holding>();
  /** Counts the changes, because an answer may be older than a change that arrived before it. */
  private readonly changes = byCollection<{ [Name in BookCollection]: number }>(() => 0);

  constructor(
    private readonly dealerBook: DealerBook,
    private readonly clock: Clock,
    private readonly identity: Identity,
    private readonly session: SessionStore,
    /** What is held in memory, and observed. */
    readonly held: BookStore,
    private readonly preferences: Preferences,
    storage: DealerVisitStorage,
  ) {
    this.unstored = new UnstoredChanges(dealerBook, held, storage, session, clock);
  }

  /**
   * False while the dealer signs out, and once the session has ended in another tab. A record that is stored then would
   * remain after the removal of their data.
   */
  get isOpen(): boolean {
    return this.session.isSignedIn && this.identity.hasSession();
  }

  /** The dealer may be leaving the page: keeps what was typed, and what may not be on disk, for after a reload. */
  keepUnstored(typed: readonly UnstoredChange[]): void {
    const writes = this.unfinished.map(write => ({ ...write, value: write.value(), isRead: true }));
    const others = [...this.otherWrites].map(change => change());
    // A stored value that was not read is neither replaced nor discarded.
    this.unstored.keep(
      [...writes, ...others, ...typed].filter(({ value, isRead }) => value !== undefined && (isRead || value !== null)),
    );
  }

  /** A write that does not go through the book is kept over a reload too, until it is cancelled. */
  keepOverReload(change: () => UnstoredChange): Cancel {
    this.otherWrites.add(change);
    return () => {
      this.otherWrites.delete(change);
      this.endKeeping();
    };
  }

  /** What the page before the reload could not store is in the book. */
  async moved(): Promise<void> {
    if (this.isOpen) await (this.moving ??= this.unstored.move());
  }

  /** One value. Undefined if there is none. */
  async read<Collection extends BookCollection>(
    collection: Collection,
    key: string,
  ): Promise<Result<BookRecords[Collection] | undefined, BookFailure>> {
    await this.moved();
    const record = await this.dealerBook.read(this.session.dealerKey, collection, key);
    return record.ok ? success(record.value && completeRecord(collection, record.value).value) : record;
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
    const records = await this.dealerBook.readSome(this.session.dealerKey, collection, keys);
    return completed(collection, records);
  }

  async readAll<Collection extends BookCollection>(collection: Collection, prefix = '') {
    await this.moved();
    const records = await this.dealerBook.readAll(this.session.dealerKey, collection, prefix);
    return completed(collection, records);
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
    const usage = await this.dealerBook.usage(this.session.dealerKey);
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
    return this.dealerBook.onChange(this.session.dealerKey, collection, change => {
      if (change.kind === 'removed' && isOutdated(change.key)) return;
      if (change.kind !== 'put') return callback(change);
      const records = change.records.filter(({ key }) => !isOutdated(key));
      callback({ kind: 'put', records: records.map(record => completeRecord(collection, record)) });
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
    return this.dealerBook.onChange(this.session.dealerKey, collection, change => {
      if (change.kind === 'put') for (const { key } of change.records) void report(key);
      else if (change.kind === 'removed') void report(change.key);
    });
  }

  /** Resolves to true when the records are on disk. What is held shows at once. A record without a time counts as changed now. */
  put<Collection extends BookCollection>(
    collection: Collection,
    values: readonly UndatedRecord<Collection>[],
  ): Promise<boolean> {
    const now = expires(collection) ? laterNow(this.clock) : this.clock.now();
    const records = values.map(({ key, value, changedAt = now }) => ({ key, changedAt, value }));
    return this.written(
      records.map(({ key, changedAt, value }) => ({ collection, key, changedAt, value: () => value })),
      () => this.dealerBook.put(this.session.dealerKey, collection, records),
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

  /**
   * Resolves to true when the removal is on disk. `matches` says whether to remove the stored value. With `evenIfClosed`,
   * the record is also removed after the session has ended, for example because it would be wrong at the next sign-in.
   */
  remove<Collection extends BookCollection>(
    collection: Collection,
    key: string,
    matches?: (stored: BookRecords[Collection]) => boolean,
    { evenIfClosed = false } = {},
  ): Promise<boolean> {
    const removedAt = this.clock.now();
    const removal: RecordRemoval = {
      key,
      removedAt,
      ...(matches && { matches: stored => matches(stored as BookRecords[Collection]) }),
    };
    const dealer = this.session.dealerKey || String(this.session.lastDealerId ?? '');
    return this.written(
      [{ collection, key, changedAt: removedAt, value: () => (matches ? undefined : null) }],
      () => this.dealerBook.remove(dealer, collection, removal),
      evenIfClosed && dealer !== '',
    );
  }

  /**
   * Changes one record that is held. The change shows at once. It is stored when the stored records are known, and applies
   * to what is stored then, perhaps by another tab. Resolves to true when it is on disk, and to false if it is not stored
   * for now.
   */
  async change<Collection extends HeldCollection>(
    collection: Collection,
    key: string,
    change: RecordChange<Collection>,
  ): Promise<boolean> {
    const part = holderOf(collection);
    const isRead = () => this.held.isRead(part);
    const shown = () => this.held.get(collection, key);
    if (isRead()) return this.changeStored(collection, key, change, change(shown()));
    runInAction(() => this.held.changedEarly(collection, key, change, this.clock.now()));
    const stored = when(isRead).then(() => this.changeStored(collection, key, change, shown() ?? null));
    await this.hold(part);
    return isRead() && stored;
  }

  /**
   * Reads the data that is held for a part of the app, and follows its changes in this tab and in the others. Resolves when
   * it is read, or when reading has failed. The next call then reads again.
   */
  hold(part: HeldPart = 'buying'): Promise<void> {
    const { dealerKey } = this.session;
    if (this.isOpen && dealerKey !== this.heldDealer) {
      this.heldDealer = dealerKey;
      // What another dealer held in this tab is replaced.
      for (const held of this.holdings.keys()) void this.startHolding(held);
    }
    const holding = this.holdings.get(part);
    if (!this.isOpen) return holding?.whenRead ?? Promise.resolve();
    return holding && (holding.isReading || this.held.isRead(part)) ? holding.whenRead : this.startHolding(part);
  }

  /**
   * Holds the data if the collection has any records. Resolves to whether it has. Null if this cannot be read: a dealer who
   * keeps no data here is not told.
   */
  async holdIfUsed(collection: HeldCollection): Promise<boolean | null> {
    const records = await this.readAll(collection);
    if (!records.ok) return null;
    const isUsed = records.value.length > 0;
    if (isUsed) await this.hold(holderOf(collection));
    return isUsed;
  }

  /** Holds the data once the collection has any records, until it is cancelled. */
  holdOnceUsed(collection: HeldCollection): Cancel {
    void this.holdIfUsed(collection);
    return this.onChange(collection, () => void this.hold(holderOf(collection)));
  }

  /** Tells the dealer once that a record of the own data cannot be read. Runs until it is cancelled. */
  tellSetAside(): Cancel {
    return this.dealerBook.onSetAside((dealer, ...record) => {
      const known = this.preferences.read(SET_ASIDE)?.split('\n') ?? [];
      const name = [dealer, ...record].join(' ');
      if (dealer !== this.session.dealerKey || known.includes(name)) return;
      this.preferences.write(SET_ASIDE, [name, ...known].slice(0, MOST_SET_ASIDE).join('\n'));
      runInAction(() => this.held.recordSetAside());
    });
  }

  private async changeStored<Collection extends HeldCollection>(
    collection: Collection,
    key: string,
    change: RecordChange<Collection>,
    shown: BookRecords[Collection] | null,
  ): Promise<boolean> {
    // One change after the other, so that each one reads what the one before has stored. What follows the shown value may
    // change the record again, and that change comes after this one.
    const before = this.lastChange;
    let endTurn = () => {};
    this.lastChange = new Promise<void>(resolve => (endTurn = resolve));
    const stored = this.written([{ collection, key, changedAt: this.clock.now(), value: () => shown }], async () => {
      await before;
      const { dealerKey } = this.session;
      const record = await this.dealerBook.read(dealerKey, collection, key);
      if (!record.ok) return record;
      const changed = change(record.value && completeRecord(collection, record.value).value);
      // An equal value is the same object, so that no view renders twice.
      const value = compareStructural(changed, shown) ? shown : changed;
      const now = this.clock.now();
      if (value === null) return this.dealerBook.remove(dealerKey, collection, { key, removedAt: now });
      return this.dealerBook.put(dealerKey, collection, [{ key, changedAt: now, value }]);
    });
    void stored.finally(endTurn);
    return stored;
  }

  private startHolding(part: HeldPart): Promise<void> {
    for (const cancel of this.holdings.get(part)?.cancels ?? []) cancel();
    const collections = heldCollections.filter(collection => holderOf(collection) === part);
    const cancels = collections.map(collection => this.followHeld(part, collection));
    const holding: Holding = { cancels, isReading: true, whenRead: Promise.resolve() };
    this.holdings.set(part, holding);
    runInAction(() => this.held.readingStarted(part));
    const read = async () => {
      const areRead = await Promise.all(collections.map(collection => this.readInto(part, collection)));
      if (this.holdings.get(part) !== holding) return;
      holding.isReading = false;
      if (areRead.every(Boolean)) runInAction(() => this.held.allRead(part));
    };
    holding.whenRead = read();
    return holding.whenRead;
  }

  private followHeld<Collection extends HeldCollection>(part: HeldPart, collection: Collection): Cancel {
    return this.onChange(collection, change => {
      this.changes[collection] += 1;
      if (change.kind === 'replaced')
        return void (this.held.isRead(part) ? this.readInto(part, collection) : this.hold(part));
      runInAction(() => {
        if (change.kind === 'removed') this.held.shown(collection, change.key, null, this.clock.now());
        else change.records.forEach(({ key, value, changedAt }) => this.held.shown(collection, key, value, changedAt));
      });
    });
  }

  /** Resolves to whether the stored records are known. */
  private async readInto<Collection extends HeldCollection>(part: HeldPart, collection: Collection): Promise<boolean> {
    if (!this.isOpen) {
      // The dealer signs out. A read would create the database again after its removal.
      runInAction(() => this.held.arrived(collection, []));
      return false;
    }
    const dealer = this.heldDealer;
    const changes = this.changes[collection];
    const answer = await this.readAll(collection);
    if (dealer !== this.heldDealer) return false;
    if (changes !== this.changes[collection]) return this.readInto(part, collection);
    runInAction(() => {
      if (answer.ok) this.held.arrived(collection, answer.value);
      else this.held.readingFailed(part, answer.failure);
    });
    return answer.ok;
  }

  /** What may not be on disk, the oldest first. */
  private get unfinished(): readonly Write[] {
    const lost = [...this.lost].filter(([name]) => name.startsWith(`${this.session.dealerKey} `));
    return [...lost.map(([, write]) => write), ...this.writes];
  }

  private endKeeping(): void {
    if (this.unfinished.length === 0 && this.otherWrites.size === 0) this.unstored.written();
  }

  private writesOf(collection: BookCollection, key: string): number {
    return [...this.writes].filter(write => write.collection === collection && write.key === key).length;
  }

  private async written(
    writes: readonly Write[],
    write: () => Promise<Result<void, BookFailure>>,
    evenIfClosed = false,
  ): Promise<boolean> {
    if (!this.isOpen && !evenIfClosed) return false;
    for (const unfinished of writes) this.writes.add(unfinished);
    runInAction(() => {
      for (const { collection, key, changedAt, value } of writes) {
        if (value() !== undefined) this.held.shown(collection, key, value() as null, changedAt);
      }
    });
    const { dealerKey } = this.session;
    const answer = await write();
    for (const unfinished of writes) {
      this.writes.delete(unfinished);
      const name = `${dealerKey} ${unfinished.collection} ${unfinished.key}`;
      if (answer.ok) this.lost.delete(name);
      else if (expires(unfinished.collection)) this.lost.set(name, unfinished);
    }
    this.endKeeping();
    runInAction(() => (answer.ok ? this.held.worked() : this.held.failed(answer.failure)));
    return answer.ok;
  }
}

const completed = <Collection extends BookCollection>(
  collection: Collection,
  records: Result<readonly BookRecordOf<Collection>[], BookFailure>,
) => (records.ok ? success(records.value.map(record => completeRecord(collection, record))) : records);
