import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { importSummary } from '../../domain/book/ImportSummary';
import { DealerBook } from '../ports/DealerBook';
import { SessionStore } from '../session/SessionStore';
import { MyDataStore } from './MyDataStore';

/** Checks a file and shows what its import would change. It changes nothing. */
@injectable()
export class ReviewImport {
  constructor(
    @inject(DealerBook) private readonly book: DealerBook,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(MyDataStore) private readonly store: MyDataStore,
  ) {}

  async execute(text: string): Promise<void> {
    const { dealerKey } = this.session;
    runInAction(() => this.store.started('import'));
    const file = await this.book.readFile(text);
    const own = file.ok ? await this.book.contents(dealerKey) : file;
    runInAction(() => {
      if (!file.ok) return this.store.failed('import', file.failure);
      if (!own.ok) return this.store.failed('import', own.failure);
      const { dealer, records } = file.value;
      this.store.reviewed({
        file: file.value,
        summary: importSummary(own.value, records),
        isOfAnotherDealer: dealer !== null && dealer !== dealerKey,
      });
    });
  }
}
