import type { HashId } from '../../../src/domain/offers/Offer';
import type { ComparableSale } from '../../../src/domain/valuation/ComparableSale';

/** A sale of which only the given values are known. */
export function aSale(parts: Partial<ComparableSale> = {}): ComparableSale {
  return {
    hashId: 'MB-SOLD' as HashId,
    label: 'BMW R 1250 GS',
    price: null,
    mileage: null,
    year: null,
    score: null,
    soldAt: null,
    ...parts,
  };
}
