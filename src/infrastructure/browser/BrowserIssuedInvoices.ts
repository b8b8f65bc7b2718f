import type { Cancel, Clock } from '../../application/ports/Clock';
import type { BookFailure, DealerBook } from '../../application/ports/DealerBook';
import type { IssuedInvoices } from '../../application/ports/IssuedInvoices';
import type { IssuedInvoice } from '../../domain/selling/invoices/IssuedInvoice';
import type { Instant } from '../../domain/shared/Instant';
import { type Result, success } from '../../domain/shared/Result';
import { documentAddress } from '../../domain/shared/WebAddress';

/** Each invoice is a record of its own, so that two tabs cannot overwrite each other. */
export class BrowserIssuedInvoices implements IssuedInvoices {
  /** When this tab first noted an invoice, by its id. No two times are the same. */
  private readonly notedAt = new Map<string, Instant>();
  private latest = -Infinity;

  constructor(
    private readonly book: DealerBook,
    private readonly clock: Clock,
  ) {}

  async list(dealer: string): Promise<Result<readonly IssuedInvoice[], BookFailure>> {
    const kept = await this.book.readAll(dealer, 'invoices');
    if (!kept.ok) return kept;
    const noted = kept.value.map(({ value }) => value).sort((one, other) => other.notedAt - one.notedAt);
    // A file that was imported may contain any address.
    return success(noted.map(({ invoice }) => ({ ...invoice, address: documentAddress(invoice.address) ?? '' })));
  }

  note(dealer: string, invoice: IssuedInvoice): Promise<Result<void, BookFailure>> {
    const now = this.clock.now();
    this.latest = Math.max(now, this.latest + 1);
    const notedAt = this.notedAt.get(invoice.id) ?? this.latest;
    this.notedAt.set(invoice.id, notedAt);
    return this.book.put(dealer, 'invoices', [{ key: invoice.id, changedAt: now, value: { invoice, notedAt } }]);
  }

  withdraw(dealer: string, id: string): Promise<Result<void, BookFailure>> {
    return this.book.remove(dealer, 'invoices', { key: id, removedAt: this.clock.now() });
  }

  onChange(dealer: string, callback: () => void): Cancel {
    return this.book.onChange(dealer, 'invoices', callback);
  }
}
