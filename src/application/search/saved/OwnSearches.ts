import { injectable } from 'inversify';
import { keeping } from '../../../domain/book/Keeping';
import type { BrowseQuestion } from '../../../domain/offers/list/BrowseQuestion';
import { savedAs, type SavedSearch } from '../../../domain/search/SavedSearch';
import { Book } from '../../book/Book';
import { BookStore } from '../../book/BookStore';
import { Clock } from '../../ports/Clock';
import { NewMatches } from './NewMatches';

/** The saved searches of the dealer. Each change shows at once. */
@injectable()
export class OwnSearches {
  constructor(
    private readonly book: Book,
    private readonly bookStore: BookStore,
    private readonly matches: NewMatches,
    private readonly clock: Clock,
  ) {}

  get isFull(): boolean {
    return this.bookStore.keys('searches').length >= keeping.searches.most;
  }

  /** Saves a question under a name. Returns its id. Null if there are too many searches: none is dropped for a new one. */
  save(name: string, question: BrowseQuestion): string | null {
    if (this.isFull) return null;
    const now = this.clock.now();
    let id = now.toString(36);
    while (this.bookStore.get('searches', id)) id += 'a';
    void this.book.change('searches', id, () => savedAs(name, question, now));
    return id;
  }

  /** The search asks this question from now on. */
  replace(id: string, question: BrowseQuestion): void {
    this.update(id, search => ({ ...search, ...savedAs(search.name, question, search.visitedAt) }));
  }

  rename(id: string, name: string): void {
    this.update(id, search => ({ ...search, name: name.trim() }));
  }

  /** Whether the dealer is notified of new offers of the search. */
  notify(id: string, isNotified: boolean): void {
    this.update(id, search => ({ ...search, isQuiet: !isNotified }));
  }

  /** The dealer looks at its offers, so those until now are no longer new. */
  visited(id: string): void {
    const visitedAt = this.clock.now();
    this.update(id, search => ({ ...search, visitedAt }));
    this.matches.visited(id);
  }

  remove(id: string): void {
    void this.book.change('searches', id, () => null);
  }

  putBack(id: string, search: SavedSearch): void {
    void this.book.change('searches', id, () => search);
  }

  private update(id: string, changed: (search: SavedSearch) => SavedSearch): void {
    void this.book.change('searches', id, stored => (stored ? changed(stored) : null));
  }
}
