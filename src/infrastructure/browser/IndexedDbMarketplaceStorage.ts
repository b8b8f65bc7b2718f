import { del, get, set } from 'idb-keyval';
import type { MarketplaceStorage } from '../inMemory/MarketplaceStorage';

const KEY = 'demo.marketplace';

export class IndexedDbMarketplaceStorage implements MarketplaceStorage {
  read(): Promise<unknown> {
    return get<unknown>(KEY);
  }

  keep(snapshot: unknown): Promise<void> {
    return set(KEY, snapshot);
  }

  clear(): Promise<void> {
    return del(KEY);
  }

  onLeaving(callback: () => void): void {
    window.addEventListener('pagehide', callback);
    // On a phone a hidden page may be ended without a further word.
    document.addEventListener('visibilitychange', () => document.hidden && callback());
  }
}
