import { makeAutoObservable, observable, type ObservableMap, observableRef } from 'mobx';
import type { BookRecordOf, BookRecords } from '../../domain/book/BookRecord';
import { type HeldCollection, heldCollections } from '../../domain/book/Keeping';
import type { BookFailure } from '../ports/DealerBook';

type HeldValues = {
  readonly [Collection in HeldCollection]: ObservableMap<string, BookRecords[Collection]>;
};

/** The changed value, based on the stored one. Null removes the record. */
export type RecordChange<Collection extends HeldCollection> = (
  stored: BookRecords[Collection] | undefined,
) => BookRecords[Collection] | null;

/** The dealer's own data, observed record by record. */
export class BookStore {
  /** Whether the stored data is known. */
  isRead = false;
  /** Why the book could not be read or written, until the dealer dismisses it. */
  problem: BookFailure | null = null;
  /** Counts the changes of the held data. Not observable. */
  changes = 0;
  /** A problem shows once, and again only if the book worked in between. */
  private isFailing = false;
  /** What was changed before the stored data was known. It applies to what arrives. */
  private earlyChanges: readonly { readonly collection: HeldCollection; readonly apply: () => void }[] = [];
  private readonly held = Object.fromEntries(
    heldCollections.map(collection => [collection, observable.map(undefined, { deep: false })]),
  ) as HeldValues;

  constructor() {
    makeAutoObservable<this, 'held' | 'isFailing' | 'earlyChanges'>(this, {
      problem: observableRef,
      changes: false,
      held: false,
      isFailing: false,
      earlyChanges: false,
    });
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

  arrived<Collection extends HeldCollection>(
    collection: Collection,
    records: readonly BookRecordOf<Collection>[],
  ): void {
    this.changes += 1;
    this.held[collection].replace(records.map(({ key, value }) => [key, value] as const));
    for (const change of this.earlyChanges) if (change.collection === collection) change.apply();
  }

  changedEarly<Collection extends HeldCollection>(
    collection: Collection,
    key: string,
    change: RecordChange<Collection>,
  ): void {
    const apply = () => {
      const value = change(this.get(collection, key));
      if (value === null) this.removed(collection, key);
      else this.put(collection, [{ key, value }]);
    };
    this.earlyChanges = [...this.earlyChanges, { collection, apply }];
    apply();
  }

  readingStarted(): void {
    this.isRead = false;
  }

  allRead(): void {
    this.isRead = true;
    this.earlyChanges = [];
    this.worked();
  }

  readingFailed(failure: BookFailure): void {
    this.isRead = false;
    this.failed(failure);
  }

  put<Collection extends HeldCollection>(
    collection: Collection,
    records: readonly Pick<BookRecordOf<Collection>, 'key' | 'value'>[],
  ): void {
    this.changes += 1;
    for (const { key, value } of records) this.held[collection].set(key, value);
  }

  removed(collection: HeldCollection, key: string): void {
    this.changes += 1;
    this.held[collection].delete(key);
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
