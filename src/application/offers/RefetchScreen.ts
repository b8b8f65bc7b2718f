import { injectable } from 'inversify';
import { reaction, runInAction } from 'mobx';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import { pagesBetween } from '../../domain/shared/Page';
import type { Cancel } from '../ports/Clock';
import { type Refetch, Refetches } from '../shared/Refetches';
import { LoadOffers } from './list/LoadOffers';
import { type OfferList, OfferLists } from './list/OfferLists';
import { OpenedOffers } from './OpenedOffers';

/**
 * Fetches the visible data again without moving or removing rows on screen. All other data is fetched when it is shown.
 */
@injectable()
export class RefetchScreen {
  private forgetMissed: Cancel = () => {};

  constructor(
    private readonly lists: OfferLists,
    private readonly loadOffers: LoadOffers,
    private readonly opened: OpenedOffers,
    private readonly refetches: Refetches,
  ) {}

  refetch(how: Refetch = { retriesFailed: true }): void {
    const { visible, openOffer } = this.lists;
    const isRefetched = (list: OfferList) => how.retriesFailed || !list.isUnanswered;
    this.forgetMissed();
    // One action, so that the request for visible data starts before an observer sees that the data is outdated.
    runInAction(() => {
      for (const list of this.lists.all) if (isRefetched(list)) list.outdated();
      // First, because the dealer may be about to bid on it.
      if (openOffer && (how.retriesFailed || this.opened.isRead(openOffer))) void this.opened.read(openOffer);
      if (visible && isRefetched(this.lists.of(visible))) this.refetchList(visible);
      this.refetches.refetchAll(how);
    });
  }

  /**
   * Fetches the pages on screen at once and the others when they are scrolled to. Many pages may be held, and few are
   * visible.
   */
  private refetchList(tab: OfferTab): void {
    const list = this.lists.of(tab);
    const missed = new Set(pagesBetween(1, list.nextPage - 1));
    void this.refetchPages(tab, this.lists.pagesOnScreen, missed);
    if (list.question.paging === 'paginated') return;
    const forget = reaction(
      () => ({ shown: this.lists.visible === tab ? this.lists.pagesOnScreen : [], nextPage: list.nextPage }),
      ({ shown, nextPage }) => {
        // The list has started over, so these pages are loaded again when the dealer reaches them.
        for (const page of missed) if (page >= nextPage) missed.delete(page);
        const reached = shown.filter(page => missed.has(page));
        if (reached.length > 0) void this.refetchPages(tab, reached, missed);
        if (missed.size === 0) forget();
      },
    );
    this.forgetMissed = forget;
  }

  /** Pages that fail to load, or whose request is superseded by that of other pages, stay missed. */
  private async refetchPages(tab: OfferTab, pages: readonly number[], missed: Set<number>): Promise<void> {
    if (await this.loadOffers.refreshInPlace(tab, { pages })) for (const page of pages) missed.delete(page);
  }
}
