import type { IssuedInvoice } from '../../domain/selling/IssuedInvoice';

/** The invoices issued from this browser, by dealer: no call lists them. They survive a reload and a sign-out. */
export interface IssuedInvoices {
  /** The one noted last comes first. */
  list(dealer: string): Promise<readonly IssuedInvoice[]>;
  note(dealer: string, invoice: IssuedInvoice): Promise<void>;
}

export const IssuedInvoices = Symbol('IssuedInvoices');
