/** Stores the demo's market. Each call rejects if the browser refuses storage. */
export interface MarketplaceStorage {
  /** The stored snapshot. Resolves with any other value if nothing is stored. */
  read(): Promise<unknown>;
  keep(snapshot: unknown): Promise<void>;
  clear(): Promise<void>;
  /** Calls the callback when the page may be about to close. */
  onLeaving(callback: () => void): void;
}
