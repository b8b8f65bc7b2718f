import { type IDBPDatabase, openDB } from 'idb';
import type { Clock } from '../../application/ports/Clock';
import { inTime } from '../../application/shared/inTime';
import type { MarketplaceStorage } from './market/MarketplaceKeeper';

const STORE = 'marketplace';
const KEY = 'market';

export class IndexedDbMarketplaceStorage implements MarketplaceStorage {
  private opening: Promise<IDBPDatabase> | null = null;

  constructor(private readonly clock: Pick<Clock, 'after'>) {}

  read(): Promise<unknown> {
    return inTime(
      this.clock,
      this.database().then(database => database.get(STORE, KEY)),
    );
  }

  keep(snapshot: unknown): Promise<void> {
    return inTime(this.clock, this.put(snapshot));
  }

  clear(): Promise<void> {
    return inTime(
      this.clock,
      this.database().then(database => database.delete(STORE, KEY)),
    );
  }

  private async put(snapshot: unknown): Promise<void> {
    const transaction = (await this.database()).transaction(STORE, 'readwrite');
    const put = transaction.store.put(snapshot, KEY);
    // A page that is being unloaded gets no more events, and the browser rolls back an uncommitted transaction.
    transaction.commit();
    await Promise.all([put, transaction.done]);
  }

  private async database(): Promise<IDBPDatabase> {
    this.opening ??= openDB('paddock-demo', 1, { upgrade: database => void database.createObjectStore(STORE) });
    return this.opening;
  }

  onLeaving(callback: () => void): void {
    window.addEventListener('pagehide', callback);
    // On a phone, the browser may end a hidden page without firing another event.
    document.addEventListener('visibilitychange', () => document.hidden && callback());
  }
}
