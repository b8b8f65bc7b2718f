import type { OfferColumn } from '../../../domain/offers/list/OfferColumn';
import type { OfferOrder } from '../../../domain/offers/list/OfferOrder';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import { useTexts } from '../../shared/texts/useTexts';

/** The names of columns, and of the orders that are named by one. */
type Named = OfferColumn | Exclude<OfferOrder['key'], 'shownPrice'>;

/** Returns the name of a column in a list. The time of an own deal is that of its end, and not of the sale. */
export function useColumnName(tab: OfferTab): (column: Named) => string {
  const { t } = useTexts('offersTable');
  return column => t(`columns.${column === 'soldAt' && tab === 'archived' ? 'archivedAt' : column}`);
}
