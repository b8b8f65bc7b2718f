import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { bookCollections } from '../../domain/book/Keeping';
import type { Cancel } from '../ports/Clock';
import { DealerBook } from '../ports/DealerBook';
import { SessionStore } from '../session/SessionStore';
import { Book } from './Book';
import { MyDataStore } from './MyDataStore';

/** Shows how much of the dealer's own data this device holds, while the page is open. */
@injectable()
export class ShowMyData {
  constructor(
    @inject(DealerBook) private readonly book: DealerBook,
    @inject(Book) private readonly ownBook: Book,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(MyDataStore) private readonly store: MyDataStore,
  ) {}

  run(): Cancel {
    let isLeft = false;
    const read = async () => {
      // The dealer signs out. A read would create the database again after its removal.
      if (!this.ownBook.isOpen) return;
      const usage = await this.book.usage(this.session.dealerKey);
      if (isLeft) return;
      runInAction(() => (usage.ok ? this.store.usageRead(usage.value) : this.store.failed('show', usage.failure)));
    };
    const cancels = bookCollections.map(collection =>
      this.book.onChange(this.session.dealerKey, collection, () => void read()),
    );
    void read();
    return () => {
      isLeft = true;
      for (const cancel of cancels) cancel();
      runInAction(() => this.store.left());
    };
  }
}
