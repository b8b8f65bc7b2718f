import { injectable } from 'inversify';
import { reaction } from 'mobx';
import type { BookRecords } from '../../domain/book/BookRecord';
import type { TypedCollection } from '../../domain/book/Keeping';
import { Book } from '../book/Book';
import { ConnectionStore } from '../connection/ConnectionStore';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { together } from '../shared/together';
import { UnsavedWork } from '../shared/UnsavedWork';

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

/** A form, whatever its values. */
export interface ShownForm {
  readonly isDirty: boolean;
  connectionReturned(): void;
  leave(): void;
  storeDraft(): void;
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
    private readonly clock: Clock,
    private readonly work: UnsavedWork,
    private readonly connection: ConnectionStore,
    private readonly window: BrowserWindow,
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

  /**
   * The form is on screen until this is cancelled. Input that was not sent is unsaved work then: the browser asks before the
   * dealer leaves the page.
   */
  shown(form: ShownForm): Cancel {
    return together(
      this.window.confirmLeaving(() => this.mustConfirmLeaving(form)),
      reaction(
        () => this.connection.returns,
        () => form.connectionReturned(),
      ),
      reaction(
        () => form.isDirty,
        isDirty => this.work.formChanged(form, isDirty),
        { fireImmediately: true },
      ),
      () => this.work.formChanged(form, false),
      () => form.leave(),
    );
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

  /** A dealer who has signed out may leave. The draft is stored at once, as the last keystrokes may still wait. */
  private mustConfirmLeaving(form: ShownForm): boolean {
    const isUnsaved = this.book.isOpen && form.isDirty;
    if (isUnsaved) form.storeDraft();
    return isUnsaved;
  }

  private cancel(name: string): void {
    this.waiting.get(name)?.cancel();
    this.waiting.delete(name);
  }

  /** The dealer may be leaving the page. */
  private keepWaiting(): void {
    if (!this.book.isOpen) return;
    const typed = [...this.waiting.values()].map(input => ({ ...input, value: input.value(), isRead: input.isRead() }));
    this.book.keepUnstored(typed);
    for (const { collection, key, value, isRead } of typed) {
      if (isRead) void this.keep(collection, key, value as null);
    }
  }
}

/** Identifies a record of typed input among all of them. */
export const nameOf = (collection: TypedCollection, key: string): string => `${collection} ${key}`;
