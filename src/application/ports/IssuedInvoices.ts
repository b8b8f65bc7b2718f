import type { IssuedInvoice } from '../../domain/selling/invoices/IssuedInvoice';

/** The invoices sent from this browser, by dealer: no call lists them. They survive a reload and a sign-out. */
export interface IssuedInvoices {
  /** The invoice noted last comes first. */
  list(dealer: string): Promise<readonly IssuedInvoice[]>;
  /** Adds the invoice, or replaces the one with the same id. */
  note(dealer: string, invoice: IssuedInvoice): Promise<void>;
  /** Removes an invoice that the server refused. */
  withdraw(dealer: string, id: string): Promise<void>;
}

export const IssuedInvoices = Symbol('IssuedInvoices');
