import type { IssuedInvoices } from '../../application/ports/IssuedInvoices';
import type { IssuedInvoice } from '../../domain/selling/IssuedInvoice';
import type { InMemoryMarketplace } from './InMemoryMarketplace';

/** Kept with the market, so that the demo's own sample documents are there and starting over brings them back. */
export class InMemoryIssuedInvoices implements IssuedInvoices {
  constructor(private readonly marketplace: InMemoryMarketplace) {}

  async list(dealer: string): Promise<readonly IssuedInvoice[]> {
    return this.marketplace.selling.issued(dealer);
  }

  async note(dealer: string, invoice: IssuedInvoice): Promise<void> {
    this.marketplace.selling.noteIssued(dealer, invoice);
  }
}
