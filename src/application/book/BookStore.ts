import { makeAutoObservable, observable, type ObservableMap, observableRef } from 'mobx';
import type { BookCollection, BookRecordOf, BookRecords } from '../../domain/book/BookRecord';
import { type HeldCollection, heldCollections, type HeldPart, holderOf } from '../../domain/book/Keeping';
import type { BookFailure } from '../ports/DealerBook';

type Values<Collections extends BookCollection> = {
  readonly [Collection in Collections]: ObservableMap<string, BookRecords[Collection]>;
};

/** The changed value, based on the stored one. Null removes the record. */
export type RecordChange<Collection extends HeldCollection> = (
  stored: BookRecords[Collection] | undefined,
) => BookRecords[Collection] | null;

/** The dealer's own data, observed record by record. */
export class BookStore {
  /** Absent until the stored data of the part is known or could not be read. */
  private readonly readings = observable.map<HeldPart, 'read' | 'unreadable'>();
  /** Why the book could not be read or written, until the dealer dismisses it. */
  problem: BookFailure | null = null;
  /** Counts the changes of the held data of each part. Not observable. */
  readonly changes: Record<HeldPart, number> = { buying: 0, selling: 0 };
  /** A problem shows once, and again only if the book worked in between. */
  private isFailing = false;
  /** What was changed before the stored data was known. It applies to what arrives. */
  private earlyChanges: readonly { readonly collection: HeldCollection; readonly apply: () => void }[] = [];
  private readonly held = Object.fromEntries(
    heldCollections.map(collection => [collection, observable.map(undefined, { deep: false })]),
  ) as Values<HeldCollection>;

  constructor() {
    makeAutoObservable<this, 'readings' | 'held' | 'isFailing' | 'earlyChanges'>(this, {
      problem: observableRef,
      readings: false,
      changes: false,
      held: false,
      isFailing: false,
      earlyChanges: false,
    });
  }

  /** Whether the stored data is known. */
  isRead(part: HeldPart = 'buying'): boolean {
    return this.readings.get(part) === 'read';
  }

  /** Whether the last attempt to read it has failed. */
  isUnreadable(part: HeldPart = 'buying'): boolean {
    return this.readings.get(part) === 'unreadable';
  }

  get<Collection extends HeldCollection>(collection: Collection, key: string): BookRecords[Collection] | undefined {
    return this.held[collection].get(key);
  }

  /** The keys and values of a collection. */
  entries<Collection extends HeldCollection>(collection: Collection): readonly [string, BookRecords[Collection]][] {
    return [...this.held[collection].entries()];
  }

  keys(collection: HeldCollection): readonly string[] {
    return [...this.held[collection].keys()];
  }

  all<Collection extends HeldCollection>(collection: Collection): readonly BookRecords[Collection][] {
    return [...this.held[collection].values()];
  }

  /** Until the dealer has set a limit, the tiles do not load the code that shows limits. */
  get hasLimits(): boolean {
    return this.held.limits.size > 0;
  }

  arrived<Collection extends HeldCollection>(
    collection: Collection,
    records: readonly BookRecordOf<Collection>[],
  ): void {
    this.changes[holderOf(collection)] += 1;
    this.held[collection].replace(records.map(({ key, value }) => [key, value] as const));
    for (const change of this.earlyChanges) if (change.collection === collection) change.apply();
  }

  changedEarly<Collection extends HeldCollection>(
    collection: Collection,
    key: string,
    change: RecordChange<Collection>,
  ): void {
    const apply = () => {
      this.shown(collection, key, change(this.get(collection, key)));
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
    this.readings.set(part, 'unreadable');
    this.failed(failure);
  }

  /** Null if the record is removed. Nothing is shown of a collection that is not held. */
  shown<Collection extends BookCollection>(collection: Collection, key: string, value: BookRecords[Collection] | null) {
    const values = (this.held as Partial<Values<BookCollection>>)[collection];
    if (!values) return;
    this.changes[holderOf(collection as HeldCollection)] += 1;
    if (value === null) values.delete(key);
    else values.set(key, value);
  }

  failed(failure: BookFailure): void {
    if (!this.isFailing) this.problem = failure;
    this.isFailing = true;
  }

  worked(): void {
    this.isFailing = false;
    // What could not be written meanwhile is stored now.
    if (this.problem && passing.has(this.problem.reason)) this.problem = null;
  }

  problemDismissed(): void {
    this.problem = null;
  }
}

/** Problems that end when the database answers or another tab lets go of it. */
const passing: ReadonlySet<BookFailure['reason']> = new Set<BookFailure['reason']>(['silent', 'blocked']);
