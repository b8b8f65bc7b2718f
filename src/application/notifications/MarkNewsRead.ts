import { injectable } from 'inversify';
import { whenRead } from '../../domain/notifications/KeptNews';
import { Book } from '../book/Book';
import { BookStore } from '../book/BookStore';

/** Marks news as read, in every tab. */
@injectable()
export class MarkNewsRead {
  constructor(
    private readonly bookStore: BookStore,
    private readonly book: Book,
  ) {}

  /** Resolves to true when the marks are on disk. */
  async execute(keys: readonly string[]): Promise<boolean> {
    const records = keys.flatMap(key => {
      const kept = this.bookStore.record('news', key);
      return (kept && whenRead(kept)) ?? [];
    });
    return records.length === 0 || this.book.put('news', records);
  }
}
