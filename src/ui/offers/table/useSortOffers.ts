import { useCallback } from 'react';
import { TableStore } from '../../../application/offers/table/TableStore';
import { SortOffers } from '../../../application/valuation/SortOffers';
import type { HashId } from '../../../domain/offers/Offer';
import type { OfferTab } from '../../../domain/offers/OfferTab';
import { useFormat } from '../../shared/texts/useFormat';
import { useInjection } from '../../shared/useInjection';

/**
 * Returns the function that puts offers into the order that the dealer has chosen for a table. It is another function
 * after another choice. A change of an offer moves no row.
 */
export function useSortOffers(tab: OfferTab): (hashIds: readonly HashId[]) => readonly HashId[] {
  const order = useInjection(TableStore).orderOf(tab);
  const sortOffers = useInjection(SortOffers);
  const { compareTexts } = useFormat();
  return useCallback(
    hashIds => (order ? sortOffers.execute(hashIds, order, compareTexts) : hashIds),
    [order, sortOffers, compareTexts],
  );
}
