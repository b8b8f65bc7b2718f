import { inject, injectable } from 'inversify';
import { runInAction, when } from 'mobx';
import type { HeldCollection } from '../../domain/book/Keeping';
import { BookStore, type RecordChange } from './BookStore';
import { FollowBook } from './FollowBook';
import { KeepInBook } from './KeepInBook';

/**
 * Changes one record of the dealer's own data. The change shows at once. It is stored when the stored record is known,
 * because it would otherwise replace what it is based on.
 */
@injectable()
export class ChangeInBook {
  constructor(
    @inject(FollowBook) private readonly followBook: FollowBook,
    @inject(BookStore) private readonly store: BookStore,
    @inject(KeepInBook) private readonly keep: KeepInBook,
  ) {}

  /** Resolves to true when the change is on disk, and to false if it is not stored for now. */
  async execute<Collection extends HeldCollection>(
    collection: Collection,
    key: string,
    change: RecordChange<Collection>,
  ): Promise<boolean> {
    if (this.store.isRead) return this.keep.execute(collection, key, change(this.store.get(collection, key)));
    runInAction(() => this.store.changedEarly(collection, key, change));
    const stored = when(() => this.store.isRead).then(() =>
      this.keep.execute(collection, key, this.store.get(collection, key) ?? null),
    );
    await this.followBook.execute();
    return this.store.isRead && stored;
  }
}
