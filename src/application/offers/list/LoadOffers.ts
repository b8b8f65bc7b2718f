import { injectable } from 'inversify';
import { asksSame, type BrowseQuestion, isAsListed, sameQuestion } from '../../../domain/offers/list/BrowseQuestion';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import type { HashId, OfferPatch } from '../../../domain/offers/Offer';
import { pagesBetween } from '../../../domain/shared/Page';
import { Clock } from '../../ports/Clock';
import { Offers } from '../../ports/Offers';
import { batches } from '../../shared/batches';
import { LatestRequests } from '../../shared/LatestRequests';
import { FreshOffers } from '../FreshOffers';
import { OfferRegistry } from '../OfferRegistry';
import { OfferLists } from './OfferLists';
import type { OfferListStore } from './OfferListStore';

interface InPlaceOptions {
  /** The first page is fetched, too. */
  readonly withTop?: boolean;
  /** By default, the pages of the rows on or near the screen. */
  readonly pages?: readonly number[];
}

/** Loads the pages of the lists. A newer question aborts an older one, and ignores its answer. */
@injectable()
export class LoadOffers {
  private readonly requests = new LatestRequests<OfferTab>();
  private readonly refreshing = new Map<OfferTab, Promise<void>>();
  private readonly updating = new Map<OfferTab, Promise<boolean>>();
  /** Lists that the dealer scrolled to the end while the rows on screen were fetched again. */
  private readonly awaitingMore = new Set<OfferTab>();

  constructor(
    private readonly offers: Offers,
    private readonly lists: OfferLists,
    private readonly registry: OfferRegistry,
    private readonly clock: Clock,
    private readonly fresh: FreshOffers,
  ) {}

  /** Shows the answer to this question. Sends nothing if the answer is held and fresh, or is being loaded. */
  async show(tab: OfferTab, question: BrowseQuestion): Promise<void> {
    const list = this.lists.of(tab);
    if (asksSame(list.question, question)) {
      if (!sameQuestion(list.question, question)) list.arrangementChanged(question);
      if (this.requests.isUnderWay(tab)) return this.refreshing.get(tab);
      if (list.isFresh(this.clock.now())) return;
    } else list.questionChanged(question);
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
    const refreshing = this.load(tab, 'first');
    this.refreshing.set(tab, refreshing);
    await refreshing;
  }

  /** The same, and the dealer reads the list from its top. */
  refreshFromTop(tab: OfferTab): Promise<void> {
    this.lists.of(tab).readFromTop();
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
    if (!list.isPageDue(by) || list.isUnanswered) return;
    if (!this.requests.isUnderWay(tab)) {
      list.pageAsked(by);
      await this.load(tab, 'more', pages);
    } else if (list.status.step === 'idle') this.awaitingMore.add(tab);
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
    const isAtRest = list.scrollTop === 0 && !list.isInUse && list.status.step !== 'loading';
    const mayMove = list.nextPage <= 2 && isAtRest;
    if (list.isUnanswered || list.lastFetchedAt === null || list.question.paging === 'paginated' || mayMove) {
      await this.refresh(tab);
      return list.status.step === 'idle';
    }
    const { withTop = false, pages = this.lists.pagesOnScreen } = options;
    if (list.status.step === 'loading') this.awaitingMore.add(tab);
    const signal = this.requests.start(tab);
    list.requestedInPlace();
    const missing = new Set(this.rowsOn(list, pages));
    for (const asked of batches(withTop ? [...new Set([1, ...pages])] : pages)) {
      const isTaken = await this.registry.ask(
        () => Promise.all(asked.map(page => this.offers.list(tab, { ...list.question, page }, signal))),
        (answers, merge) => {
          if (signal.aborted) return false;
          for (const [at, answer] of answers.entries()) {
            if (!answer.ok) {
              this.requests.end(tab);
              list.updateFailed(answer.failure);
              return false;
            }
            const { offers, received } = answer.value;
            merge(this.registry.listed(tab, offers));
            list.rowsReceived(asked[at]!, offers.length, received);
            list.newOffersArrived(withoutRowsOfNextPage(list, offers));
            for (const { hashId } of offers) missing.delete(hashId);
          }
          return true;
        },
      );
      if (!isTaken) {
        if (!this.requests.isUnderWay(tab)) await this.loadAwaited(tab);
        return false;
      }
    }
    this.requests.end(tab);
    list.arrivedInPlace(this.clock.now());
    await Promise.all([this.readAgain(missing), this.loadAwaited(tab)]);
    return true;
  }

  private async loadAwaited(tab: OfferTab): Promise<void> {
    if (this.awaitingMore.delete(tab)) await this.loadMore(tab, 'list');
  }

  /** The rows of these pages. If the dealer has arranged the list, few rows of a page are near the screen. */
  private rowsOn(list: OfferListStore, pages: readonly number[]): readonly HashId[] {
    const rows = pages.flatMap(page => list.idsOnPage(page));
    if (isAsListed(list.question)) return rows;
    const near = new Set(this.lists.nearSight);
    return rows.filter(hashId => near.has(hashId));
  }

  /** Reads the rows that left their pages, for example because they were sold. */
  private async readAgain(hashIds: Iterable<HashId>): Promise<void> {
    for (const some of batches([...hashIds])) {
      await Promise.all(some.map(hashId => this.fresh.read(hashId)));
    }
  }

  private async load(tab: OfferTab, what: 'first' | 'more', pages = 1, mayStepBack = true): Promise<void> {
    const list = this.lists.of(tab);
    const { question } = list;
    const from = what === 'more' ? list.nextPage : question.page;
    // The server's number of pages may be too small.
    const last = what === 'more' ? Math.max(from, Math.min(from + pages - 1, list.totalPages)) : from;
    const signal = this.requests.start(tab);
    this.awaitingMore.delete(tab);
    list.loadStarted(what);
    const asked = pagesBetween(from, last).map(page => ({ ...question, page }));
    const isTooFar = await this.registry.ask(
      () => Promise.all(asked.map(page => this.offers.list(tab, page, signal))),
      (answers, merge) => {
        if (signal.aborted) return false;
        this.requests.end(tab);
        for (const answer of answers) {
          if (!answer.ok) {
            list.loadFailed(what, answer.failure);
            return false;
          }
          merge(this.registry.listed(tab, answer.value.offers));
          const arrived = { ...answer.value, ids: answer.value.offers.map(offer => offer.hashId) };
          if (what === 'more' && mayStepBack && list.steppedBack(arrived.totalCount)) return true;
          if (what === 'more') list.morePageArrived(arrived, this.clock.now());
          else list.firstPageArrived(arrived, this.clock.now());
        }
        return false;
      },
    );
    // Only once, because a server whose total always falls would be asked for ever.
    if (isTooFar) await this.load(tab, 'more', 1, false);
  }
}

/** Unknown rows below the last known row are not new. They moved up from the next page, because a row above them left. */
function withoutRowsOfNextPage(list: OfferListStore, offers: readonly OfferPatch[]): readonly HashId[] {
  const hashIds = offers.map(offer => offer.hashId);
  const lastHeld = hashIds.findLastIndex(hashId => list.holds(hashId));
  return lastHeld < 0 ? hashIds : hashIds.slice(0, lastHeld);
}
