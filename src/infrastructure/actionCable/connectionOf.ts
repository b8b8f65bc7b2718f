import type { Consumer } from '@rails/actioncable';

/**
 * The parts of @rails/actioncable 8.1.400 that this folder uses and that the library does not document. The library
 * asks for the address synchronously when it opens a socket, so each attempt, including an attempt of the library's
 * monitor, needs a fresh token before it. No documented callback announces an attempt or an unreadable message, and
 * none says that the library has given up before the first connection. Nothing documented makes the monitor expect a
 * clock that is set back, or a connection that does not last.
 */
interface CableConnection {
  /** The library calls this method for each attempt, including the attempts of its monitor. It can be replaced. */
  open: () => boolean;
  /** Closes the socket and calls `open` after 500 ms. */
  reopen(): void;
  /** True if the socket is open or connecting. */
  isActive(): boolean;
  /** The newest socket, once `open` has returned. The library listens with `onmessage` and `onclose`. */
  readonly webSocket: WebSocket;
  readonly monitor: CableMonitor;
}

/** Opens another socket if the last one is lost or silent. It takes its times from the device's clock. */
export interface CableMonitor {
  /** True from the first socket until the client or the server rules out another attempt. */
  isRunning(): boolean;
  /** The time of the last message, or of the start if there was none. */
  readonly refreshedAt: number;
  /** Undefined while the socket is open. */
  readonly disconnectedAt?: number;
  /** Sets `refreshedAt` to the current time. */
  recordMessage(): void;
  /** Sets `disconnectedAt` to the current time. */
  recordDisconnect(): void;
  /** The more attempts, the longer the monitor waits. */
  reconnectAttempts: number;
  /** The library calls this method with each welcome. It sets `reconnectAttempts` to 0, and can be replaced. */
  recordConnect: () => void;
  /** The monitor calls this method every 6 to 12 seconds, and less often after failed attempts. It can be replaced. */
  reconnectIfStale: () => void;
}

export const connectionOf = (consumer: Consumer): CableConnection =>
  (consumer as Consumer & { readonly connection: CableConnection }).connection;

/** The websocket address, resolved against the page address. This is the only address that contains a token. */
export function cableAddress(cableUrl: string, pageAddress: string, token: string): string {
  const address = new URL(cableUrl, pageAddress);
  address.protocol = address.protocol.replace(/^http/, 'ws');
  address.searchParams.set('token', token);
  return address.href;
}

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

/** A welcome does not shorten the monitor's pauses. Returns how to shorten them. */
export function keepPauses(monitor: CableMonitor): () => void {
  const { recordConnect } = monitor;
  monitor.recordConnect = () => {
    const { reconnectAttempts } = monitor;
    recordConnect.call(monitor);
    monitor.reconnectAttempts = reconnectAttempts;
  };
  return () => (monitor.reconnectAttempts = 0);
}
