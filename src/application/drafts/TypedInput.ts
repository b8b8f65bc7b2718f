import { injectable } from 'inversify';
import { compareStructural, observable, type ObservableMap, runInAction } from 'mobx';
import type { BookRecords } from '../../domain/book/BookRecord';
import type { TypedCollection } from '../../domain/book/Keeping';
import type { HashId } from '../../domain/offers/Offer';
import { Book } from '../book/Book';
import { UnstoredChanges } from '../book/UnstoredChanges';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';

/** Milliseconds after the last keystroke. What may still be sent is written once, and not with each keystroke. */
const PAUSE = 500;

/** Input that waits for a pause in the typing, or for the stored value to be read. */
interface Scheduled {
  readonly cancel: Cancel;
  readonly collection: TypedCollection;
  readonly key: string;
  readonly value: () => unknown;
  readonly isRead: () => boolean;
}

/** The fields of offers. */
const fieldCollections = ['typedBids', 'transportNotes', 'typedMessages'] as const satisfies readonly TypedCollection[];

type FieldCollection = (typeof fieldCollections)[number];

const nameOf = (collection: TypedCollection, key: string): string => `${collection} ${key}`;

/**
 * What the dealer has typed and not sent. It outlives a reload, and the other tabs show what is typed into the field of an
 * offer. Each offer has its own record, because tabs may edit different offers.
 */
@injectable()
export class TypedInput {
  private readonly fields: { readonly [Name in FieldCollection]: ObservableMap<string, BookRecords[Name]> } = {
    typedBids: observable.map(),
    transportNotes: observable.map(),
    typedMessages: observable.map(),
  };
  private restoring: Promise<unknown> | null = null;
  private readonly scheduled = new Map<string, Scheduled>();
  /** What was typed in this tab and was not sent. */
  private readonly typed = new Set<string>();
  /** What fields show because it was typed in another tab. */
  private readonly mirrored = observable.set<string>();
  /** What fields show since a reload and the dealer has not edited, and whether it is still what is stored. */
  private readonly untouched = new Map<string, { readonly value: unknown; readonly isStored: boolean }>();
  /** The input whose field has the focus in this tab. */
  private focused: string | null = null;

  constructor(
    private readonly book: Book,
    private readonly unstored: UnstoredChanges,
    private readonly clock: Clock,
    window: BrowserWindow,
  ) {
    window.onHidden(() => this.keepUnstored());
  }

  /** What is in the field of an offer. Undefined if it is empty. Observable. */
  valueOf<Collection extends FieldCollection>(
    collection: Collection,
    hashId: HashId,
  ): BookRecords[Collection] | undefined {
    return this.fields[collection].get(hashId);
  }

  /** Whether the field shows what the dealer types in another tab. This one does not judge it. Observable. */
  isMirrored(collection: FieldCollection, hashId: HashId): boolean {
    return this.mirrored.has(nameOf(collection, hashId));
  }

  /** The dealer changes the field of an offer. Null if the field is empty now. */
  type<Collection extends FieldCollection>(
    collection: Collection,
    hashId: HashId,
    value: BookRecords[Collection] | null,
  ): void {
    this.show(collection, hashId, value ?? undefined);
    this.keepSoon(collection, hashId, () => this.valueOf(collection, hashId) ?? null);
  }

  /** Fills the fields of offers once per page load, and follows the other tabs. What was typed since stays. */
  async restore(): Promise<void> {
    this.restoring ??= Promise.all(fieldCollections.map(collection => this.restoreFields(collection)));
    await this.restoring;
  }

  /** A field comes into sight: shows what is stored now, unless something was typed here. Another tab may have changed or sent it. */
  async reread<Collection extends FieldCollection>(collection: Collection, hashId: HashId): Promise<void> {
    await this.restore();
    const name = nameOf(collection, hashId);
    const stored = await this.book.read(collection, hashId);
    if (!stored.ok || this.typed.has(name)) return;
    this.showFromElsewhere(collection, hashId, stored.value);
    if (stored.value === undefined) this.untouched.delete(name);
    else this.untouched.set(name, { value: stored.value, isStored: true });
  }

  /** What `isSent` says was in the field of an offer was sent. The field shows what another tab has stored since. */
  async sent<Collection extends FieldCollection>(
    collection: Collection,
    hashId: HashId,
    isSent: (value: BookRecords[Collection]) => boolean,
  ): Promise<void> {
    const value = this.valueOf(collection, hashId);
    // A value that was typed since stays, and is stored in a moment.
    if (value !== undefined && !isSent(value)) return;
    this.show(collection, hashId, undefined);
    this.noLongerShown(nameOf(collection, hashId));
    this.cancelScheduled(nameOf(collection, hashId));
    await this.book.remove(collection, hashId, isSent);
    const stored = await this.book.find(collection, hashId);
    if (this.valueOf(collection, hashId) === undefined) this.showFromElsewhere(collection, hashId, stored);
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

  fieldFocused(collection: TypedCollection, key: string): void {
    this.focused = nameOf(collection, key);
  }

  fieldLeft(collection: TypedCollection, key: string): void {
    if (this.focused === nameOf(collection, key)) this.focused = null;
  }

  private async restoreFields<Collection extends FieldCollection>(collection: Collection): Promise<void> {
    this.follow(collection);
    const stored = await this.book.findAll(collection);
    for (const [key, value] of stored) {
      const hashId = key as HashId;
      if (this.valueOf(collection, hashId) !== undefined) continue;
      this.show(collection, hashId, value);
      this.untouched.set(nameOf(collection, hashId), { value, isStored: true });
    }
  }

  /**
   * Shows each change by another tab, as it is stored now. What was typed here and not sent does not change: the tab shows
   * and sends what was typed in it. Of a value that was restored here, or whose field has the focus, only the removal is
   * shown, because the other tab has sent it.
   */
  private follow<Collection extends FieldCollection>(collection: Collection): void {
    this.book.follow(collection, (key, stored) => {
      const name = nameOf(collection, key);
      if (!this.typed.has(name) && this.gives(name, stored)) this.showFromElsewhere(collection, key as HashId, stored);
    });
  }

  private show<Collection extends FieldCollection>(
    collection: Collection,
    hashId: HashId,
    value: BookRecords[Collection] | undefined,
  ): void {
    const field = this.fields[collection];
    runInAction(() => {
      this.mirrored.delete(nameOf(collection, hashId));
      if (value === undefined) field.delete(hashId);
      else field.set(hashId, value);
    });
  }

  /** Another value than the one that is shown was typed in another tab. */
  private showFromElsewhere<Collection extends FieldCollection>(
    collection: Collection,
    hashId: HashId,
    value: BookRecords[Collection] | undefined,
  ): void {
    if (compareStructural(value, this.valueOf(collection, hashId))) return;
    runInAction(() => {
      this.show(collection, hashId, value);
      if (value !== undefined) this.mirrored.add(nameOf(collection, hashId));
    });
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
