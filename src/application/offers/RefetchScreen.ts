import { inject, injectable } from 'inversify';
import { reaction, runInAction } from 'mobx';
import type { OfferTab } from '../../domain/offers/OfferTab';
import { HomeStore } from '../home/HomeStore';
import type { Cancel } from '../ports/Clock';
import { LoadOffers } from './LoadOffers';
import { OfferLists } from './OfferLists';
import type { OfferListStore } from './OfferListStore';
import { OpenOffer } from './OpenOffer';

export interface Refetch {
  /** Whether to ask again for what has failed. If not, it keeps its message, and what is on its way is left alone. */
  readonly retriesFailed: boolean;
}

/**
 * Fetches the visible data again without moving or removing rows on screen. All other data is fetched when it is shown.
 */
@injectable()
export class RefetchScreen {
  private readonly screens = new Set<(how: Refetch) => void>();
  private forgetMissed: Cancel = () => {};

  constructor(
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(LoadOffers) private readonly loadOffers: LoadOffers,
    @inject(OpenOffer) private readonly openOffer: OpenOffer,
    @inject(HomeStore) private readonly home: HomeStore,
  ) {}

  /** Registers a screen without a list. It is refetched with the rest until it is cancelled. */
  whileShown(refetch: (how: Refetch) => void): Cancel {
    const own = (how: Refetch) => refetch(how);
    this.screens.add(own);
    return () => void this.screens.delete(own);
  }

  execute(how: Refetch = { retriesFailed: true }): void {
    const { visible, openOffer } = this.lists;
    const isRefetched = (list: OfferListStore) => how.retriesFailed || !list.isUnanswered;
    this.forgetMissed();
    // One action, so that the request for visible data starts before an observer sees that the data is outdated.
    runInAction(() => {
      for (const list of this.lists.all) if (isRefetched(list)) list.outdated();
      this.home.pushesMissed();
      if (visible && isRefetched(this.lists.of(visible))) this.refetchList(visible);
      if (openOffer && (how.retriesFailed || this.openOffer.isRead(openOffer))) void this.openOffer.read(openOffer);
      for (const refetch of this.screens) refetch(how);
    });
  }

  /**
   * Fetches the pages on screen at once and the others when they are scrolled to. Many pages may be held, and few are
   * visible.
   */
  private refetchList(tab: OfferTab): void {
    const list = this.lists.of(tab);
    const { first, last } = this.lists.pagesOnScreen;
    const missed = new Set<number>();
    for (let page = 1; page < list.nextPage; page += 1) if (page < first || page > last) missed.add(page);
    void this.loadOffers.refreshInPlace(tab);
    if (list.question.paging === 'paginated' || missed.size === 0) return;
    const forget = reaction(
      () => ({ shown: this.lists.visible === tab ? this.lists.pagesOnScreen : null, nextPage: list.nextPage }),
      ({ shown, nextPage }) => {
        // The list has started over, so these pages are loaded again when the dealer reaches them.
        for (const page of missed) if (page >= nextPage) missed.delete(page);
        const reached = [...missed].filter(page => shown && page >= shown.first && page <= shown.last);
        if (reached.length > 0) void this.refetchPages(tab, reached, missed);
        if (missed.size === 0) forget();
      },
    );
    this.forgetMissed = forget;
  }

  /** Pages that fail to load stay missed. */
  private async refetchPages(tab: OfferTab, pages: readonly number[], missed: Set<number>): Promise<void> {
    if (await this.loadOffers.refreshInPlace(tab)) for (const page of pages) missed.delete(page);
  }
}
