import * as v from 'valibot';
import type { Cancel, Clock } from '../../application/ports/Clock';
import type { BookChange, BookFailure, DealerBook } from '../../application/ports/DealerBook';
import type { IssuedInvoices } from '../../application/ports/IssuedInvoices';
import { ISSUED_INVOICES } from '../../domain/book/DraftExpiry';
import type { IssuedInvoice } from '../../domain/selling/invoices/IssuedInvoice';
import type { Instant } from '../../domain/shared/Instant';
import { type Result, success } from '../../domain/shared/Result';
import { documentAddress } from '../../domain/shared/WebAddress';
import { storedIssuedInvoice } from '../storedIssuedInvoice';

const invoice = v.object({
  ...storedIssuedInvoice.entries,
  address: v.pipe(
    v.string(),
    v.transform(address => documentAddress(address) ?? ''),
  ),
});

const record = v.object({ invoice, notedAt: v.number() });

const keyOf = (id: string) => `${ISSUED_INVOICES} ${id}`;

/**
 * Stored among the drafts, so that removing a dealer's data from this device removes these invoices too. Each invoice is
 * a record of its own, so that two tabs cannot overwrite each other. Earlier versions kept all of them in one record.
 */
export class BrowserIssuedInvoices implements IssuedInvoices {
  /** When this tab first noted an invoice, by its id. No two times are the same. */
  private readonly notedAt = new Map<string, Instant>();
  private latest = -Infinity;

  constructor(
    private readonly book: DealerBook,
    private readonly clock: Clock,
  ) {}

  async list(dealer: string): Promise<Result<readonly IssuedInvoice[], BookFailure>> {
    const kept = await this.book.readAll(dealer, 'drafts', ISSUED_INVOICES);
    if (!kept.ok) return kept;
    const earlier = kept.value.find(({ key }) => key === ISSUED_INVOICES)?.value;
    const noted = kept.value.flatMap(({ value }) => parsed(record, value));
    return success([
      ...noted.sort((one, other) => other.notedAt - one.notedAt).map(({ invoice }) => invoice),
      ...(Array.isArray(earlier) ? earlier : []).flatMap(noted => parsed(invoice, noted)),
    ]);
  }

  note(dealer: string, invoice: IssuedInvoice): Promise<Result<void, BookFailure>> {
    const now = this.clock.now();
    this.latest = Math.max(now, this.latest + 1);
    const notedAt = this.notedAt.get(invoice.id) ?? this.latest;
    this.notedAt.set(invoice.id, notedAt);
    const value = { invoice, notedAt };
    return this.book.put(dealer, 'drafts', [{ key: keyOf(invoice.id), changedAt: now, value }]);
  }

  withdraw(dealer: string, id: string): Promise<Result<void, BookFailure>> {
    return this.book.remove(dealer, 'drafts', { key: keyOf(id), removedAt: this.clock.now() });
  }

  onChange(dealer: string, callback: () => void): Cancel {
    return this.book.onChange(dealer, 'drafts', change => {
      if (keysOf(change).some(key => key.startsWith(ISSUED_INVOICES))) callback();
    });
  }
}

function keysOf(change: BookChange<'drafts'>): readonly string[] {
  if (change.kind === 'put') return change.records.map(({ key }) => key);
  return [change.kind === 'removed' ? change.key : ISSUED_INVOICES];
}

/** Empty if the value is something else. */
function parsed<Schema extends v.GenericSchema>(schema: Schema, value: unknown): readonly v.InferOutput<Schema>[] {
  const answer = v.safeParse(schema, value);
  return answer.success ? [answer.output] : [];
}
