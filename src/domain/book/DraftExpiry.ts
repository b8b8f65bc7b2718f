import { DAY, type Instant } from '../shared/Instant';
import type { BookRecord } from './BookRecord';

/** The keys of the invoices that were issued here start with this. */
export const ISSUED_INVOICES = 'issuedInvoices';

/** The keys of the notes that a bought vehicle was added to the dealer's motorbikes start with this. */
export const ADDED_TO_MOTORBIKES = 'added to motorbikes ';

/** Records that are stored among the drafts, but are no unsent input. */
const kept = [ISSUED_INVOICES, ADDED_TO_MOTORBIKES];

/** Whether a record of the collection `drafts` was last changed so many days ago or earlier. */
export const isExpiredDraft = (
  { key, changedAt }: Pick<BookRecord<unknown>, 'key' | 'changedAt'>,
  now: Instant,
  draftDays: number,
): boolean => !kept.some(start => key.startsWith(start)) && changedAt <= now - draftDays * DAY;
