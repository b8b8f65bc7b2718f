export {};

/** What the library has and its types do not tell. */
declare module '@rails/actioncable' {
  interface CableConnection {
    readonly monitor: { isRunning(): boolean };
    readonly webSocket: WebSocket;
    /** Called by the library for each attempt, the first and those of its monitor. */
    open: () => boolean;
    /** Open or about to be. */
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
