import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { BookRecordOf } from '../../domain/book/BookRecord';
import { withinBounds } from '../../domain/book/Keeping';
import type { BookFailure } from '../ports/DealerBook';

type KeptRecord = BookRecordOf<'news'>;

/** The news in the dealer's book. */
export class KeptNewsStore {
  /** Whether the stored news is known. */
  isRead = false;
  /** Why the stored news is not known. */
  failure: BookFailure | null = null;
  private readonly records = observable.map<string, KeptRecord>(undefined, { deep: false });

  constructor() {
    makeAutoObservable<this, 'records'>(this, { failure: observableRef, records: false });
  }

  /** Newest first. */
  get all(): readonly KeptRecord[] {
    const kept = withinBounds('news', [...this.records.values()]);
    return [...kept].sort((one, other) => other.changedAt - one.changedAt || (one.key < other.key ? -1 : 1));
  }

  get unread(): readonly KeptRecord[] {
    return [...this.records.values()].filter(({ value }) => !value.isRead);
  }

  get(key: string): KeptRecord | undefined {
    return this.records.get(key);
  }

  arrived(records: readonly KeptRecord[]): void {
    this.records.replace(records.map(record => [record.key, record] as const));
    this.isRead = true;
    this.failure = null;
  }

  readingFailed(failure: BookFailure): void {
    this.failure = failure;
  }

  put(records: readonly KeptRecord[]): void {
    for (const record of records) this.records.set(record.key, record);
  }

  removed(key: string): void {
    this.records.delete(key);
  }
}
