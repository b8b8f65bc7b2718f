import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { KeptComparables } from '../../domain/book/BookRecord';
import type { BrowseFilters } from '../../domain/offers/list/BrowseFilters';
import { filterBrands } from '../../domain/offers/list/FilterBrand';
import { type HashId, mergeOffer, type Offer } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import { comparableFilters, comparablesKey, isComparable } from '../../domain/valuation/ComparableQuestion';
import { type ComparableSale, comparableSale, newestSales } from '../../domain/valuation/ComparableSale';
import { Book } from '../book/Book';
import { type Cancel, Clock } from '../ports/Clock';
import { Offers } from '../ports/Offers';
import { SellingStore } from '../selling/SellingStore';
import { ComparableSales } from './ComparableSales';

/** Pages of the archive to ask for, and how many of them at a time. */
const MOST_PAGES = 10;
const AT_A_TIME = 3;

interface Search {
  readonly offer: Offer;
  readonly filters: BrowseFilters;
  /** Comparable sales by page. */
  readonly answers: Map<number, readonly ComparableSale[]>;
  controller: AbortController;
  wanted: number;
  isCut: boolean;
  failure: Failure | null;
  /** Whether what is shown was found by this search. */
  isShown: boolean;
  readonly stopFollowing: Cancel;
}

/** Asks the archive for sales like an offer, and keeps them in the book, where `ComparableSales` finds them. */
@injectable()
export class FindComparables {
  /** The latest search for each offer, until every page is answered. */
  private readonly searches = new Map<HashId, Search>();

  constructor(
    private readonly offers: Offers,
    private readonly selling: SellingStore,
    private readonly store: ComparableSales,
    private readonly book: Book,
    private readonly clock: Clock,
  ) {}

  /** Resolves when the search has ended. A result that lacks pages does not replace the result of an earlier search. */
  async execute(offer: Offer): Promise<void> {
    this.cancel(offer.hashId);
    this.drop(offer.hashId);
    const search: Search = {
      offer,
      filters: this.filters(offer),
      answers: new Map(),
      controller: new AbortController(),
      wanted: 1,
      isCut: false,
      failure: null,
      isShown: false,
      stopFollowing: this.book.onChange('comparables', ({ kind }) => kind === 'replaced' && this.forget(offer.hashId)),
    };
    this.searches.set(offer.hashId, search);
    await this.ask(search);
  }

  /** Asks again for the pages that were not answered. */
  async retry(offer: Offer): Promise<void> {
    const search = this.searches.get(offer.hashId);
    if (!search || search.answers.size === 0) return this.execute(offer);
    search.controller = new AbortController();
    await this.ask(search);
  }

  /** Stops the search. The pages that were answered stay, if nothing was found before. */
  cancel(hashId: HashId): void {
    this.searches.get(hashId)?.controller.abort();
  }

  /** The book was deleted or replaced, also by another tab, so what was asked for before is not stored in it. */
  private forget(hashId: HashId): void {
    this.cancel(hashId);
    this.drop(hashId);
    runInAction(() => this.store.cancelled(hashId));
  }

  private drop(hashId: HashId): void {
    this.searches.get(hashId)?.stopFollowing();
    this.searches.delete(hashId);
  }

  private async ask(search: Search): Promise<void> {
    const { controller } = search;
    this.progressed(search);
    // The first page says how many pages there are.
    if (search.answers.size === 0) await this.askPage(search, 1);
    const toAsk = search.answers.size === 0 ? [] : missingPages(search);
    const askOneByOne = async () => {
      for (let page = toAsk.shift(); page !== undefined; page = toAsk.shift()) {
        if (controller.signal.aborted || page > search.wanted) return;
        await this.askPage(search, page);
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, askOneByOne));
    if (this.isLatest(search) && search.controller === controller) await this.ended(search);
  }

  private async askPage(search: Search, page: number): Promise<void> {
    const { offer, filters, answers, controller } = search;
    const answer = await this.offers.list('sold', { page, filters, buyNowOnly: false }, controller.signal);
    if (controller.signal.aborted) return;
    if (!answer.ok) {
      search.failure = answer.failure;
      return;
    }
    const sold = answer.value.offers.map(patch => mergeOffer(undefined, patch));
    // The number of pages may be unknown or too large.
    const isEmpty = (answer.value.received ?? sold.length) === 0;
    if (isEmpty && page <= search.wanted) {
      search.wanted = Math.max(1, page - 1);
      search.isCut = false;
    } else if (page === 1) {
      search.wanted = Math.max(1, Math.min(MOST_PAGES, answer.value.totalPages));
      search.isCut = answer.value.totalPages > MOST_PAGES;
    }
    if (page <= search.wanted) answers.set(page, sold.filter(one => isComparable(offer, one)).map(comparableSale));
    this.progressed(search);
  }

  private progressed(search: Search): void {
    if (!this.isLatest(search)) return;
    runInAction(() => this.store.progressed(search.offer.hashId, search.answers.size, search.wanted));
  }

  private async ended(search: Search): Promise<void> {
    const { offer, filters, answers, failure, isCut } = search;
    const { hashId } = offer;
    const missing = missingPages(search).length;
    search.failure = null;
    const isEarlierBetter = missing > 0 && !search.isShown && this.store.get(hashId, this.clock.now()) !== undefined;
    if (answers.size === 0 || isEarlierBetter) {
      this.drop(hashId);
      runInAction(() => {
        if (failure) this.store.failed(hashId, failure);
        else this.store.cancelled(hashId);
      });
      return;
    }
    // A sale that moves to the next page during the search is in two answers.
    const sales = new Map([...answers.values()].flat().map(sale => [sale.hashId, sale]));
    const value: KeptComparables = { ...newestSales({ sales: [...sales.values()], isCut }), missingPages: missing };
    if (missing === 0) this.drop(hashId);
    search.isShown = true;
    runInAction(() => this.store.answered(hashId, value, this.clock.now()));
    await this.book.put('comparables', [{ key: comparablesKey(offer, filters), value }]);
  }

  private isLatest(search: Search): boolean {
    return this.searches.get(search.offer.hashId) === search;
  }

  private filters(offer: Offer): BrowseFilters {
    return comparableFilters(offer, filterBrands(this.selling.brands.rows));
  }
}

function missingPages({ answers, wanted }: Search): number[] {
  return Array.from({ length: wanted }, (_, index) => index + 1).filter(page => !answers.has(page));
}
