import { inject, injectable } from 'inversify';
import { when } from 'mobx';
import { Book } from '../../book/Book';
import { BookStore } from '../../book/BookStore';
import { FollowBook } from '../../book/FollowBook';
import type { Cancel } from '../../ports/Clock';
import { LimitStore } from './LimitStore';

/** Shows the dealer's limits in the lists, if there are any. */
@injectable()
export class ShowLimits {
  constructor(
    @inject(Book) private readonly ownBook: Book,
    @inject(FollowBook) private readonly followBook: FollowBook,
    @inject(BookStore) private readonly book: BookStore,
    @inject(LimitStore) private readonly limits: LimitStore,
  ) {}

  /** Runs until it is cancelled. */
  run(): Cancel {
    const cancelChange = this.ownBook.onChange('limits', () => void this.followBook.execute());
    const cancelFound = when(
      () => this.book.all('limits').length > 0,
      () => this.limits.limitFound(),
    );
    void this.followIfUsed();
    return () => {
      cancelChange();
      cancelFound();
    };
  }

  /** Without a limit, nothing else is read. A dealer who keeps no data here is not told that it cannot be read. */
  private async followIfUsed(): Promise<void> {
    const limits = await this.ownBook.readAll('limits', '');
    if (limits.ok && limits.value.length > 0) await this.followBook.execute();
  }
}
