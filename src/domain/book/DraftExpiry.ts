import { DAY, type Instant } from '../shared/Instant';
import type { BookRecord } from './BookRecord';

/**
 * What is kept among the drafts. `typed` is input that was not sent, and only this expires. Everything else says what was
 * sent, bought or planned, and stays until it is settled.
 */
export const draftKinds = {
  bid: 'typed',
  transport: 'typed',
  message: 'typed',
  profile: 'typed',
  client: 'typed',
  motorbike: 'typed',
  template: 'typed',
  invoice: 'typed',
  purchase: 'typed',
  press: 'kept',
  raises: 'kept',
  bought: 'kept',
  pickupPlan: 'kept',
  unsentMessage: 'kept',
  unsentClient: 'kept',
  addedToMotorbikes: 'kept',
} as const satisfies Readonly<Record<string, 'typed' | 'kept'>>;

export type DraftKind = keyof typeof draftKinds;

/** A kind, or a kind and what it is about, such as `bid MB-1`. */
export type DraftKey = DraftKind | `${DraftKind} ${string}`;

const typedKinds: ReadonlySet<string> = new Set(
  Object.entries(draftKinds).flatMap(([kind, is]) => (is === 'typed' ? kind : [])),
);

/** Whether a record of the collection `drafts` is typed input that was last changed so many days ago or earlier. */
export const isExpiredDraft = (
  { key, changedAt }: Pick<BookRecord<unknown>, 'key' | 'changedAt'>,
  now: Instant,
  draftDays: number,
): boolean => typedKinds.has(key.split(' ', 1)[0]!) && changedAt <= now - draftDays * DAY;
