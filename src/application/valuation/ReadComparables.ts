import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import { filterBrands } from '../../domain/offers/list/FilterBrand';
import type { Offer } from '../../domain/offers/Offer';
import { comparableFilters, comparablesKey } from '../../domain/valuation/ComparableQuestion';
import { newestSales } from '../../domain/valuation/ComparableSale';
import { Book } from '../book/Book';
import { OfferRegistry } from '../offers/OfferRegistry';
import { Clock } from '../ports/Clock';
import { SellingStore } from '../selling/SellingStore';
import { SessionStore } from '../session/SessionStore';
import { ComparableStore } from './ComparableStore';

/** Reads from the book what an earlier search for sales like an offer found, if it is not too old. */
@injectable()
export class ReadComparables {
  private dealer = '';

  constructor(
    private readonly selling: SellingStore,
    private readonly store: ComparableStore,
    private readonly registry: OfferRegistry,
    private readonly book: Book,
    private readonly session: SessionStore,
    private readonly clock: Clock,
  ) {}

  async execute(offer: Offer): Promise<void> {
    this.followBook();
    const { hashId } = offer;
    if (this.store.get(hashId, this.clock.now())) return;
    const filters = comparableFilters(offer, filterBrands(this.selling.brands.rows));
    const kept = await this.book.readSome('comparables', [comparablesKey(offer, filters)]);
    // A search may have ended meanwhile.
    if (!kept.ok || !kept.value[0] || this.store.get(hashId, this.clock.now())) return;
    const { changedAt, value } = kept.value[0];
    runInAction(() => this.store.answered(hashId, { ...value, ...newestSales(value) }, changedAt));
  }

  /** If the book is deleted or replaced, also by another tab, only what it still contains is shown. */
  private followBook(): void {
    const { dealerKey } = this.session;
    if (dealerKey === this.dealer) return;
    this.dealer = dealerKey;
    this.book.onChange('comparables', change => {
      if (change.kind !== 'replaced' || dealerKey !== this.dealer) return;
      const offers = this.store.hashIds.flatMap(hashId => this.registry.get(hashId) ?? []);
      runInAction(() => this.store.forgotten());
      for (const offer of offers) void this.execute(offer);
    });
  }
}
