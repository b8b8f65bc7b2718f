import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { DealerBook } from '../ports/DealerBook';
import { SessionStore } from '../session/SessionStore';
import { MyDataStore } from './MyDataStore';

/** Imports the file that was reviewed, or drops it. */
@injectable()
export class TakeImport {
  constructor(
    @inject(DealerBook) private readonly book: DealerBook,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(MyDataStore) private readonly store: MyDataStore,
  ) {}

  async execute(): Promise<void> {
    const { review } = this.store;
    if (!review) return;
    runInAction(() => this.store.started('import'));
    const answer = await this.book.merge(this.session.dealerKey, review.file.records);
    runInAction(() => (answer.ok ? this.store.ended('import') : this.store.failed('import', answer.failure)));
  }

  cancel(): void {
    this.store.reviewDismissed();
  }
}
