import * as v from 'valibot';
import type { Cancel } from '../../../../application/ports/Clock';
import { demoDealers } from '../people/demoDealers';
import { storedMap } from '../storedMap';
import { firstDayBook, keptBook, type SellingBook, storedBook } from './SellingBook';

export const storedSelling = storedMap(v.string(), storedBook);

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
    return [...this.books].map(([email, book]) => [email, keptBook(book)]);
  }

  restore(kept: v.InferOutput<typeof storedSelling>): void {
    this.startOver();
    for (const [email, book] of kept) if (this.books.has(email)) this.books.set(email, book);
  }
}
