import { amountCell } from '../../shared/Sheet';
import { type IssuedInvoice, isVoid } from '../invoices/IssuedInvoice';
import { statedAmounts } from './InvoiceRegister';

/** What a void invoice is called in a file, and what another one is. */
export interface StatusWords {
  readonly status: (isVoid: boolean) => string;
}

/** A void invoice has its amounts in columns of their own, so that the sums of the other columns leave it out. */
export const voidColumns = ({ status }: StatusWords) => ({
  status: (invoice: IssuedInvoice) => status(isVoid(invoice)),
  voidGross: (invoice: IssuedInvoice) => (isVoid(invoice) ? amountCell(invoice.gross) : null),
  voidedOn: ({ voided }: IssuedInvoice) => (voided?.date ? { date: voided.date } : null),
  voidReason: ({ voided }: IssuedInvoice) => voided?.reason ?? '',
  replacedBy: ({ voided }: IssuedInvoice) => voided?.replacement ?? '',
});

/** The net amount and the VAT of a void invoice, if it states them. */
export const voidTaxColumns = {
  voidNet: (invoice: IssuedInvoice) => (isVoid(invoice) ? amountCell(statedAmounts(invoice).net) : null),
  voidVat: (invoice: IssuedInvoice) => (isVoid(invoice) ? amountCell(statedAmounts(invoice).vat) : null),
};
