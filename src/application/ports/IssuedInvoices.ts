import type { IssuedInvoice } from '../../domain/selling/invoices/IssuedInvoice';
import type { Cancel } from './Clock';

/**
 * The invoices sent from this browser, by dealer. The API has no endpoint to list them. They survive a reload and a
 * sign-out.
 */
export interface IssuedInvoices {
  /** The dealer's invoices, the most recently added first. */
  list(dealer: string): Promise<readonly IssuedInvoice[]>;
  /** Stores the invoice. Replaces a stored invoice with the same id. */
  note(dealer: string, invoice: IssuedInvoice): Promise<void>;
  /** Deletes an invoice that the server refused. */
  withdraw(dealer: string, id: string): Promise<void>;
  /** Called after each change of the dealer's invoices, by this tab or by another one. */
  onChange(dealer: string, callback: () => void): Cancel;
}

export const IssuedInvoices = Symbol('IssuedInvoices');
