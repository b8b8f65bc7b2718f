import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { bookFileText } from '../../domain/book/BookFile';
import { Clock } from '../ports/Clock';
import { DealerBook } from '../ports/DealerBook';
import { SessionStore } from '../session/SessionStore';
import { MyDataStore } from './MyDataStore';

@injectable()
export class ExportBook {
  constructor(
    @inject(DealerBook) private readonly book: DealerBook,
    @inject(Clock) private readonly clock: Clock,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(MyDataStore) private readonly store: MyDataStore,
  ) {}

  /** The text of a file with all own data. Null if the data cannot be read. */
  async execute(): Promise<string | null> {
    const dealer = this.session.dealerKey;
    runInAction(() => this.store.started('export'));
    const contents = await this.book.contents(dealer);
    runInAction(() => (contents.ok ? this.store.ended('export') : this.store.failed('export', contents.failure)));
    return contents.ok ? bookFileText({ exportedAt: this.clock.now(), dealer, records: contents.value }) : null;
  }
}
