import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { BookCollection, BookContents, BookRecordOf } from '../../domain/book/BookRecord';
import type { Result } from '../../domain/shared/Result';
import { type Cancel, Clock } from '../ports/Clock';
import { type BookChange, type BookFailure, DealerBook, type RecordRemoval } from '../ports/DealerBook';
import { Identity } from '../ports/Identity';
import { SessionStore } from '../session/SessionStore';
import { BookStore } from './BookStore';

/** The book of the dealer who is signed in. It reports what could not be written, so that callers need not. */
@injectable()
export class OwnBook {
  constructor(
    @inject(DealerBook) private readonly book: DealerBook,
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

  read<Collection extends BookCollection>(collection: Collection, key: string) {
    return this.book.read(this.session.dealerKey, collection, key);
  }

  readAll<Collection extends BookCollection>(collection: Collection, prefix: string) {
    return this.book.readAll(this.session.dealerKey, collection, prefix);
  }

  /** Called after each change, by this tab or by another one. */
  onChange<Collection extends BookCollection>(
    collection: Collection,
    callback: (change: BookChange<Collection>) => void,
  ): Cancel {
    return this.book.onChange(this.session.dealerKey, collection, callback);
  }

  /** Resolves to true when the records are on disk. */
  put<Collection extends BookCollection>(
    collection: Collection,
    values: readonly Pick<BookRecordOf<Collection>, 'key' | 'value'>[],
  ): Promise<boolean> {
    const changedAt = this.clock.now();
    const records = values.map(({ key, value }) => ({ key, changedAt, value }));
    return this.written(() => this.book.put(this.session.dealerKey, collection, records));
  }

  /** Resolves to true when the removal is on disk. */
  remove(collection: BookCollection, removal: Omit<RecordRemoval, 'removedAt'>): Promise<boolean> {
    const removedAt = this.clock.now();
    return this.written(() => this.book.remove(this.session.dealerKey, collection, { ...removal, removedAt }));
  }

  /** Resolves to true when the merged records are on disk. */
  merge(contents: BookContents): Promise<boolean> {
    return this.written(() => this.book.merge(this.session.dealerKey, contents));
  }

  private async written(write: () => Promise<Result<void, BookFailure>>): Promise<boolean> {
    if (!this.isOpen) return false;
    const answer = await write();
    runInAction(() => (answer.ok ? this.store.worked() : this.store.failed(answer.failure)));
    return answer.ok;
  }
}
