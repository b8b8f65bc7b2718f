import { useEffect, useState } from 'react';
import { MINUTE, type Instant } from '../../domain/shared/Instant';
import { Clock } from '../../application/ports/Clock';
import { useInjection } from './useInjection';

/** The time, to the minute: elapsed times on screen move on by themselves. */
export function useNow(): Instant {
  const clock = useInjection<Clock>(Clock);
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.after(MINUTE, () => setNow(clock.now())), [clock, now]);
  return now;
}
