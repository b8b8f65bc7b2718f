import { inject, injectable } from 'inversify';
import { when } from 'mobx';
import { BookStore } from '../book/BookStore';
import { FollowBook } from '../book/FollowBook';
import { OwnBook } from '../book/OwnBook';
import type { Cancel } from '../ports/Clock';
import { LimitStore } from './LimitStore';

/** Shows the dealer's limits in the lists, if there are any. */
@injectable()
export class ShowLimits {
  constructor(
    @inject(OwnBook) private readonly ownBook: OwnBook,
    @inject(FollowBook) private readonly followBook: FollowBook,
    @inject(BookStore) private readonly book: BookStore,
    @inject(LimitStore) private readonly limits: LimitStore,
  ) {}

  /** Runs until it is cancelled. */
  execute(): Cancel {
    void this.follow();
    return when(
      () => this.book.all('limits').length > 0,
      () => this.limits.limitFound(),
    );
  }

  /** A dealer who keeps no data here is not told that it cannot be read. */
  private async follow(): Promise<void> {
    const limits = await this.ownBook.readAll('limits', '');
    if (limits.ok) await this.followBook.execute();
  }
}
