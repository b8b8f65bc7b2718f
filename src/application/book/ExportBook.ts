import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { bookFileName, bookFileText } from '../../domain/book/BookFile';
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

  /** A file with all own data. Null if the data cannot be read. */
  async execute(): Promise<{ readonly name: string; readonly text: string } | null> {
    const { dealerKey: dealer, email } = this.session;
    runInAction(() => this.store.started('export'));
    const contents = await this.book.contents(dealer);
    runInAction(() => (contents.ok ? this.store.ended('export') : this.store.failed('export', contents.failure)));
    if (!contents.ok) return null;
    const exportedAt = this.clock.now();
    const text = bookFileText({ exportedAt, dealer, records: contents.value });
    return { name: bookFileName(exportedAt, email), text };
  }
}
