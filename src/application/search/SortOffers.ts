import { inject, injectable } from 'inversify';
import { untracked } from 'mobx';
import type { OfferOrder, SortKey } from '../../domain/offers/list/OfferOrder';
import type { HashId } from '../../domain/offers/Offer';
import { sortValue } from '../../domain/search/sortValue';
import { type SortOrder, sorted, sortSteps, type SortValue } from '../../domain/shared/sorted';
import { BookStore } from '../book/BookStore';
import { OfferRegistry } from '../offers/OfferRegistry';
import { CalculateOffer } from '../valuation/CalculateOffer';

export type CompareTexts = SortOrder<HashId>['compareTexts'];

/**
 * Sorts offers by what is known about them at this moment. A later change of an offer does not move its row, so the offers
 * are not observed.
 */
@injectable()
export class SortOffers {
  constructor(
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(BookStore) private readonly bookStore: BookStore,
    @inject(CalculateOffer) private readonly calculate: CalculateOffer,
  ) {}

  execute(hashIds: readonly HashId[], order: OfferOrder, compareTexts: CompareTexts): readonly HashId[] {
    return sorted(hashIds, this.by(order, compareTexts));
  }

  /** The same in steps of so many offers. */
  steps(hashIds: readonly HashId[], order: OfferOrder, compareTexts: CompareTexts, piece: number) {
    return sortSteps(hashIds, this.by(order, compareTexts), piece);
  }

  private by({ key, direction }: OfferOrder, compareTexts: CompareTexts): SortOrder<HashId> {
    return { valueOf: hashId => untracked(() => this.valueOf(key, hashId)), direction, compareTexts };
  }

  private valueOf(key: SortKey, hashId: HashId): SortValue {
    const offer = this.registry.get(hashId);
    if (!offer) return null;
    const limit = this.bookStore.get('limits', hashId) ?? null;
    const profit = key === 'profit' ? (this.calculate.atMinimum(offer)?.profit ?? null) : null;
    return sortValue(key, { offer, limit, profit });
  }
}
