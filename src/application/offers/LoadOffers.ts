import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { BrowseQuestion } from '../../domain/offers/BrowseQuestion';
import type { HashId, OfferPatch } from '../../domain/offers/Offer';
import { sameQuestion } from '../../domain/offers/BrowseQuestion';
import type { OfferTab } from '../../domain/offers/OfferTab';
import { LIST_STALE_AFTER, isStale } from '../../domain/shared/Staleness';
import { Clock } from '../ports/Clock';
import { Offers } from '../ports/Offers';
import { OfferLists } from './OfferLists';
import { OfferRegistry } from './OfferRegistry';

/** Fetches a list's pages. A newer question ends an older one: its answer is aborted, and dropped if it comes all the same. */
@injectable()
export class LoadOffers {
  private readonly underWay = new Map<OfferTab, AbortController>();
  private readonly refreshing = new Map<OfferTab, Promise<void>>();
  /** The reader came to their end while what stands on screen was fetched again. */
  private readonly awaitingMore = new Set<OfferTab>();

  constructor(
    @inject(Offers) private readonly offers: Offers,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Shows the answer to this question; nothing is asked where it is held and fresh, or on its way. */
  async show(tab: OfferTab, question: BrowseQuestion): Promise<void> {
    const list = this.lists.of(tab);
    if (sameQuestion(list.question, question)) {
      if (this.underWay.has(tab)) return this.refreshing.get(tab);
      if (!list.isUnanswered && !isStale(list.lastFetchedAt, this.clock.now(), LIST_STALE_AFTER)) return;
    } else list.questionChanged(question);
    await this.refresh(tab);
  }

  /** From the first page, or from the one that is shown where the list is paginated. */
  async refresh(tab: OfferTab): Promise<void> {
    const refreshing = this.load(tab, 'first');
    this.refreshing.set(tab, refreshing);
    await refreshing;
  }

  async more(tab: OfferTab): Promise<void> {
    const list = this.lists.of(tab);
    if (!list.hasMore || list.isUnanswered) return;
    if (!this.underWay.has(tab)) await this.load(tab, 'more');
    else if (list.status.step === 'idle') this.awaitingMore.add(tab);
  }

  /** Fetches again what stands on screen, without moving a row: what came in above it waits. `withTop` asks for the first page too. False where it came to nothing. */
  async refreshInPlace(tab: OfferTab, { withTop = false } = {}): Promise<boolean> {
    const list = this.lists.of(tab);
    const mayMove = list.nextPage <= 2 && list.scrollTop === 0 && !list.isInUse;
    if (list.isUnanswered || list.lastFetchedAt === null || list.question.paging === 'paginated' || mayMove) {
      await this.refresh(tab);
      return true;
    }
    const { first, last } = this.lists.pagesOnScreen;
    if (list.status.step === 'loading') this.awaitingMore.add(tab);
    const controller = this.supersede(tab);
    list.askedInPlace();
    const missing = new Set(list.idsOnPages(first, last));
    for (let page = withTop ? 1 : first; page <= last; page = Math.max(page + 1, first)) {
      const asking = this.registry.asking();
      const answer = await this.offers.list(tab, { ...list.question, page }, controller.signal);
      if (this.underWay.get(tab) !== controller || !answer.ok) {
        this.registry.answered(asking);
        if (answer.ok || this.underWay.get(tab) !== controller) return false;
        this.underWay.delete(tab);
        list.loadFailed('more', answer.failure);
        return false;
      }
      runInAction(() => {
        this.registry.answered(asking, asListed(tab, answer.value.offers));
        list.offersWait(answer.value.offers.map(offer => offer.hashId));
      });
      for (const { hashId } of answer.value.offers) missing.delete(hashId);
    }
    this.underWay.delete(tab);
    list.arrivedInPlace(this.clock.now());
    await Promise.all([this.readAgain(missing), this.awaitingMore.delete(tab) && this.more(tab)]);
    return true;
  }

  /** Rows that their pages no longer hold: what has become of them, such as sold, only they themselves can tell. */
  private async readAgain(hashIds: Iterable<HashId>): Promise<void> {
    for (const hashId of hashIds) {
      const asking = this.registry.asking();
      const answer = await this.offers.open(hashId, new AbortController().signal);
      this.registry.answered(asking, answer.ok ? [answer.value.offer] : []);
    }
  }

  private async load(tab: OfferTab, what: 'first' | 'more'): Promise<void> {
    const list = this.lists.of(tab);
    const { question } = list;
    const page = what === 'more' ? list.nextPage : question.page;
    const controller = this.supersede(tab);
    const asking = this.registry.asking();
    this.awaitingMore.delete(tab);
    list.loadStarted(what);
    const answer = await this.offers.list(tab, { ...question, page }, controller.signal);
    if (this.underWay.get(tab) !== controller) return this.registry.answered(asking);
    this.underWay.delete(tab);
    if (!answer.ok) {
      this.registry.answered(asking);
      return list.loadFailed(what, answer.failure);
    }
    const isTooFar = runInAction(() => {
      this.registry.answered(asking, asListed(tab, answer.value.offers));
      const arrived = { ...answer.value, ids: answer.value.offers.map(offer => offer.hashId) };
      if (what === 'more' && list.steppedBack(arrived.totalCount)) return true;
      if (what === 'more') list.morePageArrived(arrived, this.clock.now());
      else list.firstPageArrived(arrived, this.clock.now());
      return false;
    });
    if (isTooFar) await this.load(tab, 'more');
  }

  private supersede(tab: OfferTab): AbortController {
    this.underWay.get(tab)?.abort();
    const controller = new AbortController();
    this.underWay.set(tab, controller);
    return controller;
  }
}

/** An archive list says of its rows what they may not say themselves. A running deal of the dealer may be among what sold. */
function asListed(tab: OfferTab, offers: readonly OfferPatch[]): readonly OfferPatch[] {
  if (tab === 'archived') return offers.map(offer => ({ ...offer, inArchive: true }));
  return tab === 'sold' ? offers.map(offer => ({ ...offer, closed: true })) : offers;
}
