import type { CableMonitor } from './connectionOf';

/**
 * The monitor remembers times of the device's clock. If that clock is set back, it would not reconnect until the clock
 * has reached those times again.
 */
export function tolerateSetBackClock(monitor: CableMonitor): void {
  const { reconnectIfStale } = monitor;
  monitor.reconnectIfStale = () => {
    const now = Date.now();
    if (monitor.refreshedAt > now) monitor.recordMessage();
    if ((monitor.disconnectedAt ?? now) > now) monitor.recordDisconnect();
    reconnectIfStale.call(monitor);
  };
}
