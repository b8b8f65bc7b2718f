import type { Instant } from '../../shared/Instant';
import { isCounted, isVoid } from '../invoices/IssuedInvoice';
import { type MonthClosing, purchaseName } from './MonthClosing';

/** What was saved of a month. */
export interface SavedMonth {
  readonly at: Instant;
  /** What the file said of each invoice, by its number, and of each purchase, by its vehicle. */
  readonly rows: Readonly<Record<string, string>>;
}

type ClosedRows = Pick<MonthClosing, 'invoices' | 'sales' | 'purchases'>;

export const savedMonth = (closing: ClosedRows, at: Instant): SavedMonth => ({ at, rows: rowsOf(closing) });

/** The numbers and vehicles that were added, changed or taken away after a month was saved. */
export function changesSince({ rows: before }: SavedMonth, closing: ClosedRows & Pick<MonthClosing, 'gaps'>) {
  const rows = rowsOf(closing);
  const names = Object.keys(rows);
  return {
    added: names.filter(name => !Object.hasOwn(before, name)),
    changed: names.filter(name => Object.hasOwn(before, name) && before[name] !== rows[name]),
    // What is not read yet may still be in the month.
    gone: closing.gaps.has('purchasesUnread') ? [] : Object.keys(before).filter(name => !Object.hasOwn(rows, name)),
  };
}

/** Payments are left out, because they arrive after each month and change none of its figures. */
function rowsOf({ invoices, sales, purchases }: ClosedRows): Readonly<Record<string, string>> {
  const rows: Record<string, string> = {};
  const say = (name: string, ...said: readonly unknown[]) => {
    rows[name] = [rows[name], JSON.stringify(said)].filter(Boolean).join(' ');
  };
  const sold = new Map(sales.map(sale => [sale.invoice.id, sale]));
  for (const invoice of invoices) {
    if (!isCounted(invoice) && !isVoid(invoice)) continue;
    const { number, clientName, gross, snapshot, voided } = invoice;
    const { acquisitionPrice, base, vat, loss, regularVat } = sold.get(invoice.id) ?? {};
    say(number, clientName, gross, snapshot.vat, voided, acquisitionPrice, base, vat, loss, regularVat);
  }
  for (const purchase of purchases) {
    const { date, price, tax, costs, supplier, invoiceId } = purchase;
    say(purchaseName(purchase), date, price, tax, costs, supplier, invoiceId);
  }
  return rows;
}
