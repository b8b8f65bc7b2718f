import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import { keeping } from '../../../domain/book/Keeping';
import type { BrowseQuestion } from '../../../domain/offers/list/BrowseQuestion';
import { activeRefinements } from '../../../domain/offers/list/Refinements';
import { mergeOffer, type Offer } from '../../../domain/offers/Offer';
import { questionOf, savedAs, type SavedSearch } from '../../../domain/search/SavedSearch';
import { type Instant, isStale, LIST_STALE_AFTER, SECOND } from '../../../domain/shared/Instant';
import { rotatedByDay } from '../../../domain/shared/Lists';
import { Book } from '../../book/Book';
import { HiddenOffers } from '../../offers/hidden/HiddenOffers';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { Clock } from '../../ports/Clock';
import { Offers } from '../../ports/Offers';
import { JudgeOffers } from '../JudgeOffers';
import { NewMatches } from './NewMatches';

/** How many offers of a search its page shows. */
const NEWEST = 3;

/** The saved searches of the dealer. Each change shows at once. Counts what is new in them, and finds the newest offers of each. */
@injectable()
export class OwnSearches {
  private readonly countedAt = new Map<string, Instant>();

  constructor(
    private readonly book: Book,
    private readonly offers: Offers,
    private readonly registry: OfferRegistry,
    private readonly hidden: HiddenOffers,
    private readonly judge: JudgeOffers,
    private readonly matches: NewMatches,
    private readonly clock: Clock,
  ) {}

  get isFull(): boolean {
    return this.book.held.keys('searches').length >= keeping.searches.most;
  }

  /** Saves a question under a name. Returns its id. Null if there are too many searches: none is dropped for a new one. */
  save(name: string, question: BrowseQuestion): string | null {
    if (this.isFull) return null;
    const now = this.clock.now();
    let id = now.toString(36);
    while (this.book.held.get('searches', id)) id += 'a';
    void this.book.change('searches', id, () => savedAs(name, question, now));
    return id;
  }

  /** The search asks this question from now on. */
  replace(id: string, question: BrowseQuestion): void {
    this.update(id, search => ({ ...search, ...savedAs(search.name, question, search.visitedAt) }));
  }

  rename(id: string, name: string): void {
    this.update(id, search => ({ ...search, name: name.trim() }));
  }

  /** Whether the dealer is notified of new offers of the search. */
  notify(id: string, isNotified: boolean): void {
    this.update(id, search => ({ ...search, isQuiet: !isNotified }));
  }

  /** The dealer looks at its offers, so those until now are no longer new. */
  visited(id: string): void {
    const visitedAt = this.clock.now();
    this.update(id, search => ({ ...search, visitedAt }));
    this.matches.visited(id);
  }

  remove(id: string): void {
    void this.book.change('searches', id, () => null);
  }

  putBack(id: string, search: SavedSearch): void {
    void this.book.change('searches', id, () => search);
  }

  /**
   * Counts the offers of each search that were published since the dealer last opened it. One request after the other, and
   * only for searches that were not counted lately. Those whose count is the oldest come
   * first. Returns the number of requests.
   */
  async count(signal: AbortSignal, mostRequests = Infinity): Promise<number> {
    const now = this.clock.now();
    const countedAt = (searchId: string) => this.countedAt.get(searchId) ?? null;
    // Of many searches, each morning counts others.
    const due = rotatedByDay(this.book.held.keys('searches'), now)
      .filter(searchId => isStale(countedAt(searchId), now, LIST_STALE_AFTER))
      .sort((one, other) => (countedAt(one) ?? 0) - (countedAt(other) ?? 0));
    const asked = due.slice(0, mostRequests);
    for (const searchId of asked) {
      if (!signal.aborted) await this.countOne(searchId, signal);
    }
    return asked.length;
  }

  /** Finds what searches would list that are not saved, under names of their own. One request after the other. */
  async preview(searches: ReadonlyMap<string, BrowseQuestion>, signal: AbortSignal): Promise<void> {
    const now = this.clock.now();
    for (const [name, question] of searches) {
      const isDue = isStale(this.countedAt.get(name) ?? null, now, LIST_STALE_AFTER);
      if (isDue && !signal.aborted) await this.read(name, question, signal);
    }
  }

  private update(id: string, changed: (search: SavedSearch) => SavedSearch): void {
    void this.book.change('searches', id, stored => (stored ? changed(stored) : null));
  }

  private async countOne(searchId: string, signal: AbortSignal): Promise<void> {
    const search = this.book.held.get('searches', searchId);
    if (!search) return;
    const read = await this.read(searchId, questionOf(search, searchId), signal);
    if (!read) return;
    const { rows, listed, hasMorePages } = read;
    // The server says a time in whole seconds. What it published in the second of the visit may be later than the visit.
    const isSince = ({ publishedAt }: Offer) => publishedAt !== null && publishedAt + SECOND > search.visitedAt;
    const isAtLeast = rows.length > 0 && rows.every(isSince) && hasMorePages;
    runInAction(() => this.matches.counted(searchId, idsOf(listed.filter(isSince)), isAtLeast));
  }

  /** The newest offers are on the first page. Undefined if it was not read. */
  private async read(name: string, question: BrowseQuestion, signal: AbortSignal) {
    const answer = await this.registry.ask(
      () => this.offers.list('browse', question, signal),
      (list, merge) => {
        if (list.ok && !signal.aborted) merge(this.registry.listed('browse', list.value.offers));
        return list;
      },
    );
    if (signal.aborted) return undefined;
    if (!answer.ok) return runInAction(() => this.matches.countFailed(name));
    this.countedAt.set(name, this.clock.now());
    // Also what this device has seen, because an offer that was seen is not new. See `NewMatches`.
    await this.judge.ready(
      answer.value.offers.map(({ hashId }) => hashId),
      { book: true, sight: true },
    );
    const judge = this.judge.bySearch(question);
    const rows = answer.value.offers.map(row => mergeOffer(this.registry.get(row.hashId), row));
    const listed = rows.filter(offer => judge(offer) !== 'doesNotFit' && !this.hidden.isHidden(offer.hashId));
    const newest = [...listed].sort(byAge).slice(0, NEWEST);
    const { totalCount, totalPages } = answer.value;
    const hasMorePages = totalPages > 1;
    const isKnown = activeRefinements(question.refinements).length === 0 && totalCount >= rows.length;
    const total = isKnown ? totalCount : hasMorePages ? null : listed.length;
    runInAction(() => this.matches.newestArrived(name, { hashIds: idsOf(newest), total }));
    return { rows, listed, hasMorePages };
  }
}

const idsOf = (offers: readonly Offer[]) => offers.map(({ hashId }) => hashId);

const byAge = (one: Offer, other: Offer) => (other.publishedAt ?? 0) - (one.publishedAt ?? 0);
