import type { DealerBook } from '../../src/application/ports/DealerBook';

/** The drafts in the book, for tests that look at them or put them there. */
export class BookDrafts {
  constructor(private readonly book: DealerBook) {}

  async read(dealer: string, place: string): Promise<unknown> {
    return (await this.readAll(dealer, '')).get(place);
  }

  /** By the rest of the place. */
  async readAll(dealer: string, prefix: string): Promise<ReadonlyMap<string, unknown>> {
    const drafts = await this.book.readAll(dealer, 'drafts', prefix);
    if (!drafts.ok) throw new Error(drafts.failure.reason);
    return new Map(drafts.value.map(({ key, value }) => [key.slice(prefix.length), value]));
  }

  async keep(dealer: string, place: string, draft: unknown): Promise<void> {
    await this.book.put(dealer, 'drafts', [{ key: place, changedAt: 0, value: draft }]);
  }

  async discard(dealer: string, place: string): Promise<void> {
    await this.book.remove(dealer, 'drafts', { key: place, removedAt: 0 });
  }
}
