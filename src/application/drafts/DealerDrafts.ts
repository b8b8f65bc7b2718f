import { inject, injectable } from 'inversify';
import { compareStructural } from 'mobx';
import type { DraftKey } from '../../domain/book/DraftExpiry';
import { type Result, success } from '../../domain/shared/Result';
import { OwnBook } from '../book/OwnBook';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import type { BookFailure } from '../ports/DealerBook';
import { UnstoredDrafts } from './UnstoredDrafts';

/** Milliseconds. A single keystroke is not worth a write. */
const PAUSE = 300;

interface Write {
  readonly key: DraftKey;
  /** As it is when the dealer leaves the page before it is stored. Null discards the stored draft. Undefined discards it only if it was sent. */
  readonly draft: unknown;
}

/** Input that waits for a pause in the typing, or for the stored draft to be read. */
interface Typed {
  readonly cancel: Cancel;
  readonly draft: () => unknown;
  readonly isRead: () => boolean;
}

/** The drafts of the dealer who is signed in, by key. */
@injectable()
export class DealerDrafts {
  private readonly scheduled = new Map<DraftKey, Typed>();
  /** The writes of this tab that are not finished. */
  private readonly writes = new Set<Write>();
  /** What was typed in this tab and was not sent. */
  private readonly typed = new Set<DraftKey>();
  /** What fields show since a reload and the dealer has not edited, and whether it is still what is stored. */
  private readonly untouched = new Map<DraftKey, { readonly draft: unknown; readonly isStored: boolean }>();
  /** The draft whose field has the focus in this tab. */
  private focused: DraftKey | null = null;
  private isKeptUnstored = false;

  constructor(
    @inject(OwnBook) private readonly book: OwnBook,
    @inject(UnstoredDrafts) private readonly unstored: UnstoredDrafts,
    @inject(Clock) private readonly clock: Clock,
    @inject(BrowserWindow) window: BrowserWindow,
  ) {
    window.onHidden(() => this.keepUnstored());
  }

  /** The draft as it was stored, unvalidated. Undefined if there is none. */
  async find(key: DraftKey): Promise<Result<unknown, BookFailure>> {
    await this.unstored.store();
    const draft = await this.book.read('drafts', key);
    return draft.ok ? success(draft.value?.value) : draft;
  }

  /** The same, but also undefined if it cannot be read. */
  async read(key: DraftKey): Promise<unknown> {
    const draft = await this.find(key);
    return draft.ok ? draft.value : undefined;
  }

  /** All drafts whose keys start with `prefix`, by the rest of the key. */
  async readAll(prefix: DraftKey | ''): Promise<ReadonlyMap<string, unknown>> {
    await this.unstored.store();
    const drafts = await this.book.readAll('drafts', prefix);
    return new Map(drafts.ok ? drafts.value.map(({ key, value }) => [key.slice(prefix.length), value]) : []);
  }

  /** Null discards the stored draft; undefined leaves it as it is. */
  async keep(key: DraftKey, draft: unknown): Promise<void> {
    if (draft === null) this.noLongerShown(key);
    await this.store(key, draft);
  }

  /**
   * Changes the draft that is stored now, perhaps by another tab, and returns what is stored then. `shown` returns the
   * draft as this tab shows it, which is stored if the stored one cannot be read.
   */
  async change(key: DraftKey, shown: () => unknown, changed: (stored: unknown) => unknown): Promise<unknown> {
    let draft = shown();
    const write = {
      key,
      get draft() {
        return shown();
      },
    };
    await this.write(write, async () => {
      const stored = await this.find(key);
      if (stored.ok) draft = changed(stored.value);
      await this.book.put('drafts', [{ key, value: draft }]);
    });
    return draft;
  }

  /** Discards the stored draft if it was sent. Another tab may have stored other input since. */
  async discard(key: DraftKey, isSent: (draft: unknown) => boolean): Promise<void> {
    this.cancelScheduled(key);
    this.noLongerShown(key);
    await this.write({ key, draft: undefined }, () => this.book.remove('drafts', { key, matches: isSent }));
  }

  /**
   * Reports each change by another tab of a draft whose key starts with `prefix`, with the rest of the key and the draft
   * as it is stored now. Undefined means that there is none. A draft that was typed here and not sent is not reported: the
   * tab shows and sends what was typed in it. Of a draft that was restored here, or whose field has the focus, only the
   * removal is reported, because the other tab has sent it.
   */
  follow(prefix: DraftKey, changed: (rest: string, draft: unknown) => void): Cancel {
    const isFollowed = (key: string): key is DraftKey => key.startsWith(prefix);
    const report = async (key: string) => {
      if (!isFollowed(key) || this.isOwn(key)) return;
      // The change may be older than what this tab has stored since.
      const draft = await this.read(key);
      if (!this.isOwn(key) && this.gives(key, draft)) changed(key.slice(prefix.length), draft);
    };
    return this.book.onChange('drafts', change => {
      if (change.kind === 'put') for (const { key } of change.records) void report(key);
      else if (change.kind === 'removed') void report(change.key);
    });
  }

  /**
   * Stores the draft as it is when the typing pauses. Until `isRead` returns true, the stored draft is not replaced,
   * because the dealer has not seen it. Call this again when it has been read.
   */
  keepSoon(key: DraftKey, draft: () => unknown, isRead = () => true): void {
    this.cancelScheduled(key);
    this.typed.add(key);
    this.untouched.delete(key);
    const cancel = this.clock.after(PAUSE, () => isRead() && void this.store(key, draft()));
    this.scheduled.set(key, { cancel, draft, isRead });
  }

  /** The field shows this stored draft since a reload. What another tab types does not replace it. */
  restored(key: DraftKey, draft: unknown): void {
    this.untouched.set(key, { draft, isStored: true });
  }

  fieldFocused(key: DraftKey): void {
    this.focused = key;
  }

  fieldLeft(key: DraftKey): void {
    if (this.focused === key) this.focused = null;
  }

  isScheduled(key: DraftKey): boolean {
    return this.scheduled.has(key);
  }

  /** A dealer is signed in and is not signing out. Otherwise nothing is stored. */
  get isOpen(): boolean {
    return this.book.isOpen;
  }

  private isOwn(key: DraftKey): boolean {
    return this.typed.has(key) || [...this.writes].some(write => write.key === key);
  }

  /** Whether the field of a draft that was not typed here shows what another tab has stored, or removed, since. */
  private gives(key: DraftKey, stored: unknown): boolean {
    const shown = this.untouched.get(key);
    if (stored === undefined) {
      if (shown?.isStored) this.untouched.delete(key);
      // Another draft was removed than the one that is shown, which nobody has sent.
      return shown?.isStored ?? true;
    }
    if (shown) this.untouched.set(key, { ...shown, isStored: compareStructural(shown.draft, stored) });
    return !shown && key !== this.focused;
  }

  private noLongerShown(key: DraftKey): void {
    this.typed.delete(key);
    this.untouched.delete(key);
  }

  private async store(key: DraftKey, draft: unknown): Promise<void> {
    this.cancelScheduled(key);
    if (draft === undefined) return;
    await this.write({ key, draft }, () =>
      draft === null ? this.book.remove('drafts', { key }) : this.book.put('drafts', [{ key, value: draft }]),
    );
  }

  private async write(write: Write, store: () => Promise<unknown>): Promise<void> {
    this.writes.add(write);
    await store();
    this.writes.delete(write);
    if (this.isKeptUnstored && this.writes.size === 0 && this.scheduled.size === 0) {
      this.isKeptUnstored = false;
      this.unstored.forget();
    }
  }

  /** The dealer may be leaving the page. */
  private keepUnstored(): void {
    const typed = [...this.scheduled].map(([key, { draft, isRead }]) => ({ key, draft: draft(), isRead: isRead() }));
    const writes = [...this.writes].map(write => ({ ...write, isRead: true }));
    // A stored draft that was not read is neither replaced nor discarded.
    const unstored = [...writes, ...typed].filter(
      ({ draft, isRead }) => draft !== undefined && (isRead || draft !== null),
    );
    this.unstored.keep(unstored);
    this.isKeptUnstored ||= unstored.length > 0;
    for (const { key, draft, isRead } of typed) if (isRead) void this.store(key, draft);
  }

  private cancelScheduled(key: DraftKey): void {
    this.scheduled.get(key)?.cancel();
    this.scheduled.delete(key);
  }
}
