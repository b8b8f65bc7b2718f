import * as ActionCable from '@rails/actioncable';

interface Settings {
  readonly Connection: {
    /** Milliseconds. */
    reopenDelay: number;
  };
  readonly ConnectionMonitor: {
    /** Seconds. */
    staleThreshold: number;
  };
}

/** Settings of the cable's client that its types leave out. */
export const { Connection, ConnectionMonitor } = ActionCable as unknown as Settings;
