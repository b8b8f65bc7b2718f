import { DAY, HOUR, MINUTE, type Instant } from './Instant';

export interface ElapsedTime {
  readonly days: number;
  /** 0 to 23 */
  readonly hours: number;
  /** 0 to 59 */
  readonly minutes: number;
}

/** Whole minutes gone by; nothing where `since` is yet to come, as clocks of server and browser differ. */
export function elapsedTime(since: Instant, now: Instant): ElapsedTime {
  const gone = Math.max(0, now - since);
  return {
    days: Math.floor(gone / DAY),
    hours: Math.floor((gone % DAY) / HOUR),
    minutes: Math.floor((gone % HOUR) / MINUTE),
  };
}
