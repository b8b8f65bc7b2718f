import type { MarketplaceStorage } from '../inMemory/MarketplaceStorage';
import { createStore, del, get, put } from './keyValue';

const KEY = 'market';

export class IndexedDbMarketplaceStorage implements MarketplaceStorage {
  private readonly store = createStore('paddock-demo', 'marketplace');

  async read(): Promise<unknown> {
    return get<unknown>(KEY, this.store);
  }

  async keep(snapshot: unknown): Promise<void> {
    return put(KEY, snapshot, this.store);
  }

  async clear(): Promise<void> {
    return del(KEY, this.store);
  }

  onLeaving(callback: () => void): void {
    window.addEventListener('pagehide', callback);
    // On a phone, the browser may end a hidden page without firing another event.
    document.addEventListener('visibilitychange', () => document.hidden && callback());
  }
}
