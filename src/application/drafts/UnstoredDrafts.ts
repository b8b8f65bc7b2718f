import { inject, injectable } from 'inversify';
import { byCollection } from '../../domain/book/BookBounds';
import { type BookContents, removalOf } from '../../domain/book/BookRecord';
import type { Instant } from '../../domain/shared/Instant';
import { OwnBook } from '../book/OwnBook';
import { Clock } from '../ports/Clock';
import { DealerVisitNotes } from '../session/DealerVisitNotes';

const NOTE = 'unstoredDrafts';

interface UnstoredDraft {
  readonly key: string;
  /** Null if the stored draft is to be discarded. */
  readonly draft: unknown;
  /** False if the dealer had not seen the stored draft, which must not be replaced then. */
  readonly isRead: boolean;
}

/**
 * Drafts that may not be on disk when the dealer leaves the page, because browsers drop a write that waits for another
 * one. This tab stores them after a reload.
 */
@injectable()
export class UnstoredDrafts {
  private storing: Promise<unknown> | null = null;

  constructor(
    @inject(OwnBook) private readonly book: OwnBook,
    @inject(DealerVisitNotes) private readonly notes: DealerVisitNotes,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Stores the drafts synchronously, unlike the book. Of drafts with the same key, the last one counts. */
  keep(drafts: readonly UnstoredDraft[]): void {
    if (!this.book.isOpen || drafts.length === 0) return;
    const byKey = new Map(drafts.map(({ key, draft, isRead }) => [key, [key, draft, isRead]]));
    this.notes.keep(NOTE, { at: this.clock.now(), drafts: [...byKey.values()] });
  }

  /** The drafts are in the book. */
  forget(): void {
    this.notes.take(NOTE);
  }

  /** Moves the drafts of the page before the reload into the book, unless it has newer ones. Only the first call has an effect. */
  async store(): Promise<void> {
    if (this.book.isOpen) this.storing ??= this.move();
    await this.storing;
  }

  private async move(): Promise<void> {
    const { at, drafts } = noteOf(this.notes.read(NOTE));
    const wanted: UnstoredDraft[] = [];
    for (const draft of drafts) {
      const stored = draft.isRead ? null : await this.book.read('drafts', draft.key);
      // There may be a stored draft, so the next reload tries again.
      if (stored && !stored.ok) return;
      if (!stored?.value) wanted.push(draft);
    }
    if (drafts.length > 0 && (await this.book.merge(contentsOf(wanted, at)))) this.forget();
  }
}

function noteOf(note: unknown): { readonly at: Instant; readonly drafts: readonly UnstoredDraft[] } {
  const { at, drafts } = (note ?? {}) as { readonly at?: unknown; readonly drafts?: unknown };
  if (typeof at !== 'number' || !Array.isArray(drafts)) return { at: 0, drafts: [] };
  const known = (drafts as unknown[]).filter(
    (draft): draft is [string, unknown, unknown] => Array.isArray(draft) && typeof draft[0] === 'string',
  );
  return { at, drafts: known.map(([key, draft, isRead]) => ({ key, draft, isRead: isRead !== false })) };
}

function contentsOf(drafts: readonly UnstoredDraft[], at: Instant): BookContents {
  const records = drafts.map(({ key, draft }) => ({ key, changedAt: at, value: draft }));
  return {
    ...byCollection<BookContents>(() => []),
    drafts: records.filter(({ value }) => value !== null),
    removals: records.filter(({ value }) => value === null).map(record => removalOf('drafts', record, at)),
  };
}
