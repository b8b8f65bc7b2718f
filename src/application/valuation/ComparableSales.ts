import { injectable } from 'inversify';
import { makeAutoObservable, observable } from 'mobx';
import type { KeptComparables } from '../../domain/book/BookRecord';
import { filterBrands } from '../../domain/offers/list/FilterBrand';
import type { HashId, Offer } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import { HOUR, type Instant } from '../../domain/shared/Instant';
import type { Money } from '../../domain/shared/Money';
import { putLast } from '../../domain/shared/sorted';
import { comparableFilters, comparablesKey } from '../../domain/valuation/ComparableQuestion';
import { newestSales, priceSummary, type PriceSummary } from '../../domain/valuation/ComparableSale';
import { Book } from '../book/Book';
import { OfferRegistry } from '../offers/OfferRegistry';
import { Clock } from '../ports/Clock';
import { SellingStore } from '../selling/SellingStore';
import { SessionStore } from '../session/SessionStore';

/** What the archive answered to the question about one offer. */
export interface FoundComparables extends KeptComparables {
  readonly foundAt: Instant;
  /** Computed once, because views and each check of a bid read it. */
  readonly summary: PriceSummary;
}

export type ComparableStep =
  | { readonly step: 'idle' }
  | { readonly step: 'searching'; readonly done: number; readonly wanted: number }
  | { readonly step: 'failed'; readonly failure: Failure };

/** Number of offers whose sales are kept in memory. The sales of other offers are read from the book again. */
const KEPT = 50;

const KEPT_FOR = 24 * HOUR;

const idle: ComparableStep = { step: 'idle' };

/** The sales like an offer that an earlier search has found, also before a reload, and the searches under way. */
@injectable()
export class ComparableSales {
  private readonly found = observable.map<HashId, FoundComparables>(undefined, { deep: false });
  private readonly steps = observable.map<HashId, ComparableStep>(undefined, { deep: false });

  /** Whose book is followed. */
  private dealer = '';

  constructor(
    private readonly selling: SellingStore,
    private readonly registry: OfferRegistry,
    private readonly book: Book,
    private readonly session: SessionStore,
    private readonly clock: Clock,
  ) {
    makeAutoObservable(this, {}, { deep: false });
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

  progressed(hashId: HashId, done: number, wanted: number): void {
    this.steps.set(hashId, { step: 'searching', done, wanted });
  }

  answered(hashId: HashId, kept: KeptComparables, foundAt: Instant): void {
    putLast(this.found, [hashId, { ...kept, foundAt, summary: priceSummary(kept.sales) }], KEPT);
    this.steps.delete(hashId);
  }

  failed(hashId: HashId, failure: Failure): void {
    this.steps.set(hashId, { step: 'failed', failure });
  }

  cancelled(hashId: HashId): void {
    this.steps.delete(hashId);
  }

  /** Reads from the book what an earlier search found, if it is not too old. */
  async read(offer: Offer): Promise<void> {
    this.followBook();
    const { hashId } = offer;
    if (this.get(hashId, this.clock.now())) return;
    const filters = comparableFilters(offer, filterBrands(this.selling.brands.rows));
    const kept = await this.book.readSome('comparables', [comparablesKey(offer, filters)]);
    // A search may have ended meanwhile.
    if (!kept.ok || !kept.value[0] || this.get(hashId, this.clock.now())) return;
    const { changedAt, value } = kept.value[0];
    this.answered(hashId, { ...value, ...newestSales(value) }, changedAt);
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
    const offers = [...this.found.keys()].flatMap(hashId => this.registry.get(hashId) ?? []);
    this.found.clear();
    for (const offer of offers) void this.read(offer);
  }
}
