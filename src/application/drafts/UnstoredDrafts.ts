import { inject, injectable } from 'inversify';
import { byCollection } from '../../domain/book/BookBounds';
import { type BookContents, removalOf } from '../../domain/book/BookRecord';
import { OwnBook } from '../book/OwnBook';
import { Clock } from '../ports/Clock';
import { DealerVisitNotes } from '../session/DealerVisitNotes';

const NOTE = 'unstoredDrafts';

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

  /** Stores the drafts synchronously, unlike the book. The drafts are given by key; null is a discarded one. */
  keep(drafts: ReadonlyMap<string, unknown>): void {
    if (this.book.isOpen && drafts.size > 0) this.notes.keep(NOTE, { at: this.clock.now(), drafts: [...drafts] });
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
    const contents = contentsOf(this.notes.read(NOTE));
    if (contents && (await this.book.merge(contents))) this.forget();
  }
}

function contentsOf(note: unknown): BookContents | null {
  const { at, drafts } = (note ?? {}) as { readonly at?: unknown; readonly drafts?: unknown };
  if (typeof at !== 'number' || !Array.isArray(drafts)) return null;
  const known = (drafts as unknown[]).filter(
    (draft): draft is [string, unknown] => Array.isArray(draft) && typeof draft[0] === 'string',
  );
  const records = known.map(([key, value]) => ({ key, changedAt: at, value }));
  return {
    ...byCollection<BookContents>(() => []),
    drafts: records.filter(({ value }) => value !== null),
    removals: records.filter(({ value }) => value === null).map(record => removalOf('drafts', record, at)),
  };
}
