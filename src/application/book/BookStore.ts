import { makeAutoObservable, observable, type ObservableMap } from 'mobx';
import type { BookCollection, BookRecordOf, BookRecords } from '../../domain/book/BookRecord';
import { type HeldCollection, heldCollections, type HeldPart, holderOf, withinBounds } from '../../domain/book/Keeping';
import type { Instant } from '../../domain/shared/Instant';
import type { BookFailure } from '../ports/DealerBook';

type Records<Collections extends BookCollection> = {
  readonly [Collection in Collections]: ObservableMap<string, BookRecordOf<Collection>>;
};

/** The changed value, based on the stored one. Null removes the record. */
export type RecordChange<Collection extends HeldCollection> = (
  stored: BookRecords[Collection] | undefined,
) => BookRecords[Collection] | null;

/** The dealer's own data, observed record by record. */
export class BookStore {
  /** Absent until the stored data of the part is known or could not be read. */
  private readonly readings = observable.map<HeldPart, 'read' | BookFailure>(undefined, { deep: false });
  /** Why the book could not be read or written, or that a record cannot be read, until the dealer dismisses it. */
  problem: BookFailure | null = null;
  /** Counts the changes of the held data of each part. Not observable. */
  readonly changes: Record<HeldPart, number> = { buying: 0, selling: 0, news: 0 };
  /** A problem shows once, and again only if the book worked in between. */
  private isFailing = false;
  /** What was changed before the stored data was known. It applies to what arrives. */
  private earlyChanges: readonly { readonly collection: HeldCollection; readonly apply: () => void }[] = [];
  private readonly held = Object.fromEntries(
    heldCollections.map(collection => [collection, observable.map(undefined, { deep: false })]),
  ) as Records<HeldCollection>;

  constructor() {
    makeAutoObservable<this, 'readings' | 'held' | 'isFailing' | 'earlyChanges'>(
      this,
      { readings: false, changes: false, held: false, isFailing: false, earlyChanges: false },
      { deep: false },
    );
  }

  /** Whether the stored data is known. */
  isRead(part: HeldPart = 'buying'): boolean {
    return this.readings.get(part) === 'read';
  }

  /** Why the last attempt to read it has failed. Null if it has not. */
  failureOf(part: HeldPart = 'buying'): BookFailure | null {
    const reading = this.readings.get(part);
    return reading === undefined || reading === 'read' ? null : reading;
  }

  get<Collection extends HeldCollection>(collection: Collection, key: string): BookRecords[Collection] | undefined {
    return this.record(collection, key)?.value;
  }

  record<Collection extends HeldCollection>(collection: Collection, key: string): BookRecordOf<Collection> | undefined {
    return this.held[collection].get(key);
  }

  /** In memory, the oldest may not be removed yet. */
  records<Collection extends HeldCollection>(collection: Collection): readonly BookRecordOf<Collection>[] {
    return withinBounds(collection, [...this.held[collection].values()]);
  }

  /** The keys and values of a collection. */
  entries<Collection extends HeldCollection>(collection: Collection): readonly [string, BookRecords[Collection]][] {
    return this.records(collection).map(({ key, value }) => [key, value]);
  }

  keys(collection: HeldCollection): readonly string[] {
    return [...this.held[collection].keys()];
  }

  all<Collection extends HeldCollection>(collection: Collection): readonly BookRecords[Collection][] {
    return this.records(collection).map(({ value }) => value);
  }

  /** Until the dealer has set a limit, the tiles do not load the code that shows limits. */
  get hasLimits(): boolean {
    return this.held.limits.size > 0;
  }

  get unreadNews(): readonly BookRecordOf<'news'>[] {
    return this.records('news').filter(({ value }) => !value.isRead);
  }

  arrived<Collection extends HeldCollection>(
    collection: Collection,
    records: readonly BookRecordOf<Collection>[],
  ): void {
    this.changes[holderOf(collection)] += 1;
    this.held[collection].replace(records.map(record => [record.key, record] as const));
    for (const change of this.earlyChanges) if (change.collection === collection) change.apply();
  }

  changedEarly<Collection extends HeldCollection>(
    collection: Collection,
    key: string,
    change: RecordChange<Collection>,
    changedAt: Instant,
  ): void {
    const apply = () => {
      this.shown(collection, key, change(this.get(collection, key)), changedAt);
    };
    this.earlyChanges = [...this.earlyChanges, { collection, apply }];
    apply();
  }

  readingStarted(part: HeldPart): void {
    if (this.isRead(part)) this.readings.delete(part);
  }

  allRead(part: HeldPart): void {
    this.readings.set(part, 'read');
    this.earlyChanges = this.earlyChanges.filter(({ collection }) => holderOf(collection) !== part);
    this.worked();
  }

  readingFailed(part: HeldPart, failure: BookFailure): void {
    this.readings.set(part, failure);
    // The dealer is told that the news cannot be read only where they would be.
    if (part !== 'news') this.failed(failure);
  }

  /** The value is null if the record is removed. Nothing is shown of a collection that is not held. */
  shown<Collection extends BookCollection>(
    collection: Collection,
    key: string,
    value: BookRecords[Collection] | null,
    changedAt: Instant,
  ): void {
    const records = (this.held as Partial<Records<BookCollection>>)[collection];
    if (!records) return;
    this.changes[holderOf(collection as HeldCollection)] += 1;
    if (value === null) records.delete(key);
    // The same value renders no view again.
    else if (records.get(key)?.value !== value) records.set(key, { key, changedAt, value });
  }

  failed(failure: BookFailure): void {
    if (!this.isFailing) this.problem = failure;
    this.isFailing = true;
  }

  recordSetAside(): void {
    this.problem ??= { reason: 'setAside' };
  }

  worked(): void {
    this.isFailing = false;
    // What could not be written meanwhile is stored now.
    if (this.problem && passing.has(this.problem.reason)) this.problem = null;
  }

  /** The dealer has read why nothing is stored. */
  problemDismissed(): void {
    this.problem = null;
  }
}

/** Problems that end when the database answers or another tab lets go of it. */
const passing: ReadonlySet<string> = new Set<BookFailure['reason']>(['silent', 'blocked']);
