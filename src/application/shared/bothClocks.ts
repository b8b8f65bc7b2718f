import type { Instant } from '../../domain/shared/Instant';
import type { Clock } from '../ports/Clock';

type Clocks = Pick<Clock, 'now' | 'deviceNow'>;

/** For what ends or is deleted after some time: both clocks agree that the time is over. */
export const earlierNow = (clock: Clocks): Instant => Math.min(clock.now(), clock.deviceNow());

/** For what is deleted some time later: neither clock alone makes it older than it is. */
export const laterNow = (clock: Clocks): Instant => Math.max(clock.now(), clock.deviceNow());

/** For what waits some time: the milliseconds since or until an instant, by the clock that has moved less. */
export const leastDistance = (clock: Clocks, instant: Instant): number =>
  Math.min(Math.abs(clock.now() - instant), Math.abs(clock.deviceNow() - instant));
