import { DAY, type Instant } from '../shared/Instant';
import type { BookCollection, BookContents, BookRecord } from './BookRecord';

interface Keeping {
  /** The most records. The oldest go first. Absent if there is no bound. */
  readonly most?: number;
  /** Input that was not sent: it is deleted some days after its last change. Everything else stays. */
  readonly expires?: true;
  /** Held in memory as a whole, from the first use by this part of the app. */
  readonly heldFor?: HeldPart;
}

/** A part of the app does not wait for the data of another one: a first bid does not read the invoices. */
export type HeldPart = 'buying' | 'selling' | 'news';

/** How each collection is kept. A new kind of own data needs a row here. */
export const keeping = {
  limits: { heldFor: 'buying' },
  calculations: { heldFor: 'buying' },
  // A question has up to 200 sales, so these are up to 20,000 sales.
  comparables: { most: 100 },
  notes: { heldFor: 'buying' },
  hidden: { heldFor: 'buying' },
  searches: { most: 50, heldFor: 'buying' },
  seen: { most: 100_000 },
  news: { most: 1_000, heldFor: 'news' },
  checks: { heldFor: 'buying' },
  wordings: { heldFor: 'buying' },
  placedBids: { heldFor: 'buying' },
  settings: { heldFor: 'buying' },
  seenBids: { most: 10_000, heldFor: 'buying' },
  typedBids: { expires: true },
  transportNotes: { expires: true },
  typedMessages: { expires: true },
  profileForms: { expires: true },
  clientForms: { expires: true },
  motorbikeForms: { expires: true },
  templateForms: { expires: true },
  acquisitionForms: { expires: true },
  invoiceForms: { expires: true },
  presses: {},
  raises: {},
  purchaseTimes: {},
  pickupPlans: { heldFor: 'buying' },
  unsentMessages: {},
  unsentClients: {},
  addedMotorbikes: {},
  invoices: { heldFor: 'selling' },
  acquisitions: { heldFor: 'selling' },
  vehicles: { most: 500 },
  handovers: { heldFor: 'buying' },
  handoverPhotos: {},
  removals: { most: 10_000 },
} as const satisfies { readonly [Collection in BookCollection]: Keeping };

type With<Property extends keyof Keeping> = {
  [Collection in BookCollection]: (typeof keeping)[Collection] extends Readonly<Record<Property, unknown>>
    ? Collection
    : never;
}[BookCollection];

export type HeldCollection = With<'heldFor'>;
export type TypedCollection = With<'expires'>;

export const bookCollections = Object.keys(keeping) as readonly BookCollection[];

const keepingOf = (collection: BookCollection): Keeping => keeping[collection];

export const heldCollections = bookCollections.filter(
  (collection): collection is HeldCollection => keepingOf(collection).heldFor !== undefined,
);

export const holderOf = (collection: HeldCollection): HeldPart => keeping[collection].heldFor;

export const expires = (collection: BookCollection): collection is TypedCollection =>
  keepingOf(collection).expires === true;

export const typedCollections = bookCollections.filter(expires);

export const mostRecords = (collection: BookCollection): number => keepingOf(collection).most ?? Infinity;

/** One value for each collection. */
export function byCollection<Values extends { readonly [Collection in BookCollection]: unknown }>(
  valueOf: <Collection extends BookCollection>(collection: Collection) => Values[Collection],
): Values {
  return Object.fromEntries(bookCollections.map(collection => [collection, valueOf(collection)])) as Values;
}

/** The records of each collection. */
export const contentsOf = (recordsOf: (collection: BookCollection) => readonly BookRecord<unknown>[]): BookContents =>
  byCollection<BookContents>(collection => recordsOf(collection) as readonly BookRecord<never>[]);

/** The newest records that a collection may hold. Records of the same age are ordered by their keys. */
export function withinBounds<Value>(
  collection: BookCollection,
  records: readonly BookRecord<Value>[],
): readonly BookRecord<Value>[] {
  const most = mostRecords(collection);
  if (records.length <= most) return records;
  return [...records].sort((a, b) => b.changedAt - a.changedAt || (a.key > b.key ? -1 : 1)).slice(0, most);
}

/** Typed input that was last changed at this instant or earlier has expired. */
export const expiryLimit = (now: Instant, draftDays: number): Instant => now - draftDays * DAY;
