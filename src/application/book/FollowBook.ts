import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Cancel } from '../ports/Clock';
import { DealerBook } from '../ports/DealerBook';
import { SessionStore } from '../session/SessionStore';
import { BookStore, type HeldCollection, heldCollections } from './BookStore';

/** Reads the dealer's own data, and follows its changes in this tab and in the others. */
@injectable()
export class FollowBook {
  /** False until the stored data is known. */
  isRead = false;
  private dealer = '';
  private whenRead: Promise<void> = Promise.resolve();
  private cancels: readonly Cancel[] = [];
  /** Counts the changes, because an answer may be older than a change that arrived before it. */
  private changes = 0;

  constructor(
    @inject(DealerBook) private readonly book: DealerBook,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(BookStore) private readonly store: BookStore,
  ) {}

  /** Resolves when the data is read, or when reading has failed. Repeated calls return the same promise. */
  execute(): Promise<void> {
    const { dealerKey, isSignedIn } = this.session;
    if (!isSignedIn || dealerKey === this.dealer) return this.whenRead;
    for (const cancel of this.cancels) cancel();
    this.dealer = dealerKey;
    this.isRead = false;
    this.cancels = heldCollections.map(collection => this.follow(collection));
    this.whenRead = Promise.all(heldCollections.map(collection => this.read(collection))).then(() => {
      this.isRead = true;
    });
    return this.whenRead;
  }

  private follow<Collection extends HeldCollection>(collection: Collection): Cancel {
    return this.book.onChange(this.dealer, collection, change => {
      this.changes += 1;
      if (change.kind === 'replaced') void this.read(collection);
      else if (change.kind === 'removed') runInAction(() => this.store.removed(collection, change.key));
      else runInAction(() => this.store.put(collection, change.records));
    });
  }

  private async read<Collection extends HeldCollection>(collection: Collection): Promise<void> {
    const { dealer, changes } = this;
    const answer = await this.book.readAll(dealer, collection);
    if (dealer !== this.dealer) return;
    if (changes !== this.changes) return this.read(collection);
    runInAction(() => {
      if (answer.ok) this.store.arrived(collection, answer.value);
      else this.store.failed(answer.failure);
    });
  }
}
