import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { BookStore } from '../book/BookStore';
import { OwnBook } from '../book/OwnBook';
import { BetList } from './BetList';

/** Notes the highest bids that the dealer saw in the list of own bids, so that the next visit shows what changed. */
@injectable()
export class LeaveBets {
  constructor(
    @inject(BetList) private readonly bets: BetList,
    @inject(BookStore) private readonly store: BookStore,
    @inject(OwnBook) private readonly book: OwnBook,
  ) {}

  execute(): void {
    const changed = this.bets.highestBids.filter(({ key, value }) => this.store.get('looks', key) !== value);
    if (changed.length === 0 || !this.book.isOpen) return;
    runInAction(() => this.store.put('looks', changed));
    void this.book.put('looks', changed);
  }
}
