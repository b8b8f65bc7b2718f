import { makeAutoObservable, observable, type ObservableMap, observableRef } from 'mobx';
import type { BookRecordOf, BookRecords } from '../../domain/book/BookRecord';
import type { BookChange, BookFailure } from '../ports/DealerBook';

/** The collections that are small enough to be held in memory as a whole. */
export const heldCollections = ['limits', 'calculations', 'placedBids', 'settings'] as const;

export type HeldCollection = (typeof heldCollections)[number];

type HeldValues = {
  readonly [Collection in HeldCollection]: ObservableMap<string, BookRecords[Collection]>;
};

/** The dealer's own data, observed record by record. */
export class BookStore {
  /** Why the book could not be read or written, until it works again. */
  problem: BookFailure | null = null;
  private readonly held: HeldValues = {
    limits: observable.map(undefined, { deep: false }),
    calculations: observable.map(undefined, { deep: false }),
    placedBids: observable.map(undefined, { deep: false }),
    settings: observable.map(undefined, { deep: false }),
  };

  constructor() {
    makeAutoObservable<this, 'held'>(this, { problem: observableRef, held: false });
  }

  get<Collection extends HeldCollection>(collection: Collection, key: string): BookRecords[Collection] | undefined {
    return this.held[collection].get(key);
  }

  all<Collection extends HeldCollection>(collection: Collection): readonly BookRecords[Collection][] {
    return [...this.held[collection].values()];
  }

  arrived<Collection extends HeldCollection>(
    collection: Collection,
    records: readonly BookRecordOf<Collection>[],
  ): void {
    this.held[collection].replace(records.map(({ key, value }) => [key, value] as const));
  }

  changed<Collection extends HeldCollection>(
    collection: Collection,
    change: Exclude<BookChange<Collection>, { kind: 'replaced' }>,
  ): void {
    if (change.kind === 'removed') this.held[collection].delete(change.key);
    else for (const { key, value } of change.records) this.held[collection].set(key, value);
  }

  failed(failure: BookFailure): void {
    this.problem ??= failure;
  }

  worked(): void {
    this.problem = null;
  }
}
