import { HOUR, type Instant } from '../shared/Instant';

/** The buyer agrees on the handover within this time after the purchase. Milliseconds. */
export const HANDOVER_WITHIN = 48 * HOUR;

/** `isLatest`: the device first saw the deal at this time, so the purchase was not later. */
export interface PurchaseTime {
  readonly at: Instant;
  readonly isLatest: boolean;
}

/** In whole hours. `unknown`: this device does not know the time of the purchase, and the server does not tell it. */
export type HandoverClock =
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
