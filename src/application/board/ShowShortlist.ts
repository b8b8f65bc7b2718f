import { inject, injectable } from 'inversify';
import { reaction, runInAction } from 'mobx';
import { defaultQuestion } from '../../domain/offers/list/BrowseQuestion';
import { Book } from '../book/Book';
import { LoadOffers } from '../offers/list/LoadOffers';
import { OfferLists } from '../offers/list/OfferLists';
import type { Cancel } from '../ports/Clock';

/** Shows all liked offers with the dealer's own limits and notes. */
@injectable()
export class ShowShortlist {
  constructor(
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(LoadOffers) private readonly loadOffers: LoadOffers,
    @inject(Book) private readonly book: Book,
  ) {}

  /** Runs until it is cancelled. */
  run(): Cancel {
    const list = this.lists.of('liked');
    void this.book.hold();
    runInAction(() => this.lists.shown('liked'));
    void this.loadOffers.show('liked', defaultQuestion);
    const stopFetching = reaction(
      () => list.mayContinue && list.status.step === 'idle',
      isDue => isDue && void this.loadOffers.continue('liked'),
      { fireImmediately: true },
    );
    return () => {
      stopFetching();
      runInAction(() => this.lists.left('liked'));
    };
  }
}
