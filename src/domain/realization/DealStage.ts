import type { ActionBar } from '../bidding/ActionBar';
import type { Offer } from '../offers/Offer';
import { hasRunningDeal } from '../offers/Sale';
import { isPickedUp } from './RealizationDetails';

/** The progress of a deal. */
export type DealStage = 'toPickUp' | 'orderingTransport' | 'transportOrdered' | 'pickedUp' | 'archived';

/**
 * Data from the server comes first. Only the row's own bar knows that the dealer is ordering transport. Null if there
 * is no deal.
 */
export function dealStage(
  offer: Pick<Offer, 'realization' | 'archivedAt' | 'inArchive'>,
  bar: ActionBar,
): DealStage | null {
  const { realization } = offer;
  if (realization === null) return null;
  if (isPickedUp(realization)) return 'pickedUp';
  if (!hasRunningDeal(offer)) return 'archived';
  if (realization.speditionArranged) return 'transportOrdered';
  return bar === 'transport' ? 'orderingTransport' : 'toPickUp';
}
