import type { DealerBook } from '../../src/application/ports/DealerBook';
import type { BookCollection, BookRecords } from '../../src/domain/book/BookRecord';
import type { IssuedInvoice } from '../../src/domain/selling/invoices/IssuedInvoice';

/** The records in the book, for tests that look at them or put them there. */
export class KeptRecords {
  constructor(private readonly book: DealerBook) {}

  async read<Collection extends BookCollection>(
    dealer: string,
    collection: Collection,
    key: string,
  ): Promise<BookRecords[Collection] | undefined> {
    return (await this.readAll(dealer, collection)).get(key);
  }

  /** By their keys. */
  async readAll<Collection extends BookCollection>(
    dealer: string,
    collection: Collection,
  ): Promise<ReadonlyMap<string, BookRecords[Collection]>> {
    const records = await this.book.readAll(dealer, collection);
    if (!records.ok) throw new Error(records.failure.reason);
    return new Map(records.value.map(({ key, value }) => [key, value]));
  }

  async keep<Collection extends BookCollection>(
    dealer: string,
    collection: Collection,
    key: string,
    value: BookRecords[Collection],
  ): Promise<void> {
    await this.book.put(dealer, collection, [{ key, changedAt: 0, value }]);
  }

  async discard(dealer: string, collection: BookCollection, key: string): Promise<void> {
    await this.book.remove(dealer, collection, { key, removedAt: 0 });
  }

  /** The invoices that the dealer has issued, the latest first. */
  async issued(dealer: string): Promise<readonly IssuedInvoice[]> {
    const noted = [...(await this.readAll(dealer, 'invoices')).values()];
    return noted.sort((one, other) => other.recordedAt - one.recordedAt).map(({ invoice }) => invoice);
  }

  /** The dealer issues an invoice, perhaps in another tab. */
  async issue(dealer: string, invoice: IssuedInvoice): Promise<void> {
    const noted = [...(await this.readAll(dealer, 'invoices')).values()].map(({ recordedAt }) => recordedAt);
    await this.keep(dealer, 'invoices', invoice.id, { invoice, recordedAt: Math.max(0, ...noted) + 1 });
  }

  /** The dealer has issued these invoices and no others. The latest comes first. */
  async issueOnly(dealer: string, invoices: readonly IssuedInvoice[]): Promise<void> {
    for (const { id } of await this.issued(dealer)) await this.discard(dealer, 'invoices', id);
    const records = invoices.map((invoice, index) => ({
      key: invoice.id,
      changedAt: 0,
      value: { invoice, recordedAt: invoices.length - index },
    }));
    await this.book.put(dealer, 'invoices', records);
  }
}
