import { inject, injectable } from 'inversify';
import { compareStructural } from 'mobx';
import { Book } from '../../book/Book';
import { BookStore } from '../../book/BookStore';
import { BetList } from './BetList';

/** Notes what the dealer saw of each bid in the list of own bids, so that the next visit shows what changed. */
@injectable()
export class LeaveBets {
  constructor(
    @inject(BetList) private readonly bets: BetList,
    @inject(BookStore) private readonly store: BookStore,
    @inject(Book) private readonly book: Book,
  ) {}

  execute(): void {
    const changed = this.bets.looks.filter(({ key, value }) => !compareStructural(this.store.get('looks', key), value));
    if (changed.length > 0) void this.book.put('looks', changed);
  }
}
