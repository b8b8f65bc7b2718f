import { DAY, HOUR, MINUTE, type Instant } from './Instant';

interface ElapsedTime {
  readonly days: number;
  /** 0 to 23 */
  readonly hours: number;
  /** 0 to 59 */
  readonly minutes: number;
}

/** 'Xd Yh Zmin', 'Yh Zmin' or 'Zmin' in every language. */
export function elapsedText(since: Instant, now: Instant): string {
  const { days, hours, minutes } = elapsedTime(since, now);
  if (days > 0) return `${days}d ${hours}h ${minutes}min`;
  return hours > 0 ? `${hours}h ${minutes}min` : `${minutes}min`;
}

/** Elapsed whole minutes. 0 if `since` is in the future, because the clocks of server and browser differ. */
export function elapsedTime(since: Instant, now: Instant): ElapsedTime {
  const gone = Math.max(0, now - since);
  return {
    days: Math.floor(gone / DAY),
    hours: Math.floor((gone % DAY) / HOUR),
    minutes: Math.floor((gone % HOUR) / MINUTE),
  };
}
