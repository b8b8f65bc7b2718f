import { inject, injectable } from 'inversify';
import { Book } from '../../book/Book';
import { FollowBook } from '../../book/FollowBook';
import type { Cancel } from '../../ports/Clock';

/** Reads the dealer's own data if it has saved searches, so that new offers are judged. */
@injectable()
export class FollowSearches {
  constructor(
    @inject(Book) private readonly book: Book,
    @inject(FollowBook) private readonly followBook: FollowBook,
  ) {}

  /** Also when another tab saves the first search, until it is cancelled. */
  run(): Cancel {
    void this.read();
    return this.book.onChange('searches', () => void this.followBook.execute());
  }

  private async read(): Promise<void> {
    // A dealer who keeps no data here is not told that it cannot be read.
    if ((await this.book.isUsed('searches')) === true) await this.followBook.execute();
  }
}
