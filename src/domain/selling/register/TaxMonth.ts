import { type LocalDate, monthOf } from '../../shared/LocalDate';
import type { IssuedInvoice } from '../invoices/IssuedInvoice';

/** Which date says to which month an invoice belongs. The tax is due by the delivery, which is therefore assumed. */
export const monthBases = ['deliveryDate', 'invoiceDate'] as const;
export type MonthBasis = (typeof monthBases)[number];

/** The month to which an invoice belongs, YYYY-MM. */
export type TaxMonth = (invoice: IssuedInvoice) => string;

export const deliveryDateOf = ({ snapshot }: IssuedInvoice): LocalDate => snapshot.sent.deliveryDate;

const taxMonths: Readonly<Record<MonthBasis, TaxMonth>> = {
  deliveryDate: invoice => monthOf(deliveryDateOf(invoice)),
  invoiceDate: ({ date }) => monthOf(date),
};

export const taxMonthBy = (basis: MonthBasis): TaxMonth => taxMonths[basis];

/** The invoice is of another month than its delivery. */
export const hasTwoMonths = (invoice: IssuedInvoice): boolean =>
  taxMonths.deliveryDate(invoice) !== taxMonths.invoiceDate(invoice);
