import { isPickedUp, type RealizationDetails } from '../offers/RealizationDetails';

/** What the dealer does next with a bought vehicle. */
export type NextStep = 'orderTransport' | 'arrangeHandover' | 'awaitTransport';

/**
 * Null if nothing is left to do, or if the server tells too little. A transport is ordered before the pickup, and an order
 * is never asked for twice.
 */
export function nextStep(realization: RealizationDetails): NextStep | null {
  if (isPickedUp(realization)) return null;
  if (realization.speditionArranged) return 'awaitTransport';
  if (realization.easyTransportEnabled) return 'orderTransport';
  return realization.isUnstated ? null : 'arrangeHandover';
}
