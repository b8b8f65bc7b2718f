import { inject, injectable } from 'inversify';
import { compareStructural } from 'mobx';
import type { BookRecords } from '../../domain/book/BookRecord';
import type { TypedCollection } from '../../domain/book/Keeping';
import { Book } from '../book/Book';
import { UnstoredChanges } from '../book/UnstoredChanges';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';

/** Milliseconds. A single keystroke is not worth a write. */
const PAUSE = 300;

/** Input that waits for a pause in the typing, or for the stored value to be read. */
interface Scheduled {
  readonly cancel: Cancel;
  readonly collection: TypedCollection;
  readonly key: string;
  readonly value: () => unknown;
  readonly isRead: () => boolean;
}

const nameOf = (collection: TypedCollection, key: string): string => `${collection} ${key}`;

/** What the dealer has typed and not sent. It outlives a reload. */
@injectable()
export class TypedInput {
  private readonly scheduled = new Map<string, Scheduled>();
  /** What was typed in this tab and was not sent. */
  private readonly typed = new Set<string>();
  /** What fields show since a reload and the dealer has not edited, and whether it is still what is stored. */
  private readonly untouched = new Map<string, { readonly value: unknown; readonly isStored: boolean }>();
  /** The input whose field has the focus in this tab. */
  private focused: string | null = null;

  constructor(
    @inject(Book) private readonly book: Book,
    @inject(UnstoredChanges) private readonly unstored: UnstoredChanges,
    @inject(Clock) private readonly clock: Clock,
    @inject(BrowserWindow) window: BrowserWindow,
  ) {
    window.onHidden(() => this.keepUnstored());
  }

  /** Null discards the stored value; undefined leaves it as it is. */
  async keep<Collection extends TypedCollection>(
    collection: Collection,
    key: string,
    value: BookRecords[Collection] | null | undefined,
  ): Promise<void> {
    if (value === null) this.noLongerShown(nameOf(collection, key));
    this.cancelScheduled(nameOf(collection, key));
    if (value !== undefined) await this.book.keep(collection, key, value);
  }

  /** Discards the stored value if it was sent. Another tab may have stored other input since. */
  async discard<Collection extends TypedCollection>(
    collection: Collection,
    key: string,
    isSent: (stored: BookRecords[Collection]) => boolean,
  ): Promise<void> {
    this.noLongerShown(nameOf(collection, key));
    this.cancelScheduled(nameOf(collection, key));
    await this.book.remove(collection, key, isSent);
  }

  /**
   * Stores the value as it is when the typing pauses. Until `isRead` returns true, the stored value is not replaced, because
   * the dealer has not seen it. Call this again when it has been read.
   */
  keepSoon<Collection extends TypedCollection>(
    collection: Collection,
    key: string,
    value: () => BookRecords[Collection] | null | undefined,
    isRead = () => true,
  ): void {
    const name = nameOf(collection, key);
    this.cancelScheduled(name);
    this.typed.add(name);
    this.untouched.delete(name);
    const cancel = this.clock.after(PAUSE, () => isRead() && void this.keep(collection, key, value()));
    this.scheduled.set(name, { cancel, collection, key, value, isRead });
  }

  isScheduled(collection: TypedCollection, key: string): boolean {
    return this.scheduled.has(nameOf(collection, key));
  }

  /**
   * Reports each change by another tab, as it is stored now. Undefined means that nothing is stored. What was typed here
   * and not sent is not reported: the tab shows and sends what was typed in it. Of a value that was restored here, or whose
   * field has the focus, only the removal is reported, because the other tab has sent it.
   */
  follow<Collection extends TypedCollection>(
    collection: Collection,
    changed: (key: string, stored: BookRecords[Collection] | undefined) => void,
  ): Cancel {
    return this.book.follow(collection, (key, stored) => {
      const name = nameOf(collection, key);
      if (!this.typed.has(name) && this.gives(name, stored)) changed(key, stored);
    });
  }

  /** The field shows this stored value since a reload. What another tab types does not replace it. */
  restored<Collection extends TypedCollection>(
    collection: Collection,
    key: string,
    value: BookRecords[Collection],
  ): void {
    this.untouched.set(nameOf(collection, key), { value, isStored: true });
  }

  fieldFocused(collection: TypedCollection, key: string): void {
    this.focused = nameOf(collection, key);
  }

  fieldLeft(collection: TypedCollection, key: string): void {
    if (this.focused === nameOf(collection, key)) this.focused = null;
  }

  /** Whether the field of what was not typed here shows what another tab has stored, or removed, since. */
  private gives(name: string, stored: unknown): boolean {
    const shown = this.untouched.get(name);
    if (stored === undefined) {
      if (shown?.isStored) this.untouched.delete(name);
      // Another value was removed than the one that is shown, which nobody has sent.
      return shown?.isStored ?? true;
    }
    if (shown) this.untouched.set(name, { ...shown, isStored: compareStructural(shown.value, stored) });
    return !shown && name !== this.focused;
  }

  private noLongerShown(name: string): void {
    this.typed.delete(name);
    this.untouched.delete(name);
  }

  private cancelScheduled(name: string): void {
    this.scheduled.get(name)?.cancel();
    this.scheduled.delete(name);
  }

  /** The dealer may be leaving the page. */
  private keepUnstored(): void {
    if (!this.book.isOpen) return;
    const typed = [...this.scheduled.values()].map(input => ({
      ...input,
      value: input.value(),
      isRead: input.isRead(),
    }));
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
