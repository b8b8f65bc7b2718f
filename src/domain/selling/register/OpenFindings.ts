import { comparableNumber } from '../invoices/InvoiceNumber';
import type { IssuedInvoice } from '../invoices/IssuedInvoice';
import type { MarginSale } from '../margin/MarginBook';
import { isCounted } from './InvoiceRegister';

/** What a dealer should look at among the issued invoices. */
export const openFindings = ['unconfirmed', 'doubleNumbers', 'marginWarnings'] as const;
export type OpenFinding = (typeof openFindings)[number];

/** How many invoices each finding concerns. */
export function countOpenFindings(
  invoices: readonly IssuedInvoice[],
  sales: readonly MarginSale[],
): Readonly<Record<OpenFinding, number>> {
  const counted = invoices.filter(isCounted);
  return {
    unconfirmed: invoices.length - counted.length,
    doubleNumbers: counted.length - new Set(counted.map(({ number }) => comparableNumber(number))).size,
    marginWarnings: sales.filter(({ warnings }) => warnings.length > 0).length,
  };
}
