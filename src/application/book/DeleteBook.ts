import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { DealerBook } from '../ports/DealerBook';
import { SessionStore } from '../session/SessionStore';
import { MyDataStore } from './MyDataStore';

/** Deletes all own data of the dealer from this device. */
@injectable()
export class DeleteBook {
  constructor(
    @inject(DealerBook) private readonly book: DealerBook,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(MyDataStore) private readonly store: MyDataStore,
  ) {}

  async execute(): Promise<void> {
    runInAction(() => this.store.started('delete'));
    const answer = await this.book.removeAll(this.session.dealerKey);
    runInAction(() => (answer.ok ? this.store.ended('delete') : this.store.failed('delete', answer.failure)));
  }
}
