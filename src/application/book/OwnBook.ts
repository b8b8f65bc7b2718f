import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { BookCollection, BookContents, BookRecordOf } from '../../domain/book/BookRecord';
import type { Result } from '../../domain/shared/Result';
import { type Cancel, Clock } from '../ports/Clock';
import { type BookChange, type BookFailure, DealerBook, type RecordRemoval } from '../ports/DealerBook';
import { Identity } from '../ports/Identity';
import { SessionStore } from '../session/SessionStore';
import { BookStore } from './BookStore';

type UndatedRecord<Collection extends BookCollection> = Omit<BookRecordOf<Collection>, 'changedAt'> &
  Partial<Pick<BookRecordOf<Collection>, 'changedAt'>>;

/** The book of the dealer who is signed in. It reports what could not be written, so that callers need not. */
@injectable()
export class OwnBook {
  /** How many writes of each record are under way. */
  private readonly underWay = new Map<string, number>();

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

  readSome<Collection extends BookCollection>(collection: Collection, keys: readonly string[]) {
    return this.book.readSome(this.session.dealerKey, collection, keys);
  }

  /** Whether the collection has any records. Null if this cannot be read. */
  async isUsed(collection: BookCollection): Promise<boolean | null> {
    const usage = await this.book.usage(this.session.dealerKey);
    return usage.ok ? usage.value[collection].count > 0 : null;
  }

  readAll<Collection extends BookCollection>(collection: Collection, prefix: string) {
    return this.book.readAll(this.session.dealerKey, collection, prefix);
  }

  /**
   * Called after each change, by this tab or by another one. A change of a record is left out while this tab writes a newer
   * one, so that it does not undo on screen what the dealer has typed since.
   */
  onChange<Collection extends BookCollection>(
    collection: Collection,
    callback: (change: BookChange<Collection>) => void,
  ): Cancel {
    const isOutdated = (key: string) => (this.underWay.get(writeName(collection, key)) ?? 0) > 1;
    return this.book.onChange(this.session.dealerKey, collection, change => {
      if (change.kind === 'removed' && isOutdated(change.key)) return;
      if (change.kind !== 'put' || !change.records.some(({ key }) => isOutdated(key))) return callback(change);
      callback({ kind: 'put', records: change.records.filter(({ key }) => !isOutdated(key)) });
    });
  }

  /** Resolves to true when the records are on disk. A record without a time counts as changed now. */
  put<Collection extends BookCollection>(
    collection: Collection,
    values: readonly UndatedRecord<Collection>[],
  ): Promise<boolean> {
    const now = this.clock.now();
    const records = values.map(({ key, value, changedAt = now }) => ({ key, changedAt, value }));
    const names = values.map(({ key }) => writeName(collection, key));
    return this.written(() => this.book.put(this.session.dealerKey, collection, records), names);
  }

  /** Resolves to true when the removal is on disk. */
  remove(collection: BookCollection, removal: Omit<RecordRemoval, 'removedAt'>): Promise<boolean> {
    const removedAt = this.clock.now();
    const write = () => this.book.remove(this.session.dealerKey, collection, { ...removal, removedAt });
    return this.written(write, [writeName(collection, removal.key)]);
  }

  /** Resolves to true when the merged records are on disk. */
  merge(contents: BookContents): Promise<boolean> {
    return this.written(() => this.book.merge(this.session.dealerKey, contents), []);
  }

  private async written(write: () => Promise<Result<void, BookFailure>>, names: readonly string[]): Promise<boolean> {
    if (!this.isOpen) return false;
    for (const name of names) this.underWay.set(name, (this.underWay.get(name) ?? 0) + 1);
    const answer = await write();
    for (const name of names) this.writeEnded(name);
    runInAction(() => (answer.ok ? this.store.worked() : this.store.failed(answer.failure)));
    return answer.ok;
  }

  private writeEnded(name: string): void {
    const left = (this.underWay.get(name) ?? 0) - 1;
    if (left > 0) this.underWay.set(name, left);
    else this.underWay.delete(name);
  }
}

const writeName = (collection: BookCollection, key: string): string => `${collection} ${key}`;
