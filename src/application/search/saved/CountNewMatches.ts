import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { activeRefinements } from '../../../domain/offers/list/Refinements';
import { mergeOffer, type Offer } from '../../../domain/offers/Offer';
import { questionOf } from '../../../domain/search/SavedSearch';
import { type Instant, isStale, LIST_STALE_AFTER, SECOND } from '../../../domain/shared/Instant';
import { rotatedByDay } from '../../../domain/shared/rotatedByDay';
import { BookStore } from '../../book/BookStore';
import { HiddenOffers } from '../../offers/hidden/HiddenOffers';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { Clock } from '../../ports/Clock';
import { Offers } from '../../ports/Offers';
import { JudgeOffers } from '../JudgeOffers';
import { ReadOwnData } from '../ReadOwnData';
import { NewMatchStore } from './NewMatchStore';

/** How many offers of a search its page shows. */
const NEWEST = 3;

/**
 * Counts the offers of the saved searches that were published since the dealer last opened each, and holds the newest ones
 * of each.
 */
@injectable()
export class CountNewMatches {
  private readonly countedAt = new Map<string, Instant>();

  constructor(
    @inject(Offers) private readonly offers: Offers,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(HiddenOffers) private readonly hidden: HiddenOffers,
    @inject(JudgeOffers) private readonly judge: JudgeOffers,
    @inject(ReadOwnData) private readonly ownData: ReadOwnData,
    @inject(BookStore) private readonly bookStore: BookStore,
    @inject(NewMatchStore) private readonly store: NewMatchStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * One request after the other, and only for searches that were not counted lately. Those whose count is the oldest come
   * first. Returns the number of requests.
   */
  async execute(signal: AbortSignal, mostRequests = Infinity): Promise<number> {
    const now = this.clock.now();
    const countedAt = (searchId: string) => this.countedAt.get(searchId) ?? null;
    // Of many searches, each morning counts others.
    const due = rotatedByDay(this.bookStore.keys('searches'), now)
      .filter(searchId => isStale(countedAt(searchId), now, LIST_STALE_AFTER))
      .sort((one, other) => (countedAt(one) ?? 0) - (countedAt(other) ?? 0));
    const asked = due.slice(0, mostRequests);
    for (const searchId of asked) {
      if (!signal.aborted) await this.count(searchId, signal);
    }
    return asked.length;
  }

  /** The newest offers are on the first page. */
  private async count(searchId: string, signal: AbortSignal): Promise<void> {
    const search = this.bookStore.get('searches', searchId);
    if (!search) return;
    const question = questionOf(search, searchId);
    const answer = await this.registry.ask(
      () => this.offers.list('browse', question, signal),
      (list, merge) => {
        if (list.ok && !signal.aborted) merge(this.registry.listed('browse', list.value.offers));
        return list;
      },
    );
    if (signal.aborted) return;
    if (!answer.ok) return runInAction(() => this.store.countFailed(searchId));
    this.countedAt.set(searchId, this.clock.now());
    // Also what this device has seen, because an offer that was seen is not new. See `NewMatches`.
    await this.ownData.execute(
      answer.value.offers.map(({ hashId }) => hashId),
      { book: true, sight: true },
    );
    const judge = this.judge.bySearch(question);
    const rows = answer.value.offers.map(row => mergeOffer(this.registry.get(row.hashId), row));
    // The server says a time in whole seconds. What it published in the second of the visit may be later than the visit.
    const isSince = (publishedAt: Instant) => publishedAt + SECOND > search.visitedAt;
    const since = rows.filter(({ publishedAt }) => publishedAt !== null && isSince(publishedAt));
    const isListed = (offer: Offer) => judge(offer) !== 'doesNotFit' && !this.hidden.isHidden(offer.hashId);
    const found = since.filter(isListed);
    const isAtLeast = rows.length > 0 && since.length === rows.length && answer.value.totalPages > 1;
    const newest = rows.filter(isListed).sort(byAge).slice(0, NEWEST);
    const isRefined = activeRefinements(question.refinements).length > 0;
    const { totalCount } = answer.value;
    runInAction(() => {
      this.store.found(searchId, idsOf(found), isAtLeast);
      this.store.newestArrived(searchId, {
        hashIds: idsOf(newest),
        total: isRefined || totalCount < rows.length ? null : totalCount,
      });
    });
  }
}

const idsOf = (offers: readonly Offer[]) => offers.map(({ hashId }) => hashId);

const byAge = (one: Offer, other: Offer) => (other.publishedAt ?? 0) - (one.publishedAt ?? 0);
