import { injectable } from 'inversify';
import { reaction, runInAction } from 'mobx';
import { type OfferTab, summedAsWhole } from '../../../domain/offers/list/OfferTab';
import type { Cancel } from '../../ports/Clock';
import { REQUESTS_AT_ONCE } from '../../shared/batches';
import { LoadOffers } from './LoadOffers';
import { OfferLists } from './OfferLists';

/** If the numbers of a server contradict its pages, a list may start again without end. */
const MOST_STARTS = 5;

/** Loads all further pages of a list, because its view or its order needs all rows. */
@injectable()
export class LoadEveryPage {
  constructor(
    private readonly lists: OfferLists,
    private readonly loadOffers: LoadOffers,
  ) {}

  /** Resolves when all or `most` rows are loaded, a page failed, it was cancelled, or the list shows something else. */
  async execute(tab: OfferTab, most = Infinity): Promise<void> {
    const list = this.lists.of(tab);
    if (list.isLoadingAll) return;
    runInAction(() => list.allWanted(true));
    while (list.isLoadingAll && list.hasMore && list.ids.length < most) {
      const { nextPage } = list;
      await this.loadOffers.more(tab, REQUESTS_AT_ONCE);
      // A page failed, or another request is under way.
      if (list.nextPage === nextPage) break;
    }
    runInAction(() => list.allWanted(false));
  }

  /**
   * Loads the next pages without a press until it is cancelled: all own bids and deals, because their sums need them, and
   * others as far as a list may by itself (`mayContinue`).
   */
  run(tab: OfferTab): Cancel {
    const list = this.lists.of(tab);
    let startsLeft = summedAsWhole.includes(tab) ? MOST_STARTS : 0;
    return reaction(
      () => list.status.step === 'idle' && (startsLeft > 0 ? list.hasMore : list.mayContinue) && list.nextPage,
      nextPage => {
        if (nextPage === false) return;
        if (startsLeft === 0) return void this.loadOffers.continue(tab);
        if (nextPage <= 2) startsLeft -= 1;
        void this.loadOffers.more(tab, REQUESTS_AT_ONCE);
      },
      { fireImmediately: true },
    );
  }

  /** The pages that are under way still arrive. */
  cancel(tab: OfferTab): void {
    runInAction(() => this.lists.of(tab).allWanted(false));
  }
}
