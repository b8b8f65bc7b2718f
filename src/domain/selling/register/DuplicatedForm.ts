import { moneyInput } from '../../shared/MoneyInput';
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
  return {
    ...emptyInvoiceForm,
    price: moneyInput(price, sign),
    downPayment: moneyInput(downPayment, sign),
    priceType,
    vatOption,
    motorbike,
    template,
  };
}
