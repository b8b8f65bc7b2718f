import * as v from 'valibot';
import type { Clock } from '../../application/ports/Clock';
import type { DealerBook } from '../../application/ports/DealerBook';
import type { IssuedInvoices } from '../../application/ports/IssuedInvoices';
import { ISSUED_INVOICES } from '../../domain/book/DraftExpiry';
import type { IssuedInvoice } from '../../domain/selling/invoices/IssuedInvoice';
import { webAddress } from '../../domain/shared/WebAddress';
import { storedIssuedInvoice, withNoted } from '../storedIssuedInvoice';

/** An unsafe address becomes '', and the invoice is kept. */
const safeInvoice = v.object({
  ...storedIssuedInvoice.entries,
  address: v.pipe(
    v.string(),
    v.transform(address => webAddress(address) ?? ''),
  ),
});

/** Stored among the drafts, so that removing a dealer's data from this device removes these invoices too. */
export class BrowserIssuedInvoices implements IssuedInvoices {
  private changing: Promise<void> = Promise.resolve();

  constructor(
    private readonly book: DealerBook,
    private readonly clock: Clock,
  ) {}

  async list(dealer: string): Promise<readonly IssuedInvoice[]> {
    const kept = await this.book.read(dealer, 'drafts', ISSUED_INVOICES);
    const invoices = kept.ok ? kept.value?.value : undefined;
    if (!Array.isArray(invoices)) return [];
    return invoices.flatMap(invoice => {
      const parsed = v.safeParse(safeInvoice, invoice);
      return parsed.success ? [parsed.output] : [];
    });
  }

  note(dealer: string, invoice: IssuedInvoice): Promise<void> {
    return this.change(dealer, noted => withNoted(noted, invoice));
  }

  withdraw(dealer: string, id: string): Promise<void> {
    return this.change(dealer, noted => noted.filter(invoice => invoice.id !== id));
  }

  /** Runs changes in sequence: two concurrent changes would overwrite each other. */
  private change(
    dealer: string,
    changed: (noted: readonly IssuedInvoice[]) => readonly IssuedInvoice[],
  ): Promise<void> {
    this.changing = this.changing.then(async () => {
      const value = changed(await this.list(dealer));
      await this.book.put(dealer, 'drafts', [{ key: ISSUED_INVOICES, changedAt: this.clock.now(), value }]);
    });
    return this.changing;
  }
}
