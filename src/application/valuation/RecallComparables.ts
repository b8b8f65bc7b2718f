import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { filterBrands } from '../../domain/offers/FilterBrands';
import type { Offer } from '../../domain/offers/Offer';
import { HOUR } from '../../domain/shared/Instant';
import { comparableFilters, comparablesKey } from '../../domain/valuation/ComparableQuestion';
import { OwnBook } from '../book/OwnBook';
import { Clock } from '../ports/Clock';
import { MotorbikeStore } from '../selling/motorbikes/MotorbikeStore';
import { ComparableStore } from './ComparableStore';

const KEPT_FOR = 24 * HOUR;

/** Reads from the book what an earlier search for sales like an offer found, if it is not too old. */
@injectable()
export class RecallComparables {
  constructor(
    @inject(MotorbikeStore) private readonly motorbikes: MotorbikeStore,
    @inject(ComparableStore) private readonly store: ComparableStore,
    @inject(OwnBook) private readonly book: OwnBook,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  async execute(offer: Offer): Promise<void> {
    const { hashId } = offer;
    if (this.store.get(hashId)) return;
    const filters = comparableFilters(offer, filterBrands(this.motorbikes.brands.choices));
    const kept = await this.book.read('comparables', comparablesKey(offer, filters));
    // A search may have ended meanwhile.
    if (!kept.ok || !kept.value || this.store.get(hashId)) return;
    const { changedAt, value } = kept.value;
    if (this.clock.now() - changedAt >= KEPT_FOR) return;
    runInAction(() => this.store.answered(hashId, { ...value, foundAt: changedAt }));
  }
}
