import { DAY, type Instant } from '../shared/Instant';
import type { BookRecord } from './BookRecord';

/**
 * The keys of the invoices that were issued here start with this. They are stored among the drafts, but they never
 * expire.
 */
export const ISSUED_INVOICES = 'issuedInvoices';

/** Whether a record of the collection `drafts` was last changed so many days ago or earlier. */
export const isExpiredDraft = (
  { key, changedAt }: Pick<BookRecord<unknown>, 'key' | 'changedAt'>,
  now: Instant,
  draftDays: number,
): boolean => !key.startsWith(ISSUED_INVOICES) && changedAt <= now - draftDays * DAY;
