import type { IssuedInvoice } from '../../domain/selling/invoices/IssuedInvoice';
import type { Result } from '../../domain/shared/Result';
import type { Cancel } from './Clock';
import type { BookFailure } from './DealerBook';

/**
 * The invoices sent from this browser, by dealer. The API has no endpoint to list them. They survive a reload and a
 * sign-out. A write that fails stays in the memory of this tab, so later reads see it.
 */
export interface IssuedInvoices {
  /** The dealer's invoices, the most recently added first. */
  list(dealer: string): Promise<Result<readonly IssuedInvoice[], BookFailure>>;
  /** Stores the invoice. Replaces a stored invoice with the same id. */
  note(dealer: string, invoice: IssuedInvoice): Promise<Result<void, BookFailure>>;
  /** Deletes an invoice that the server refused. */
  withdraw(dealer: string, id: string): Promise<Result<void, BookFailure>>;
  /** Called after each change of the dealer's invoices, by this tab or by another one. */
  onChange(dealer: string, callback: () => void): Cancel;
}

export const IssuedInvoices = Symbol('IssuedInvoices');
