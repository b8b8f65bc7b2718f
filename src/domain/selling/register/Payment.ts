import { DAY } from '../../shared/Instant';
import { type LocalDate, localDateAt, noonOf } from '../../shared/LocalDate';
import type { Money } from '../../shared/Money';
import type { ClientId } from '../clients/Client';
import { isCounted, type IssuedInvoice } from '../invoices/IssuedInvoice';

type PaidInvoice = Pick<IssuedInvoice, 'payment' | 'gross' | 'snapshot' | 'isConfirmed' | 'voided'>;

/** What the client owes before the payment: the down payment is paid already. */
export const owedAmount = ({ gross, snapshot }: PaidInvoice): Money =>
  Math.max(0, gross - (snapshot.sent.downPayment ?? 0)) as Money;

/** What was paid after the issue. 0 if nothing is recorded. */
export const paidAmount = (invoice: PaidInvoice): Money =>
  invoice.payment ? (invoice.payment.amount ?? owedAmount(invoice)) : (0 as Money);

/** What is still to be paid. 0 for an invoice that does not count. */
export const openAmount = (invoice: PaidInvoice): Money =>
  (isCounted(invoice) ? Math.max(0, owedAmount(invoice) - paidAmount(invoice)) : 0) as Money;

/** What was paid above the amount of the invoice, before and after the issue. 0 for an invoice that does not count. */
export const excessAmount = (invoice: PaidInvoice): Money => {
  const paid = (invoice.snapshot.sent.downPayment ?? 0) + paidAmount(invoice);
  return (isCounted(invoice) ? Math.max(0, paid - invoice.gross) : 0) as Money;
};

export const isOpen = (invoice: PaidInvoice): boolean => openAmount(invoice) > 0;

export const openTotal = (invoices: readonly IssuedInvoice[]): Money =>
  invoices.reduce((sum, invoice) => sum + openAmount(invoice), 0) as Money;

/** Within how many days after the date of an invoice a client has to pay. */
export const paymentTerms = [0, 7, 14, 30] as const;

export type PaymentTerm = (typeof paymentTerms)[number];

/** The last day on which an invoice is paid in time. */
export const dueDate = (date: LocalDate, term: PaymentTerm): LocalDate => localDateAt(noonOf(date) + term * DAY);

/** The date of the oldest invoice that is still to be paid. Null if none is. */
export const oldestOpenDate = (invoices: readonly IssuedInvoice[]): string | null =>
  invoices
    .filter(isOpen)
    .map(({ date }) => date)
    .sort()[0] ?? null;

export interface OpenSum extends Pick<IssuedInvoice, 'clientName'> {
  readonly clientId: ClientId;
  readonly count: number;
  readonly amount: Money;
}

/** What each client still has to pay, the highest sum first. A client has the latest of its names. */
export function openByClient(invoices: readonly IssuedInvoice[]): readonly OpenSum[] {
  const sums = new Map<ClientId, OpenSum>();
  for (const invoice of invoices.filter(isOpen)) {
    const { clientId, clientName } = invoice;
    const known = sums.get(clientId) ?? { clientId, clientName, count: 0, amount: 0 };
    sums.set(clientId, { ...known, count: known.count + 1, amount: (known.amount + openAmount(invoice)) as Money });
  }
  return [...sums.values()].sort((one, other) => other.amount - one.amount);
}
