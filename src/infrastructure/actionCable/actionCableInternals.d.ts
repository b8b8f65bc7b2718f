export {};

/** Members of the library that its type definitions leave out. */
declare module '@rails/actioncable' {
  interface CableConnection {
    readonly monitor: { isRunning(): boolean };
    readonly webSocket: WebSocket;
    /** The library calls this method for each attempt: the first one and those of its monitor. */
    open: () => boolean;
    /** True if the socket is open or connecting. */
    isActive(): boolean;
  }

  const Connection: {
    /** Milliseconds. */
    reopenDelay: number;
  };

  const ConnectionMonitor: {
    /** Seconds. */
    staleThreshold: number;
  };

  interface Consumer {
    readonly connection: CableConnection;
  }
}
