import { inject, injectable } from 'inversify';
import { reaction, runInAction } from 'mobx';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import type { Cancel } from '../../ports/Clock';
import { REQUESTS_AT_ONCE } from '../../shared/batches';
import { LoadOffers } from './LoadOffers';
import { OfferLists } from './OfferLists';

/** Loads all further pages of a list, because its view or its order needs all rows. */
@injectable()
export class LoadEveryPage {
  constructor(
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(LoadOffers) private readonly loadOffers: LoadOffers,
  ) {}

  /** Resolves when all pages are loaded, a page failed, it was cancelled, or the list shows something else. */
  async execute(tab: OfferTab): Promise<void> {
    const list = this.lists.of(tab);
    if (list.isLoadingAll) return;
    runInAction(() => list.allWanted(true));
    while (list.isLoadingAll && list.hasMore) {
      const { nextPage } = list;
      await this.loadOffers.more(tab, REQUESTS_AT_ONCE);
      // A page failed, or another request is under way.
      if (list.nextPage === nextPage) break;
    }
    runInAction(() => list.allWanted(false));
  }

  /** Loads the next pages without a press, as far as a list may by itself (`mayContinue`), until it is cancelled. */
  run(tab: OfferTab): Cancel {
    const list = this.lists.of(tab);
    return reaction(
      () => list.mayContinue && list.status.step === 'idle',
      isDue => isDue && void this.loadOffers.continue(tab),
      { fireImmediately: true },
    );
  }

  /** The pages that are under way still arrive. */
  cancel(tab: OfferTab): void {
    runInAction(() => this.lists.of(tab).allWanted(false));
  }
}
