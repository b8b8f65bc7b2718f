import { useMemo } from 'react';
import { TableStore } from '../../../application/offers/table/TableStore';
import { SortOffers } from '../../../application/valuation/SortOffers';
import type { HashId } from '../../../domain/offers/Offer';
import type { OfferTab } from '../../../domain/offers/OfferTab';
import { useFormat } from '../../shared/texts/useFormat';
import { useInjection } from '../../shared/useInjection';

export type Sort = (hashIds: readonly HashId[]) => readonly HashId[];

/**
 * Returns the function that puts offers into the order that the dealer has chosen for a table. It is another function
 * after another choice, and null if the rows have the order of the server. A change of an offer moves no row.
 */
export function useSortOffers(tab: OfferTab): Sort | null {
  const order = useInjection(TableStore).orderOf(tab);
  const sortOffers = useInjection(SortOffers);
  const { compareTexts } = useFormat();
  return useMemo(
    () => order && (hashIds => sortOffers.execute(hashIds, order, compareTexts)),
    [order, sortOffers, compareTexts],
  );
}
