import type { Offer } from '../offers/Offer';
import { isPickedUp } from '../offers/RealizationDetails';
import { hasRunningDeal } from '../offers/Sale';

/** The progress of a deal. */
export type DealStage = 'bought' | 'toPickUp' | 'transportOrdered' | 'pickedUp' | 'archived';

/** What the server knows about the progress. Null if there is no deal. */
export function dealStage(offer: Pick<Offer, 'realization' | 'archivedAt' | 'inArchive'>): DealStage | null {
  const { realization } = offer;
  if (realization === null) return null;
  if (isPickedUp(realization)) return 'pickedUp';
  if (!hasRunningDeal(offer)) return 'archived';
  if (realization.speditionArranged) return 'transportOrdered';
  return realization.isUnstated ? 'bought' : 'toPickUp';
}
