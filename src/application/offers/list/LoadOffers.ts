import { injectable } from 'inversify';
import { asksSame, type BrowseQuestion, isAsListed, sameQuestion } from '../../../domain/offers/list/BrowseQuestion';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import type { HashId } from '../../../domain/offers/Offer';
import { batches } from '../../../domain/shared/Page';
import { Clock } from '../../ports/Clock';
import { FreshOffers } from '../FreshOffers';
import { type OfferList, OfferLists } from './OfferLists';

interface InPlaceOptions {
  /** The first page is fetched, too. */
  readonly withTop?: boolean;
  /** By default, the pages of the rows on or near the screen. */
  readonly pages?: readonly number[];
}

/** Loads the pages of the lists. A newer question aborts an older one, and ignores its answer. */
@injectable()
export class LoadOffers {
  private readonly updating = new Map<OfferTab, Promise<boolean>>();
  /** Lists that the dealer scrolled to the end while the rows on screen were fetched again. */
  private readonly awaitingMore = new Set<OfferTab>();

  constructor(
    private readonly lists: OfferLists,
    private readonly clock: Clock,
    private readonly fresh: FreshOffers,
  ) {}

  /** Shows the answer to this question. Sends nothing if the answer is held and fresh, or is being loaded. */
  async show(tab: OfferTab, question: BrowseQuestion): Promise<void> {
    const list = this.lists.of(tab);
    const isSame = asksSame(list.question, question);
    if (!sameQuestion(list.question, question)) list.asked(question);
    if (isSame && (list.isPageUnderWay || list.isUpdateUnderWay)) return void (await list.arriving);
    if (isSame && list.isFresh(this.clock.now())) return;
    await this.refresh(tab);
  }

  /**
   * Whether the list has to be shown from its first page, because it is on a later page and its answer has become old.
   * The view then goes to the address of the first page, so that Back returns to this one.
   */
  startsOver(tab: OfferTab, question: BrowseQuestion): boolean {
    const list = this.lists.of(tab);
    const isHeld = (list.lastFetchedAt ?? 0) > 0 && !list.isUnanswered && asksSame(list.question, question);
    return isHeld && question.page > 1 && !list.isFresh(this.clock.now());
  }

  /** Loads the first page again, or the page that is shown if the list is paginated. */
  async refresh(tab: OfferTab): Promise<void> {
    this.awaitingMore.delete(tab);
    await this.lists.of(tab).refresh();
  }

  /** The same, and the dealer reads the list from its top. */
  refreshFromTop(tab: OfferTab): Promise<void> {
    this.lists.of(tab).place.toTop();
    return this.refresh(tab);
  }

  /**
   * The dealer has scrolled to the end of the list, or presses for more. Resolves when the pages are loaded or failed, also
   * if an update in place has to end before.
   */
  async more(tab: OfferTab, pages = 1): Promise<void> {
    // Also if an update in place is under way: it loads the page afterwards.
    this.lists.of(tab).pageAsked('dealer');
    await this.loadMore(tab, 'dealer', pages);
    await this.updating.get(tab);
  }

  /** The list does not fill the screen, or the whole list is wanted. */
  async continue(tab: OfferTab): Promise<void> {
    await this.loadMore(tab, 'list');
  }

  private async loadMore(tab: OfferTab, by: 'dealer' | 'list', pages = 1): Promise<void> {
    const list = this.lists.of(tab);
    if (!list.isPageDue(by) || list.isUnanswered || list.isPageUnderWay) return;
    if (list.isUpdateUnderWay) this.awaitingMore.add(tab);
    else {
      list.pageAsked(by);
      this.awaitingMore.delete(tab);
      await list.loadMore(pages);
    }
  }

  /**
   * Fetches the rows on screen again without moving one: new rows above them wait. Returns false if it failed or was
   * superseded.
   */
  async refreshInPlace(tab: OfferTab, options: InPlaceOptions = {}): Promise<boolean> {
    const updating = this.updateInPlace(tab, options);
    this.updating.set(tab, updating);
    const isUpdated = await updating;
    if (this.updating.get(tab) === updating) this.updating.delete(tab);
    return isUpdated;
  }

  private async updateInPlace(tab: OfferTab, options: InPlaceOptions): Promise<boolean> {
    const list = this.lists.of(tab);
    const mayMove = list.nextPage <= 2 && list.place.isAtRest && list.status.step !== 'loading';
    if (list.isUnanswered || list.lastFetchedAt === null || list.question.paging === 'paginated' || mayMove) {
      await this.refresh(tab);
      return list.status.step === 'idle';
    }
    const { withTop = false, pages = this.lists.pagesOnScreen } = options;
    if (list.status.step === 'loading') this.awaitingMore.add(tab);
    const missing = new Set(this.rowsOn(list, pages));
    const isTaken = await list.readAgain(withTop ? [...new Set([1, ...pages])] : pages, ids => {
      for (const hashId of ids) missing.delete(hashId);
    });
    if (isTaken) await Promise.all([this.readMissing(missing), this.loadAwaited(tab)]);
    else if (!list.isPageUnderWay && !list.isUpdateUnderWay) await this.loadAwaited(tab);
    return isTaken;
  }

  private async loadAwaited(tab: OfferTab): Promise<void> {
    if (this.awaitingMore.delete(tab)) await this.loadMore(tab, 'list');
  }

  /** The rows of these pages. If the dealer has arranged the list, few rows of a page are near the screen. */
  private rowsOn(list: OfferList, pages: readonly number[]): readonly HashId[] {
    const rows = pages.flatMap(page => list.idsOnPage(page));
    if (isAsListed(list.question)) return rows;
    const near = new Set(this.lists.nearSight);
    return rows.filter(hashId => near.has(hashId));
  }

  /** Reads the rows that left their pages, for example because they were sold. */
  private async readMissing(hashIds: Iterable<HashId>): Promise<void> {
    for (const some of batches([...hashIds])) {
      await Promise.all(some.map(hashId => this.fresh.read(hashId)));
    }
  }
}
