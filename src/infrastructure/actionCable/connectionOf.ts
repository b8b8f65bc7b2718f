import type { Consumer } from '@rails/actioncable';

/**
 * The parts of @rails/actioncable 8.1.400 that this folder uses and that the library does not document. The library asks
 * for the address synchronously when it opens a socket, so each attempt, including those of the library's monitor, needs
 * a fresh token before it. No documented callback announces an attempt or an unreadable message, and none says that the
 * library has given up before the first connection.
 */
interface CableConnection {
  /** The library calls this method for each attempt, including those of its monitor. It can be replaced. */
  open: () => boolean;
  /** True if the socket is open or connecting. */
  isActive(): boolean;
  /** The newest socket, once `open` has returned. The library listens with `onmessage` and `onclose`. */
  readonly webSocket: WebSocket;
  /** The monitor runs from the first socket until the client or the server rules out another attempt. */
  readonly monitor: { isRunning(): boolean };
}

export const connectionOf = (consumer: Consumer): CableConnection =>
  (consumer as Consumer & { readonly connection: CableConnection }).connection;
