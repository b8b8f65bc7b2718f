import { injectable } from 'inversify';
import { observable, reaction, runInAction } from 'mobx';
import { asksSame, type BrowseQuestion, defaultQuestion, questionAt } from '../../../domain/offers/list/BrowseQuestion';
import { type OfferTab, offerTabs, summedAsWhole } from '../../../domain/offers/list/OfferTab';
import type { HashId } from '../../../domain/offers/Offer';
import { REQUESTS_AT_ONCE } from '../../../domain/shared/Page';
import { Book } from '../../book/Book';
import type { Cancel } from '../../ports/Clock';
import { Appearance } from '../../settings/Appearance';
import { together } from '../../shared/together';
import { OwnLikes } from '../OwnLikes';
import { LoadOffers } from './LoadOffers';
import { OfferLists } from './OfferLists';

/** The number of offers behind an opened one, below which a further page is loaded. */
const FEW = 5;

/** If the numbers of a server contradict its pages, a list may start again without end. */
const MOST_STARTS = 5;

/** Loads what no scroll of the dealer asks for: each list after the sign-in, newer rows, and further pages for a view or an order. */
@injectable()
export class WholeLists {
  /** The questions of which all pages are wanted. */
  private readonly wanted = observable.map<OfferTab, BrowseQuestion>(undefined, { deep: false });

  constructor(
    private readonly lists: OfferLists,
    private readonly loadOffers: LoadOffers,
    private readonly book: Book,
    private readonly likes: OwnLikes,
    private readonly appearance: Appearance,
  ) {}

  /** Fetches the lists, the visible one first. */
  async showEach(): Promise<void> {
    const { visible } = this.lists;
    const { version } = this.likes.serverCount;
    // One list at a time, because the other lists are not visible and the connection may be slow.
    for (const tab of new Set(visible === null ? offerTabs : [visible, ...offerTabs])) {
      const { status, lastFetchedAt, question } = this.lists.of(tab);
      const isNew = lastFetchedAt === null && status.step === 'idle';
      await this.loadOffers.show(tab, isNew ? questionAt(tab, '', this.appearance.paging) : question);
    }
    const liked = this.lists.of('liked');
    // A count that arrived meanwhile is newer.
    const isLatest = version === this.likes.serverCount.version;
    if (isLatest && liked.lastFetchedAt !== null) this.likes.serverCounted(liked.count);
  }

  /** Marks all lists as outdated, because the session that fetched them has ended. */
  outdateEach(): void {
    runInAction(() => {
      for (const list of this.lists.all) list.outdated();
    });
  }

  /** Fetches a visible list again when it becomes outdated. No row moves under the pointer. Runs until it is cancelled. */
  keepCurrent(tab: OfferTab): Cancel {
    return reaction(
      () => this.lists.of(tab).needsRequest,
      needsRequest => needsRequest && void this.loadOffers.refreshInPlace(tab, { withTop: true }),
    );
  }

  /** Shows a list from its first page, with the dealer's own limits and notes. Runs until it is cancelled. */
  show(tab: OfferTab): Cancel {
    void this.book.hold();
    runInAction(() => this.lists.shown(tab));
    void this.loadOffers.show(tab, defaultQuestion);
    return together(this.loadOn(tab), () => runInAction(() => this.lists.left(tab)));
  }

  /**
   * Loads the next pages without a press until it is cancelled: all own bids and deals, because their sums need them, and
   * others as far as a list may by itself (`mayContinue`).
   */
  loadOn(tab: OfferTab): Cancel {
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

  /** Whether all further pages are being loaded, one after another. */
  isLoadingAll(tab: OfferTab): boolean {
    const question = this.wanted.get(tab);
    return question !== undefined && asksSame(question, this.lists.of(tab).question);
  }

  /**
   * Loads all further pages, because the view or the order of the list needs all rows. Resolves when all or `most` rows are
   * loaded, a page failed, `stopLoading` has ended it, or the list shows something else.
   */
  async loadAll(tab: OfferTab, most = Infinity): Promise<void> {
    if (this.isLoadingAll(tab)) return;
    const list = this.lists.of(tab);
    const { question } = list;
    runInAction(() => this.wanted.set(tab, question));
    while (this.isLoadingAll(tab) && list.hasMore && list.ids.length < most) {
      const { nextPage } = list;
      await this.loadOffers.more(tab, REQUESTS_AT_ONCE);
      // A page failed, or another request is under way.
      if (list.nextPage === nextPage) break;
    }
    if (this.wanted.get(tab) === question) this.stopLoading(tab);
  }

  stopLoading(tab: OfferTab): void {
    runInAction(() => this.wanted.delete(tab));
  }

  /** Loads a further page while the dealer steps through a list in an opened offer, so that the steps do not end there. */
  async loadAhead(opened: HashId): Promise<void> {
    const { visible, idsOnScreen } = this.lists;
    const place = idsOnScreen.indexOf(opened);
    if (visible === null || place < 0 || idsOnScreen.length - 1 - place >= FEW) return;
    await this.loadOffers.more(visible);
  }
}
