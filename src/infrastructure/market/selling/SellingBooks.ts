import * as v from 'valibot';
import type { Cancel } from '../../../application/ports/Clock';
import { demoDealers } from '../people/demoDealers';
import { firstDayBook, keptBook, readBook, type SellingBook } from './SellingBook';

const keptSelling = v.object({
  books: v.array(v.object({ email: v.string(), book: v.unknown() })),
});

/** The books of the selling module, by email. */
export class SellingBooks {
  private books = new Map<string, SellingBook>();
  private readonly keepers = new Set<() => void>();

  constructor() {
    this.startOver();
  }

  book(email: string): SellingBook {
    const book = this.books.get(email);
    if (!book) throw new Error(`Nobody here is called ${email}.`);
    return book;
  }

  /** Calls the callback after each change. */
  onWorthKeeping(callback: () => void): Cancel {
    this.keepers.add(callback);
    return () => void this.keepers.delete(callback);
  }

  worthKeeping(): void {
    for (const keeper of [...this.keepers]) keeper();
  }

  startOver(): void {
    this.books = new Map(demoDealers.map(({ account }) => [account.email, firstDayBook()]));
  }

  /** Plain data that can be stored. */
  snapshot(): unknown {
    return {
      books: [...this.books].map(([email, book]) => ({ email, book: keptBook(book) })),
    };
  }

  /** Falls back to the first day if the data is unreadable or missing, as in older snapshots. */
  restore(kept: unknown): void {
    this.startOver();
    const parsed = v.safeParse(keptSelling, kept);
    if (!parsed.success) return;
    for (const { email, book } of parsed.output.books) if (this.books.has(email)) this.books.set(email, readBook(book));
  }
}
