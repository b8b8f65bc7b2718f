import type { BookChange } from '../../application/ports/DealerBook';
import type { BookCollection } from '../../domain/book/BookRecord';
import { BookListeners } from '../BookListeners';
import type { UnwrittenRecords } from './UnwrittenRecords';

/** A change that another tab has stored. Null if any record may have changed. */
type TabMessage = { readonly collection: BookCollection; readonly change: BookChange<BookCollection> } | null;

/** Reports the changes of one dealer's records to the listeners of this tab and to the other tabs. */
export class SharedChanges {
  readonly listeners = new BookListeners();
  private readonly otherTabs: BroadcastChannel;

  constructor(
    name: string,
    private readonly unwritten: UnwrittenRecords,
  ) {
    this.otherTabs = new BroadcastChannel(name);
    this.otherTabs.onmessage = ({ data }: MessageEvent<TabMessage>) => this.changedElsewhere(data);
  }

  changed<Collection extends BookCollection>(
    collection: Collection,
    change: BookChange<Collection>,
    isStored: boolean,
  ): void {
    if (isStored) this.otherTabs.postMessage({ collection, change });
    this.listeners.changed(collection, change);
  }

  replaced(): void {
    this.otherTabs.postMessage(null);
    this.replacedElsewhere();
  }

  private changedElsewhere(message: TabMessage): void {
    if (!message) return this.replacedElsewhere();
    const { collection, change } = message;
    // The other tab has stored a later value.
    if (change.kind === 'removed') this.unwritten.stored(collection, change.key);
    if (change.kind === 'put') for (const { key } of change.records) this.unwritten.stored(collection, key);
    this.listeners.changed(collection, change);
  }

  private replacedElsewhere(): void {
    this.unwritten.clear();
    this.listeners.replaced();
  }
}
