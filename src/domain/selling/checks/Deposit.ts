import type { DecimalSign } from '../../shared/Language';
import { moneyIn } from '../../shared/TypedNumber';
import { type InvoiceForm, totalsOf } from '../invoices/InvoiceForm';

/** Whether the down payment fits into the amount of the invoice. A missing one does. */
export type DepositCheck = 'fits' | 'aboveGross' | 'negative';

/** Null if there is a down payment, but no price yet. */
export function checkedDeposit(form: InvoiceForm, sign: DecimalSign | null = null): DepositCheck | null {
  const deposit = moneyIn(form.downPayment, sign) ?? 0;
  if (deposit <= 0) return deposit < 0 ? 'negative' : 'fits';
  const totals = totalsOf(form, sign);
  if (totals === null) return null;
  return totals.remaining < 0 ? 'aboveGross' : 'fits';
}
