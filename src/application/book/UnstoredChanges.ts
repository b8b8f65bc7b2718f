import { runInAction } from 'mobx';
import { type BookCollection, type BookContents, removalOf } from '../../domain/book/BookRecord';
import { bookCollections, contentsOf } from '../../domain/book/Keeping';
import type { Instant } from '../../domain/shared/Instant';
import type { Clock } from '../ports/Clock';
import type { DealerBook } from '../ports/DealerBook';
import type { DealerVisitStorage } from '../session/DealerVisitStorage';
import type { SessionStore } from '../session/SessionStore';
import { laterNow } from '../shared/bothClocks';
import type { BookStore } from './BookStore';

const KEY = 'unstoredChanges';

export interface UnstoredChange {
  readonly collection: BookCollection;
  readonly key: string;
  /** Null if the record is to be removed. */
  readonly value: unknown;
  /** False if the dealer had not seen the stored value, which must not be replaced then. */
  readonly isRead: boolean;
}

/**
 * Changes that may not be on disk when the dealer leaves the page, because browsers drop a write that waits for another
 * one. This tab stores them after a reload.
 */
export class UnstoredChanges {
  /** What this page has kept. */
  private kept: readonly UnstoredChange[] = [];

  constructor(
    private readonly dealerBook: DealerBook,
    private readonly bookStore: BookStore,
    private readonly storage: DealerVisitStorage,
    private readonly session: SessionStore,
    private readonly clock: Clock,
  ) {}

  /** Stores the changes synchronously, unlike the book. Of changes of the same record, the last one counts. */
  keep(changes: readonly UnstoredChange[]): void {
    if (changes.length === 0) return this.forget();
    this.kept = changes;
    const byName = new Map(
      changes.map(({ collection, key, value, isRead }) => [`${collection} ${key}`, [collection, key, value, isRead]]),
    );
    this.storage.keep(KEY, { at: laterNow(this.clock), changes: [...byName.values()] });
  }

  /** No write of this page is under way. What waits for the stored value to be read is not in the book yet. */
  written(): void {
    if (this.kept.every(({ isRead }) => isRead)) this.forget();
  }

  /** Leaves what an earlier page has kept. */
  private forget(): void {
    if (this.kept.length > 0) this.storage.take(KEY);
    this.kept = [];
  }

  /** Moves the changes of the page before the reload into the book, unless it has newer ones. */
  async move(): Promise<void> {
    const { at, changes } = storedOf(this.storage.read(KEY));
    if (changes.length === 0) return;
    const { dealerKey } = this.session;
    const wanted: UnstoredChange[] = [];
    for (const change of changes) {
      const stored = change.isRead ? null : await this.dealerBook.read(dealerKey, change.collection, change.key);
      // There may be a stored value, so the next reload tries again.
      if (stored && !stored.ok) return;
      if (!stored?.value) wanted.push(change);
    }
    const answer = await this.dealerBook.merge(dealerKey, bookOf(wanted, at));
    runInAction(() => (answer.ok ? this.bookStore.worked() : this.bookStore.failed(answer.failure)));
    if (answer.ok && this.kept.length === 0) this.storage.take(KEY);
  }
}

function storedOf(note: unknown): { readonly at: Instant; readonly changes: readonly UnstoredChange[] } {
  const { at, changes } = (note ?? {}) as { readonly at?: unknown; readonly changes?: unknown };
  if (typeof at !== 'number' || !Array.isArray(changes)) return { at: 0, changes: [] };
  const known = (changes as unknown[]).filter(
    (change): change is [BookCollection, string, unknown, unknown] =>
      Array.isArray(change) && bookCollections.some(name => name === change[0]) && typeof change[1] === 'string',
  );
  return {
    at,
    changes: known.map(([collection, key, value, isRead]) => ({ collection, key, value, isRead: isRead !== false })),
  };
}

function bookOf(changes: readonly UnstoredChange[], at: Instant): BookContents {
  const recordsOf = (collection: BookCollection) =>
    changes
      .filter(change => change.collection === collection)
      .map(({ key, value }) => ({ key, changedAt: at, value }))
      .filter(({ value }) => value !== null);
  const removed = changes.filter(({ value }) => value === null);
  return {
    ...contentsOf(recordsOf),
    removals: removed.map(({ collection, key, value }) => removalOf(collection, { key, changedAt: at, value }, at)),
  };
}
