import type { BookRecord, BookRecordOf, KeptInvoice } from './BookRecord';
import { ISSUED_INVOICES } from './DraftExpiry';
import { isBookValue } from './isBookValue';

interface Separated {
  readonly drafts: readonly BookRecordOf<'drafts'>[];
  readonly invoices: readonly BookRecordOf<'invoices'>[];
}

/**
 * Versions before 6 kept the issued invoices among the drafts, each in a record, and the first ones all in one record.
 * They noted no snapshot. A record that cannot be read stays a draft.
 */
export function issuedAmongDrafts(drafts: readonly BookRecordOf<'drafts'>[]): Separated {
  const found = drafts.map(draft => ({ draft, invoices: invoicesIn(draft) }));
  return {
    drafts: found.filter(({ invoices }) => invoices.length === 0).map(({ draft }) => draft),
    invoices: found.flatMap(({ invoices }) => invoices),
  };
}

function invoicesIn({ key, changedAt, value }: BookRecord<unknown>): readonly BookRecordOf<'invoices'>[] {
  const noted = key === ISSUED_INVOICES ? listed(value) : key.startsWith(`${ISSUED_INVOICES} `) ? [value] : [];
  return noted
    .map(withoutSnapshot)
    .filter(isKept)
    .map(kept => ({ key: kept.invoice.id, changedAt, value: kept }));
}

/** The list has the latest invoice first, and no times. */
const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value)
    ? value.map((invoice: unknown, index) => ({
        invoice: { id: `earlier ${index}`, ...own(invoice) },
        notedAt: -1 - index,
      }))
    : [];

function withoutSnapshot(value: unknown): unknown {
  const { invoice, notedAt } = { invoice: null, notedAt: null, ...own(value) };
  return { invoice: { isConfirmed: true, snapshot: null, ...own(invoice) }, notedAt };
}

const isKept = (value: unknown): value is KeptInvoice => isBookValue.invoices(value);

/** The fields that are set. */
const own = (value: unknown): object =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined))
    : {};
