import { inject, injectable } from 'inversify';
import { untracked } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import { type OfferRow, sortValue } from '../../domain/offers/OfferColumns';
import { type SortOrder, sorted } from '../../domain/shared/sorted';
import { BookStore } from '../book/BookStore';
import { OfferRegistry } from '../offers/OfferRegistry';
import type { TableOrder } from '../offers/table/TableStore';
import { CalculateOffer } from './CalculateOffer';

/** Sorts offers by a column of their table. */
@injectable()
export class SortOffers {
  constructor(
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(BookStore) private readonly book: BookStore,
    @inject(CalculateOffer) private readonly calculate: CalculateOffer,
  ) {}

  /** The order at this moment. A later change of an offer does not move its row, so the offers are not observed. */
  execute(
    hashIds: readonly HashId[],
    { column, direction }: TableOrder,
    compareTexts: SortOrder<HashId>['compareTexts'],
  ): readonly HashId[] {
    return untracked(() => {
      const values = new Map(hashIds.map(hashId => [hashId, this.rowOf(hashId)]));
      return sorted(hashIds, {
        valueOf: hashId => {
          const row = values.get(hashId);
          return row ? sortValue(column, row) : null;
        },
        direction,
        compareTexts,
      });
    });
  }

  private rowOf(hashId: HashId): OfferRow | null {
    const offer = this.registry.get(hashId);
    if (!offer) return null;
    return {
      offer,
      limit: this.book.get('limits', hashId) ?? null,
      profit: this.calculate.atMinimum(offer)?.profit ?? null,
    };
  }
}
