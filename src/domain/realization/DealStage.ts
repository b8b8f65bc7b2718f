import type { ActionBar } from '../bidding/ActionBar';
import { isPickedUp, type RealizationDetails } from './RealizationDetails';

/** How far a deal has come. */
export type DealStage = 'toPickUp' | 'orderingTransport' | 'transportOrdered' | 'pickedUp';

/** What the server knows comes first; of a transport that is being ordered only the row's own bar tells. */
export function dealStage(realization: RealizationDetails, bar: ActionBar): DealStage {
  if (isPickedUp(realization)) return 'pickedUp';
  if (realization.speditionArranged) return 'transportOrdered';
  return bar === 'transport' ? 'orderingTransport' : 'toPickUp';
}
