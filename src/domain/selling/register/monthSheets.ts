import type { Instant } from '../../shared/Instant';
import type { NamedSheet } from '../../shared/Sheet';
import { voidMarginInvoices } from '../margin/MarginBook';
import { marginSheet } from '../margin/marginSheet';
import { type MonthClosing, purchaseSheet } from './MonthClosing';
import { monthSumsSheet } from './monthSumsSheet';
import { registerSheet } from './registerSheet';

interface MonthWords {
  readonly names: Readonly<Record<'register' | 'margins' | 'purchases' | 'sums' | 'notes', string>>;
  readonly register: Parameters<typeof registerSheet>[1];
  readonly margins: Parameters<typeof marginSheet>[2];
  readonly purchases: Parameters<typeof purchaseSheet>[1];
  readonly sums: Parameters<typeof monthSumsSheet>[2];
  /** What is to be checked, in sentences. */
  readonly notes: readonly string[];
}

/** All that a bookkeeper needs of a month. */
export const monthSheets = (
  closing: MonthClosing,
  savedAt: Instant,
  { names, register, margins, purchases, sums, notes }: MonthWords,
): readonly [NamedSheet, ...NamedSheet[]] => [
  { name: names.register, rows: registerSheet(closing.invoices, register) },
  { name: names.margins, rows: marginSheet(closing.sales, voidMarginInvoices(closing.invoices), margins) },
  { name: names.purchases, rows: purchaseSheet(closing.purchases, purchases) },
  { name: names.sums, rows: monthSumsSheet(closing, savedAt, sums) },
  { name: names.notes, rows: [[names.notes], ...notes.map(note => [note])] },
];
