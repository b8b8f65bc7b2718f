import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { BookCollection } from '../../domain/book/BookRecord';
import { byCollection, type HeldCollection, heldCollections } from '../../domain/book/Keeping';
import type { Cancel } from '../ports/Clock';
import { SessionStore } from '../session/SessionStore';
import { Book } from './Book';
import { BookStore } from './BookStore';

/** Reads the dealer's own data, and follows its changes in this tab and in the others. */
@injectable()
export class FollowBook {
  private dealer = '';
  private isReading = false;
  private whenRead: Promise<void> = Promise.resolve();
  private cancels: readonly Cancel[] = [];
  /** Counts the changes, because an answer may be older than a change that arrived before it. */
  private readonly changes = byCollection<{ [Name in BookCollection]: number }>(() => 0);

  constructor(
    @inject(Book) private readonly book: Book,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(BookStore) private readonly store: BookStore,
  ) {}

  /** Resolves when the data is read, or when reading has failed. The next call then reads again. */
  execute(): Promise<void> {
    const { dealerKey } = this.session;
    if (!this.book.isOpen) return this.whenRead;
    if (dealerKey === this.dealer && (this.isReading || this.store.isRead)) return this.whenRead;
    for (const cancel of this.cancels) cancel();
    this.dealer = dealerKey;
    this.cancels = heldCollections.map(collection => this.follow(collection));
    this.whenRead = this.readAll();
    return this.whenRead;
  }

  private follow<Collection extends HeldCollection>(collection: Collection): Cancel {
    return this.book.onChange(collection, change => {
      this.changes[collection] += 1;
      if (change.kind === 'replaced') void (this.store.isRead ? this.read(collection) : this.execute());
      else if (change.kind === 'removed') runInAction(() => this.store.removed(collection, change.key));
      else runInAction(() => this.store.put(collection, change.records));
    });
  }

  private async readAll(): Promise<void> {
    const { dealer } = this;
    this.isReading = true;
    runInAction(() => this.store.readingStarted());
    const areRead = await Promise.all(heldCollections.map(collection => this.read(collection)));
    if (dealer !== this.dealer) return;
    this.isReading = false;
    if (areRead.every(Boolean)) runInAction(() => this.store.allRead());
  }

  /** Resolves to whether the stored records are known. */
  private async read<Collection extends HeldCollection>(collection: Collection): Promise<boolean> {
    if (!this.book.isOpen) {
      // The dealer signs out. A read would create the database again after its removal.
      runInAction(() => this.store.arrived(collection, []));
      return false;
    }
    const { dealer } = this;
    const changes = this.changes[collection];
    const answer = await this.book.readAll(collection, '');
    if (dealer !== this.dealer) return false;
    if (changes !== this.changes[collection]) return this.read(collection);
    runInAction(() => {
      if (answer.ok) this.store.arrived(collection, answer.value);
      else this.store.readingFailed(answer.failure);
    });
    return answer.ok;
  }
}
