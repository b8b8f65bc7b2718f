import { isPickedUp, type Deal } from '../offers/Deal';
import type { Offer } from '../offers/Offer';
import { hasRunningDeal } from '../offers/Sale';
import { HOUR, type Instant } from '../shared/Instant';

/** The progress of a deal. */
export type DealStage = 'bought' | 'toPickUp' | 'transportOrdered' | 'pickedUp' | 'archived';

/** What the server knows about the progress. Null if there is no deal. */
export function dealStage(offer: Pick<Offer, 'deal' | 'archivedAt' | 'inArchive'>): DealStage | null {
  const { deal } = offer;
  if (deal === null) return null;
  if (isPickedUp(deal)) return 'pickedUp';
  if (!hasRunningDeal(offer)) return 'archived';
  if (deal.speditionArranged) return 'transportOrdered';
  return deal.isUnstated ? 'bought' : 'toPickUp';
}

/** What the dealer does next with a bought vehicle. */
export type NextStep = 'orderTransport' | 'arrangeHandover' | 'awaitTransport';

/**
 * Null if nothing is left to do, or if the server tells too little. A transport is ordered before the pickup, and an order
 * is never asked for twice.
 */
export function nextStep(deal: Deal): NextStep | null {
  if (isPickedUp(deal)) return null;
  if (deal.speditionArranged) return 'awaitTransport';
  if (deal.easyTransportEnabled) return 'orderTransport';
  return deal.isUnstated ? null : 'arrangeHandover';
}

/** The buyer agrees on the handover within this time after the purchase. Milliseconds. */
export const HANDOVER_WITHIN = 48 * HOUR;

/** `isLatest`: the device first saw the deal at this time, so the purchase was not later. */
export interface PurchaseTime {
  readonly at: Instant;
  readonly isLatest: boolean;
}

/** Until when the handover has to be agreed on. With `isLatest`, until then at the latest. */
export const handoverDue = ({ at }: PurchaseTime): Instant => at + HANDOVER_WITHIN;

/** In whole hours. `unknown`: this device does not know the time of the purchase, and the server does not tell it. */
type HandoverClock =
  | { readonly state: 'unknown' }
  | { readonly state: 'running'; readonly passed: number; readonly left: number }
  | { readonly state: 'over'; readonly passed: number };

export function handoverClock(boughtAt: Instant | null, now: Instant): HandoverClock {
  if (boughtAt === null) return { state: 'unknown' };
  const gone = Math.max(0, now - boughtAt);
  const passed = Math.floor(gone / HOUR);
  return gone >= HANDOVER_WITHIN
    ? { state: 'over', passed }
    : { state: 'running', passed, left: HANDOVER_WITHIN / HOUR - passed };
}
