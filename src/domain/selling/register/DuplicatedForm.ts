import type { Money } from '../../shared/Money';
import { emptyInvoiceForm, type InvoiceForm } from '../invoices/InvoiceForm';
import type { IssuedInvoice } from '../invoices/IssuedInvoice';
import type { InvoiceSnapshot } from './InvoiceSnapshot';

export type DuplicableInvoice = IssuedInvoice & { readonly snapshot: InvoiceSnapshot };

/** The last invoice that the server confirmed, if enough of it is known. Null if there is none. */
export const lastDuplicable = (invoices: readonly IssuedInvoice[]): DuplicableInvoice | null =>
  invoices.find((invoice): invoice is DuplicableInvoice => invoice.isConfirmed && invoice.snapshot !== null) ?? null;

/** A copy of an invoice. Number, dates and VIN stay empty, because they belong to one sale. */
export function duplicatedForm({ snapshot }: DuplicableInvoice, sign: ',' | '.'): InvoiceForm {
  const { price, downPayment, priceType, vatOption, motorbike, template } = snapshot.sent;
  const text = (amount: Money | null) => (amount === null ? '' : (amount / 100).toFixed(2).replace('.', sign));
  return {
    ...emptyInvoiceForm,
    price: text(price),
    downPayment: text(downPayment),
    priceType,
    vatOption,
    motorbike,
    template,
  };
}
