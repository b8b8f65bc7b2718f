import { injectable } from 'inversify';
import { compareStructural, observable, type ObservableMap, runInAction } from 'mobx';
import type { BookRecords } from '../../domain/book/BookRecord';
import type { TypedCollection } from '../../domain/book/Keeping';
import type { HashId } from '../../domain/offers/Offer';
import { Book } from '../book/Book';
import { Drafts, nameOf } from './Drafts';

/** The fields of offers. */
const fieldCollections = ['typedBids', 'transportNotes', 'typedMessages'] as const satisfies readonly TypedCollection[];

type FieldCollection = (typeof fieldCollections)[number];

/**
 * What the dealer has typed into the fields of offers and not sent. It outlives a reload, and the other tabs show it. Each
 * offer has its own record, because tabs may edit different offers.
 */
@injectable()
export class TypedInput {
  private readonly fields: { readonly [Name in FieldCollection]: ObservableMap<string, BookRecords[Name]> } = {
    typedBids: observable.map(),
    transportNotes: observable.map(),
    typedMessages: observable.map(),
  };
  private restoring: Promise<unknown> | null = null;
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
    private readonly drafts: Drafts,
  ) {}

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
    const name = nameOf(collection, hashId);
    this.show(collection, hashId, value ?? undefined);
    this.typed.add(name);
    this.untouched.delete(name);
    this.drafts.keepSoon(collection, hashId, () => this.valueOf(collection, hashId) ?? null);
  }

  /** Whether the dealer has typed anything about the offer. Observable. */
  hasAny(hashId: HashId): boolean {
    return fieldCollections.some(collection => this.fields[collection].has(hashId));
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
    if (!stored.ok || this.isTyped(collection, hashId)) return;
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
    void this.drafts.keep(collection, hashId, undefined);
    await this.book.remove(collection, hashId, isSent);
    const stored = await this.book.find(collection, hashId);
    if (this.valueOf(collection, hashId) === undefined) this.showFromElsewhere(collection, hashId, stored);
  }

  /** Stores the value at once. Null discards the stored one. */
  async keep<Collection extends FieldCollection>(
    collection: Collection,
    hashId: HashId,
    value: BookRecords[Collection] | null,
  ): Promise<void> {
    if (value === null) this.noLongerShown(nameOf(collection, hashId));
    await this.drafts.keep(collection, hashId, value);
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
      const hashId = key as HashId;
      if (!this.isTyped(collection, hashId) && this.gives(name, stored)) {
        this.showFromElsewhere(collection, hashId, stored);
      }
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
    this.typed.delete(nameOf(collection, hashId));
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

  /** A field that was emptied here shows what another tab stores, once the empty field is stored. */
  private isTyped(collection: FieldCollection, hashId: HashId): boolean {
    const isFilled = this.valueOf(collection, hashId) !== undefined;
    return this.typed.has(nameOf(collection, hashId)) && (isFilled || this.drafts.isWaiting(collection, hashId));
  }
}
