import { inject, injectable } from 'inversify';
import { reaction, runInAction } from 'mobx';
import type { OwnBidStanding } from '../../../domain/offers/OwnBidStanding';
import { Book } from '../../book/Book';
import { LoadOffers } from '../../offers/list/LoadOffers';
import { OfferLists } from '../../offers/list/OfferLists';
import type { Cancel } from '../../ports/Clock';
import { BetList } from './BetList';

/** Orders the own bids on screen by what needs the dealer first. While the dealer uses the list, no row moves. */
@injectable()
export class OrderBets {
  constructor(
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(LoadOffers) private readonly loadOffers: LoadOffers,
    @inject(BetList) private readonly bets: BetList,
    @inject(Book) private readonly book: Book,
  ) {}

  /** Runs until it is cancelled. Fetches the further pages too, because a group is only complete with them. */
  run(standing: OwnBidStanding | null): Cancel {
    const list = this.lists.of('ownBids');
    // The dealer's limits are part of the order.
    void this.book.hold();
    runInAction(() => this.bets.standingChosen(standing));
    const stopOrdering = reaction(
      () => [this.bets.wanted, list.isInUse && this.bets.shown.length > 0] as const,
      ([, isOrderKept]) => (isOrderKept ? this.bets.orderKept() : this.bets.reordered()),
    );
    const stopFetching = reaction(
      () => list.mayContinue && list.status.step === 'idle',
      isDue => isDue && void this.loadOffers.continue('ownBids'),
      { fireImmediately: true },
    );
    return () => {
      stopOrdering();
      stopFetching();
      list.useChanged(false);
    };
  }
}
