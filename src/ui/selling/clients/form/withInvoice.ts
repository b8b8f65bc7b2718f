import { emptyInvoiceForm, type InvoiceForm } from '../../../../domain/selling/invoices/InvoiceForm';

/** The state of the history entry of the form for a new client, if an invoice follows. */
export const withInvoice = (invoice: InvoiceForm) => ({ invoice }) as const;

/** The invoice that follows. Null if none does. */
export function invoiceOf(state: unknown): InvoiceForm | null {
  const invoice: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'invoice') : null;
  return typeof invoice === 'object' && invoice !== null ? { ...emptyInvoiceForm, ...invoice } : null;
}
