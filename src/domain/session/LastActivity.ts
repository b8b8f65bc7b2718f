import type { Instant } from '../shared/Instant';

/** When a dealer last used the app on this device, in any tab, by one clock. */
export interface LastActivity {
  readonly at: Instant;
  /** Counts from here while the clock is earlier than `at`, because it was set back. Null if it is not. */
  readonly setBackAt: Instant | null;
}

export const activityAt = (last: LastActivity | null, now: Instant): LastActivity =>
  last && now < last.at ? { at: last.at, setBackAt: now } : { at: now, setBackAt: null };

/** Notes the first time at which the clock is seen to be set back. */
export const withClockSetBack = (last: LastActivity, now: Instant): LastActivity =>
  now < last.at && (last.setBackAt === null || now < last.setBackAt) ? activityAt(last, now) : last;

/** Milliseconds. */
export function idleFor(last: LastActivity, now: Instant): number {
  const { at, setBackAt } = withClockSetBack(last, now);
  return now - (now < at ? (setBackAt ?? now) : at);
}
