import type { BookCollection } from '../../src/domain/book/BookRecord';
import { InMemoryDealerBook } from '../twins/InMemoryDealerBook';

/** A book that answers nothing until `answer` is called, as a database that another tab holds open. */
export class SilentBook extends InMemoryDealerBook {
  answer: () => void = () => {};
  private readonly answered = new Promise<void>(resolve => (this.answer = resolve));

  override async readAll<Collection extends BookCollection>(dealer: string, collection: Collection, prefix = '') {
    await this.answered;
    return super.readAll(dealer, collection, prefix);
  }

  override async readSome<Collection extends BookCollection>(
    dealer: string,
    collection: Collection,
    keys: readonly string[],
  ) {
    await this.answered;
    return super.readSome(dealer, collection, keys);
  }
}
