import { injectable } from 'inversify';
import type { BookRecords } from '../../domain/book/BookRecord';
import type { TypedCollection } from '../../domain/book/Keeping';
import { Book } from '../book/Book';
import { UnstoredChanges } from '../book/UnstoredChanges';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';

/** Milliseconds after the last keystroke. What may still be sent is written once, and not with each keystroke. */
const PAUSE = 500;

/** What to store: null if there is nothing, undefined to leave the stored value as it is. */
type Kept<Value> = Value | null | undefined;

/** Input of a form that was not sent. It outlives a reload. */
export interface Draft<Value> {
  /** Something waits for a pause in the typing, or for the stored value to be read. */
  readonly isWaiting: boolean;
  /** The stored value. It is not overwritten before it was read, because the dealer has not seen it. */
  read(): Promise<Value | undefined>;
  /** Stores the value as it is when the typing pauses. */
  keepSoon(value: () => Kept<Value>): void;
  keep(value: Kept<Value>): void;
  /** Overwrites the stored value unseen. */
  replace(value: Kept<Value>): void;
}

/** Input that waits for a pause in the typing, or for the stored value to be read. */
interface Waiting {
  readonly cancel: Cancel;
  readonly collection: TypedCollection;
  readonly key: string;
  readonly value: () => unknown;
  readonly isRead: () => boolean;
}

/** Stores what the dealer has typed and not sent, when the typing pauses or the page is left. */
@injectable()
export class Drafts {
  /** What waits, by the name of its record. */
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly book: Book,
    private readonly unstored: UnstoredChanges,
    private readonly clock: Clock,
    window: BrowserWindow,
  ) {
    window.onHidden(() => this.keepWaiting());
  }

  /** The draft of one form. */
  of<Collection extends TypedCollection>(collection: Collection, key: string): Draft<BookRecords[Collection]> {
    const isWaiting = () => this.isWaiting(collection, key);
    let later: () => Kept<BookRecords[Collection]> = () => undefined;
    let isRead = false;
    const keepSoon = () => this.keepSoon(collection, key, later, () => isRead);
    const keep = (value: Kept<BookRecords[Collection]>): void => {
      if (isRead) void this.keep(collection, key, value);
    };
    return {
      get isWaiting() {
        return isWaiting();
      },
      read: async () => {
        const stored = await this.book.find(collection, key);
        isRead = true;
        // Something was typed meanwhile.
        if (isWaiting()) keepSoon();
        return stored;
      },
      keepSoon: value => {
        later = value;
        keepSoon();
      },
      keep,
      replace: value => {
        isRead = true;
        keep(value);
      },
    };
  }

  isWaiting(collection: TypedCollection, key: string): boolean {
    return this.waiting.has(nameOf(collection, key));
  }

  async keep<Collection extends TypedCollection>(
    collection: Collection,
    key: string,
    value: Kept<BookRecords[Collection]>,
  ): Promise<void> {
    this.cancel(nameOf(collection, key));
    if (value !== undefined) await this.book.keep(collection, key, value);
  }

  /**
   * Stores the value as it is when the typing pauses. Until `isRead` returns true, the stored value is not replaced, because
   * the dealer has not seen it. Call this again when it has been read.
   */
  keepSoon<Collection extends TypedCollection>(
    collection: Collection,
    key: string,
    value: () => Kept<BookRecords[Collection]>,
    isRead = () => true,
  ): void {
    const name = nameOf(collection, key);
    this.cancel(name);
    const cancel = this.clock.after(PAUSE, () => isRead() && void this.keep(collection, key, value()));
    this.waiting.set(name, { cancel, collection, key, value, isRead });
  }

  private cancel(name: string): void {
    this.waiting.get(name)?.cancel();
    this.waiting.delete(name);
  }

  /** The dealer may be leaving the page. */
  private keepWaiting(): void {
    if (!this.book.isOpen) return;
    const typed = [...this.waiting.values()].map(input => ({ ...input, value: input.value(), isRead: input.isRead() }));
    const writes = this.book.unfinished.map(write => ({ ...write, value: write.value(), isRead: true }));
    // A stored value that was not read is neither replaced nor discarded.
    this.unstored.keep(
      [...writes, ...typed].filter(({ value, isRead }) => value !== undefined && (isRead || value !== null)),
    );
    for (const { collection, key, value, isRead } of typed) {
      if (isRead) void this.keep(collection, key, value as null);
    }
  }
}

const nameOf = (collection: TypedCollection, key: string): string => `${collection} ${key}`;
