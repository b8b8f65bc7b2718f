import { injectable } from 'inversify';
import { untracked } from 'mobx';
import type { OfferOrder, SortKey } from '../../domain/offers/list/OfferOrder';
import type { HashId } from '../../domain/offers/Offer';
import { sortValue } from '../../domain/search/sortValue';
import { type SortOrder, sortSteps, type SortValue } from '../../domain/shared/sorted';
import { BookStore } from '../book/BookStore';
import { OfferRegistry } from '../offers/OfferRegistry';
import type { Steps } from '../shared/runSteps';
import { CalculateOffer } from '../valuation/CalculateOffer';

export type CompareTexts = SortOrder<HashId>['compareTexts'];

/**
 * Sorts offers by what is known about them at this moment. A later change of an offer does not move its row, so the offers
 * are not observed.
 */
@injectable()
export class SortOffers {
  constructor(
    private readonly registry: OfferRegistry,
    private readonly bookStore: BookStore,
    private readonly calculate: CalculateOffer,
  ) {}

  /** Sorts in steps of so many offers. */
  steps(
    hashIds: readonly HashId[],
    { key, direction }: OfferOrder,
    compareTexts: CompareTexts,
    piece: number,
  ): Steps<HashId[]> {
    const valueOf = (hashId: HashId) => untracked(() => this.valueOf(key, hashId));
    return sortSteps(hashIds, { valueOf, direction, compareTexts }, piece);
  }

  private valueOf(key: SortKey, hashId: HashId): SortValue {
    const offer = this.registry.get(hashId);
    if (!offer) return null;
    const limit = this.bookStore.get('limits', hashId) ?? null;
    const profit = key === 'profit' ? (this.calculate.atMinimum(offer)?.profit ?? null) : null;
    return sortValue(key, { offer, limit, profit });
  }
}
