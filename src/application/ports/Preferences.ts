/** Small settings of this browser. Signing out deletes them, except whether it removed the dealer's data. */
export abstract class Preferences {
  /** The stored value. Null if there is none. */
  abstract read(key: string): string | null;
  /** Stores a value. If the browser blocks storage, the value lasts until the page is closed. */
  abstract write(key: string, value: string): void;
  /** Deletes a value. */
  abstract remove(key: string): void;
  /** Deletes everything in this storage for the origin, including values that other code wrote. */
  abstract clear(): void;
}

/** Settings of this tab. They survive a reload and are lost when the tab closes. */
export abstract class VisitStorage extends Preferences {}
