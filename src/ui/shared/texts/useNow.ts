import { useEffect, useState } from 'react';
import { Clock } from '../../../application/ports/Clock';
import { MINUTE, type Instant } from '../../../domain/shared/Instant';
import { useInjection } from '../useInjection';

/** The current time, updated every minute, so that elapsed times on screen stay correct. */
export function useNow(): Instant {
  const clock = useInjection(Clock);
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.after(MINUTE, () => setNow(clock.now())), [clock, now]);
  return now;
}
