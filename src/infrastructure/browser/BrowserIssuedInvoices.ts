import * as v from 'valibot';
import type { Drafts } from '../../application/ports/Drafts';
import type { IssuedInvoices } from '../../application/ports/IssuedInvoices';
import type { IssuedInvoice } from '../../domain/selling/IssuedInvoice';
import { webAddress } from '../../domain/shared/WebAddress';
import { issuedInvoiceEntry } from '../issuedInvoiceEntry';

const PLACE = 'issuedInvoices';

/** An address that leads nowhere safe is left out; the invoice stays. */
const entry = v.object({
  ...issuedInvoiceEntry.entries,
  address: v.pipe(
    v.string(),
    v.transform(address => webAddress(address) ?? ''),
  ),
});

/** Kept where drafts are: whoever has their data removed from this device has these removed with it. */
export class BrowserIssuedInvoices implements IssuedInvoices {
  private noting: Promise<void> = Promise.resolve();

  constructor(private readonly drafts: Drafts) {}

  async list(dealer: string): Promise<readonly IssuedInvoice[]> {
    const kept = await this.drafts.read(dealer, PLACE);
    if (!Array.isArray(kept)) return [];
    return kept.flatMap(invoice => {
      const parsed = v.safeParse(entry, invoice);
      return parsed.success ? [parsed.output] : [];
    });
  }

  /** One after the other, or two at once would each forget the other's. */
  note(dealer: string, invoice: IssuedInvoice): Promise<void> {
    this.noting = this.noting.then(async () =>
      this.drafts.keep(dealer, PLACE, [invoice, ...(await this.list(dealer))]),
    );
    return this.noting;
  }
}
