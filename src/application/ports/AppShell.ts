import type { Cancel } from './Clock';

/** The app's own files on this device, with which it starts without a network. They contain no answer of the server. */
export abstract class AppShell {
  /** Keeps the files from now on, also for later visits. Calls back each time a newer version than that of the page is ready. */
  abstract keep(onNewer: () => void): Cancel;
  /** Asks the host for its version. If it is newer than that of the page, `keep` calls back when it is ready. Never rejects. */
  abstract askHost(): Promise<void>;
  /** Resolves when the next load starts the newest version that the host has, as far as it can be reached. Never rejects. */
  abstract useNewest(): Promise<void>;
  /** Removes the files from this device. Never rejects. */
  abstract remove(): Promise<void>;
}
