import { type IDBPDatabase, openDB } from 'idb';
import type { MarketplaceStorage } from '../market/MarketplaceStorage';

const STORE = 'marketplace';
const KEY = 'market';

export class IndexedDbMarketplaceStorage implements MarketplaceStorage {
  private opening: Promise<IDBPDatabase> | null = null;

  async read(): Promise<unknown> {
    return (await this.database()).get(STORE, KEY);
  }

  async keep(snapshot: unknown): Promise<void> {
    const transaction = (await this.database()).transaction(STORE, 'readwrite');
    const put = transaction.store.put(snapshot, KEY);
    // A page that is being unloaded gets no more events, and the browser rolls back an uncommitted transaction.
    transaction.commit();
    await Promise.all([put, transaction.done]);
  }

  async clear(): Promise<void> {
    return (await this.database()).delete(STORE, KEY);
  }

  private database(): Promise<IDBPDatabase> {
    this.opening ??= openDB('paddock-demo', 1, { upgrade: database => void database.createObjectStore(STORE) });
    return this.opening;
  }

  onLeaving(callback: () => void): void {
    window.addEventListener('pagehide', callback);
    // On a phone, the browser may end a hidden page without firing another event.
    document.addEventListener('visibilitychange', () => document.hidden && callback());
  }
}
