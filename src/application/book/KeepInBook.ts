import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { BookRecords } from '../../domain/book/BookRecord';
import type { Result } from '../../domain/shared/Result';
import { Clock } from '../ports/Clock';
import { type BookFailure, DealerBook } from '../ports/DealerBook';
import { SessionStore } from '../session/SessionStore';
import { BookStore, type HeldCollection } from './BookStore';

/** Stores one record of the dealer's own data. The value shows at once, also if it cannot be stored. */
@injectable()
export class KeepInBook {
  constructor(
    @inject(DealerBook) private readonly book: DealerBook,
    @inject(Clock) private readonly clock: Clock,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(BookStore) private readonly store: BookStore,
  ) {}

  /** Null removes the record. Resolves to true when the change is on disk. */
  async execute<Collection extends HeldCollection>(
    collection: Collection,
    key: string,
    value: BookRecords[Collection] | null,
  ): Promise<boolean> {
    const { dealerKey, isSignedIn } = this.session;
    // A record that is stored while the dealer signs out would remain after the removal of their data.
    if (!isSignedIn) return false;
    const answer = await this.write(dealerKey, collection, key, value);
    runInAction(() => (answer.ok ? this.store.worked() : this.store.failed(answer.failure)));
    return answer.ok;
  }

  private write<Collection extends HeldCollection>(
    dealer: string,
    collection: Collection,
    key: string,
    value: BookRecords[Collection] | null,
  ): Promise<Result<void, BookFailure>> {
    if (value === null) {
      runInAction(() => this.store.changed(collection, { kind: 'removed', key }));
      return this.book.remove(dealer, collection, key);
    }
    const records = [{ key, changedAt: this.clock.now(), value }];
    runInAction(() => this.store.changed(collection, { kind: 'put', records }));
    return this.book.put(dealer, collection, records);
  }
}
