import type { Cancel } from '../application/ports/Clock';
import type { BookChange } from '../application/ports/DealerBook';
import type { BookCollection } from '../domain/book/BookRecord';
import { bookCollections, byCollection } from '../domain/book/Keeping';

type Listener<Collection extends BookCollection> = (change: BookChange<Collection>) => void;

/** The callbacks of one tab that listen to the changes of one dealer's records. */
export class BookListeners {
  private readonly listeners = byCollection<{ [Name in BookCollection]: Set<Listener<Name>> }>(
    () => new Set<Listener<BookCollection>>(),
  );

  add<Name extends BookCollection>(collection: Name, callback: Listener<Name>): Cancel {
    this.listeners[collection].add(callback);
    return () => void this.listeners[collection].delete(callback);
  }

  has(collection: BookCollection): boolean {
    return this.listeners[collection].size > 0;
  }

  changed<Name extends BookCollection>(collection: Name, change: BookChange<Name>): void {
    this.listeners[collection].forEach(callback => callback(change));
  }

  replaced(): void {
    for (const collection of bookCollections) this.changed(collection, { kind: 'replaced' });
  }
}
