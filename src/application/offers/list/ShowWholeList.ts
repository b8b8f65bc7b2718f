import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import { defaultQuestion } from '../../../domain/offers/list/BrowseQuestion';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import { Book } from '../../book/Book';
import type { Cancel } from '../../ports/Clock';
import { together } from '../../shared/together';
import { LoadEveryPage } from './LoadEveryPage';
import { LoadOffers } from './LoadOffers';
import { OfferLists } from './OfferLists';

/** Shows a list from its first page, with the dealer's own limits and notes. */
@injectable()
export class ShowWholeList {
  constructor(
    private readonly lists: OfferLists,
    private readonly loadOffers: LoadOffers,
    private readonly loadEveryPage: LoadEveryPage,
    private readonly book: Book,
  ) {}

  /** Runs until it is cancelled. */
  run(tab: OfferTab): Cancel {
    void this.book.hold();
    runInAction(() => this.lists.shown(tab));
    void this.loadOffers.show(tab, defaultQuestion);
    return together(this.loadEveryPage.run(tab), () => runInAction(() => this.lists.left(tab)));
  }
}
