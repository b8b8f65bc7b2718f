import { injectable } from 'inversify';
import { makeAutoObservable, observable } from 'mobx';
import type { KeptComparables } from '../../domain/book/BookRecord';
import type { BrowseFilters } from '../../domain/offers/list/BrowseFilters';
import { filterBrands } from '../../domain/offers/list/FilterBrand';
import { type HashId, mergeOffer, type Offer } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import { HOUR, type Instant } from '../../domain/shared/Instant';
import type { Money } from '../../domain/shared/Money';
import { putLast } from '../../domain/shared/sorted';
import { comparableFilters, comparablesKey, isComparable } from '../../domain/valuation/ComparableQuestion';
import {
  type ComparableSale,
  comparableSale,
  newestSales,
  priceSummary,
  type PriceSummary,
} from '../../domain/valuation/ComparableSale';
import { Book } from '../book/Book';
import { OfferRegistry } from '../offers/OfferRegistry';
import { Clock } from '../ports/Clock';
import { Offers } from '../ports/Offers';
import { SellingStore } from '../selling/SellingStore';
import { SessionStore } from '../session/SessionStore';

/** What the archive answered to the question about one offer. */
export interface FoundComparables extends KeptComparables {
  readonly foundAt: Instant;
  /** Computed once, because views and each check of a bid read it. */
  readonly summary: PriceSummary;
}

type ComparableStep =
  | { readonly step: 'idle' }
  | { readonly step: 'searching'; readonly done: number; readonly wanted: number }
  | { readonly step: 'failed'; readonly failure: Failure };

/** Number of offers whose sales are kept in memory. The sales of other offers are read from the book again. */
const KEPT = 50;

const KEPT_FOR = 24 * HOUR;

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
}

const idle: ComparableStep = { step: 'idle' };

/** The sales like an offer: the archive is asked for them, and what it answered is kept in the book. */
@injectable()
export class ComparableSales {
  private readonly found = observable.map<HashId, FoundComparables>(undefined, { deep: false });
  private readonly steps = observable.map<HashId, ComparableStep>(undefined, { deep: false });
  /** The latest search for each offer, until every page is answered. */
  private readonly searches = new Map<HashId, Search>();
  /** Whose book is followed. */
  private dealer = '';

  constructor(
    private readonly offers: Offers,
    private readonly selling: SellingStore,
    private readonly registry: OfferRegistry,
    private readonly book: Book,
    private readonly session: SessionStore,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'searches' | 'dealer'>(this, { searches: false, dealer: false }, { deep: false });
  }

  /** The time is an argument, because MobX does not notice that it passes. Sales that are too old are not shown. */
  get(hashId: HashId, now: Instant): FoundComparables | undefined {
    const found = this.found.get(hashId);
    return found && now - found.foundAt < KEPT_FOR ? found : undefined;
  }

  stepOf(hashId: HashId): ComparableStep {
    return this.steps.get(hashId) ?? idle;
  }

  /** Null if too few sales are known. */
  medianOf(hashId: HashId, now: Instant): Money | null {
    const summary = this.get(hashId, now)?.summary;
    return summary?.kind === 'known' ? summary.median : null;
  }

  answered(hashId: HashId, kept: KeptComparables, foundAt: Instant): void {
    putLast(this.found, [hashId, { ...kept, foundAt, summary: priceSummary(kept.sales) }], KEPT);
    this.steps.delete(hashId);
  }

  /** Reads from the book what an earlier search found, if it is not too old. */
  async read(offer: Offer): Promise<void> {
    this.followBook();
    const { hashId } = offer;
    if (this.get(hashId, this.clock.now())) return;
    const kept = await this.book.readSome('comparables', [comparablesKey(offer, this.filters(offer))]);
    // A search may have ended meanwhile.
    if (!kept.ok || !kept.value[0] || this.get(hashId, this.clock.now())) return;
    const { changedAt, value } = kept.value[0];
    this.answered(hashId, { ...value, ...newestSales(value) }, changedAt);
  }

  /**
   * Asks the archive. Resolves when the search has ended. A result that lacks pages does not replace the result of an earlier
   * search.
   */
  async search(offer: Offer): Promise<void> {
    this.followBook();
    this.cancel(offer.hashId);
    const search: Search = {
      offer,
      filters: this.filters(offer),
      answers: new Map(),
      controller: new AbortController(),
      wanted: 1,
      isCut: false,
      failure: null,
      isShown: false,
    };
    this.searches.set(offer.hashId, search);
    await this.ask(search);
  }

  /** Asks again for the pages that were not answered. */
  async retry(offer: Offer): Promise<void> {
    const search = this.searches.get(offer.hashId);
    if (!search || search.answers.size === 0) return this.search(offer);
    search.controller = new AbortController();
    await this.ask(search);
  }

  /** Stops the search. The pages that were answered stay, if nothing was found before. */
  cancel(hashId: HashId): void {
    this.searches.get(hashId)?.controller.abort();
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
    this.steps.set(search.offer.hashId, { step: 'searching', done: search.answers.size, wanted: search.wanted });
  }

  private async ended(search: Search): Promise<void> {
    const { offer, filters, answers, failure, isCut } = search;
    const { hashId } = offer;
    const missing = missingPages(search).length;
    search.failure = null;
    const isEarlierBetter = missing > 0 && !search.isShown && this.get(hashId, this.clock.now()) !== undefined;
    if (answers.size === 0 || isEarlierBetter) {
      this.searches.delete(hashId);
      if (failure) this.steps.set(hashId, { step: 'failed', failure });
      else this.steps.delete(hashId);
      return;
    }
    // A sale that moves to the next page during the search is in two answers.
    const sales = new Map([...answers.values()].flat().map(sale => [sale.hashId, sale]));
    const value: KeptComparables = { ...newestSales({ sales: [...sales.values()], isCut }), missingPages: missing };
    if (missing === 0) this.searches.delete(hashId);
    search.isShown = true;
    this.answered(hashId, value, this.clock.now());
    await this.book.put('comparables', [{ key: comparablesKey(offer, filters), value }]);
  }

  private isLatest(search: Search): boolean {
    return this.searches.get(search.offer.hashId) === search;
  }

  private filters(offer: Offer): BrowseFilters {
    return comparableFilters(offer, filterBrands(this.selling.brands.rows));
  }

  /** If the book is deleted or replaced, also by another tab, only what it still contains is shown. */
  private followBook(): void {
    const { dealerKey } = this.session;
    if (dealerKey === this.dealer) return;
    this.dealer = dealerKey;
    this.book.onChange('comparables', ({ kind }) => {
      if (kind === 'replaced' && dealerKey === this.dealer) this.replaced();
    });
  }

  private replaced(): void {
    for (const hashId of this.searches.keys()) {
      this.cancel(hashId);
      this.steps.delete(hashId);
    }
    this.searches.clear();
    const offers = [...this.found.keys()].flatMap(hashId => this.registry.get(hashId) ?? []);
    this.found.clear();
    for (const offer of offers) void this.read(offer);
  }
}

function missingPages({ answers, wanted }: Search): number[] {
  return Array.from({ length: wanted }, (_, index) => index + 1).filter(page => !answers.has(page));
}
