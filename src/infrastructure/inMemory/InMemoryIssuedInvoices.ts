import type { Cancel } from '../../application/ports/Clock';
import type { IssuedInvoices } from '../../application/ports/IssuedInvoices';
import type { IssuedInvoice } from '../../domain/selling/invoices/IssuedInvoice';
import { withNoted } from '../storedIssuedInvoice';
import type { InMemoryMarketplace } from './InMemoryMarketplace';
import { demoDealers } from './market/demoDealers';
import type { DemoPapers } from './pdf/DemoPapers';
import type { InvoicePaper } from './pdf/InvoicePaper';

/** Stored with the market, so that the demo's sample invoices exist and a reset restores them. */
export class InMemoryIssuedInvoices implements IssuedInvoices {
  constructor(
    private readonly marketplace: InMemoryMarketplace,
    private readonly papers: DemoPapers,
  ) {}

  async list(dealer: string): Promise<readonly IssuedInvoice[]> {
    const filed = this.filedBy(dealer);
    return Promise.all(this.marketplace.selling.issued(dealer).map(invoice => this.readable(invoice, filed)));
  }

  async note(dealer: string, invoice: IssuedInvoice): Promise<void> {
    this.marketplace.selling.changeIssued(dealer, noted => withNoted(noted, invoice));
  }

  async withdraw(dealer: string, id: string): Promise<void> {
    this.marketplace.selling.changeIssued(dealer, noted => noted.filter(invoice => invoice.id !== id));
  }

  onChange(dealer: string, callback: () => void): Cancel {
    return this.marketplace.selling.onIssued(dealer, callback);
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
