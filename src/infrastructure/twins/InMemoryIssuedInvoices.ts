import type { Cancel } from '../../application/ports/Clock';
import type { BookFailure } from '../../application/ports/DealerBook';
import type { IssuedInvoices } from '../../application/ports/IssuedInvoices';
import type { IssuedInvoice } from '../../domain/selling/invoices/IssuedInvoice';
import { failed, type Result, success } from '../../domain/shared/Result';
import type { InMemoryMarketplace } from '../market/InMemoryMarketplace';
import type { DemoPapers } from '../market/pdf/DemoPapers';
import type { InvoicePaper } from '../market/pdf/InvoicePaper';
import { demoDealers } from '../market/people/demoDealers';
import { withNoted } from '../storedIssuedInvoice';

type Invoices = readonly IssuedInvoice[];

/** Stored with the market, so that the demo's sample invoices exist and a reset restores them. */
export class InMemoryIssuedInvoices implements IssuedInvoices {
  /** Makes writes fail, and also reads unless the disk is only full. */
  failure: BookFailure | null = null;

  constructor(
    private readonly marketplace: InMemoryMarketplace,
    private readonly papers: DemoPapers,
  ) {}

  async list(dealer: string): Promise<Result<Invoices, BookFailure>> {
    if (this.failure && this.failure.reason !== 'full') return failed(this.failure);
    const filed = this.filedBy(dealer);
    const issued = this.marketplace.selling.issued(dealer);
    return success(await Promise.all(issued.map(invoice => this.readable(invoice, filed))));
  }

  async note(dealer: string, invoice: IssuedInvoice): Promise<Result<void, BookFailure>> {
    return this.changed(dealer, noted => withNoted(noted, invoice));
  }

  async withdraw(dealer: string, id: string): Promise<Result<void, BookFailure>> {
    return this.changed(dealer, noted => noted.filter(invoice => invoice.id !== id));
  }

  onChange(dealer: string, callback: () => void): Cancel {
    return this.marketplace.selling.onIssued(dealer, callback);
  }

  private changed(dealer: string, change: (noted: Invoices) => Invoices): Result<void, BookFailure> {
    this.marketplace.selling.changeIssued(dealer, change);
    return this.failure ? failed(this.failure) : success(undefined);
  }

  /**
   * A `blob:` address is valid only for the page that created it, so the file is created again from its stored data.
   */
  private async readable(invoice: IssuedInvoice, filed: readonly InvoicePaper[]): Promise<IssuedInvoice> {
    if (!invoice.address.startsWith('blob:')) return invoice;
    const paper = filed.findLast(({ number, gross }) => number === invoice.number && gross === invoice.gross);
    return { ...invoice, address: (paper && (await this.papers.addressOf(paper))) ?? '' };
  }

  private filedBy(dealer: string): readonly InvoicePaper[] {
    const email = demoDealers.find(known => String(known.dealer.id) === dealer)?.dealer.email ?? '';
    const desk = this.marketplace.dealer(email)?.selling();
    return desk?.ok === true ? desk.value.invoicing.papers : [];
  }
}
