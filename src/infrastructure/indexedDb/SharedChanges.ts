import type { Cancel } from '../../application/ports/Clock';
import type { BookChange, BookFailure } from '../../application/ports/DealerBook';
import type { BookCollection, BookRecordOf } from '../../domain/book/BookRecord';
import { bookCollections, byCollection } from '../../domain/book/Keeping';
import type { Result } from '../../domain/shared/Result';
import { channelOf } from '../browser/channelOf';
import type { UnwrittenRecords } from './UnwrittenRecords';

interface SharedChangesOptions {
  readonly name: string;
  readonly unwritten: UnwrittenRecords;
  /** The existing records with these keys. */
  readonly read: (
    collection: BookCollection,
    keys: readonly string[],
  ) => Promise<Result<readonly BookRecordOf<BookCollection>[], BookFailure>>;
}

/** A change that another tab has stored. Null if any record may have changed. */
type TabMessage = { readonly collection: BookCollection; readonly change: BookChange<BookCollection> } | null;

/** Reports the changes of one dealer's records to the listeners of this tab and to the other tabs. */
export class SharedChanges {
  readonly listeners = new BookListeners();
  private readonly otherTabs: BroadcastChannel | null;

  constructor(private readonly options: SharedChangesOptions) {
    this.otherTabs = channelOf(options.name);
    if (this.otherTabs) {
      this.otherTabs.onmessage = ({ data }: MessageEvent<TabMessage>) => void this.changedElsewhere(data);
    }
  }

  changed<Collection extends BookCollection>(
    collection: Collection,
    change: BookChange<Collection>,
    isStored: boolean,
  ): void {
    if (isStored) this.otherTabs?.postMessage({ collection, change });
    this.listeners.changed(collection, change);
  }

  replaced(): void {
    this.otherTabs?.postMessage(null);
    this.replacedElsewhere();
  }

  /**
   * Reports what is stored now and not what the message says: by the time it arrives, this tab may have stored a later
   * value.
   */
  private async changedElsewhere(message: TabMessage): Promise<void> {
    if (!message) return this.replacedElsewhere();
    const { collection, change } = message;
    if (change.kind === 'replaced') return this.replacedElsewhere();
    const keys = change.kind === 'removed' ? [change.key] : change.records.map(({ key }) => key);
    for (const key of keys) this.options.unwritten.stored(collection, key);
    if (!this.listeners.has(collection)) return;
    const stored = await this.options.read(collection, keys);
    if (!stored.ok) return;
    const remaining = new Set(stored.value.map(({ key }) => key));
    if (remaining.size > 0) this.listeners.changed(collection, { kind: 'put', records: stored.value });
    for (const key of keys) if (!remaining.has(key)) this.listeners.changed(collection, { kind: 'removed', key });
  }

  private replacedElsewhere(): void {
    this.options.unwritten.clear();
    this.listeners.replaced();
  }
}

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
