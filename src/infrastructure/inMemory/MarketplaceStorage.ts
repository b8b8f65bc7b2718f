/** Where the demo's market outlives a reload; each call may be refused by the browser and then rejects. */
export interface MarketplaceStorage {
  /** What was kept; anything else where nothing was. */
  read(): Promise<unknown>;
  keep(snapshot: unknown): Promise<void>;
  clear(): Promise<void>;
  /** Calls when the page may be gone in a moment. */
  onLeaving(callback: () => void): void;
}
