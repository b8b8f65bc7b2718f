import type { BookCollection, BookRecord } from './BookRecord';

/** The most records of a collection. The oldest go first. */
export const mostRecords: { readonly [Collection in BookCollection]: number } = {
  limits: Infinity,
  calculations: Infinity,
  // A question has up to 200 sales, so these are up to 20,000 sales.
  comparables: 100,
  notes: Infinity,
  hidden: Infinity,
  searches: 50,
  seen: 100_000,
  news: 1_000,
  checks: Infinity,
  wordings: Infinity,
  placedBids: Infinity,
  settings: Infinity,
  looks: 10_000,
  drafts: Infinity,
  invoices: Infinity,
  purchases: Infinity,
  removals: 10_000,
};

export const bookCollections = Object.keys(mostRecords) as readonly BookCollection[];

/** One value for each collection. */
export function byCollection<Values extends { readonly [Collection in BookCollection]: unknown }>(
  valueOf: (collection: BookCollection) => Values[BookCollection],
): Values {
  return Object.fromEntries(bookCollections.map(collection => [collection, valueOf(collection)])) as Values;
}

/** The newest records that a collection may hold. Records of the same age are ordered by their keys. */
export function withinBounds<Value>(
  collection: BookCollection,
  records: readonly BookRecord<Value>[],
): readonly BookRecord<Value>[] {
  const most = mostRecords[collection];
  if (records.length <= most) return records;
  return [...records].sort((a, b) => b.changedAt - a.changedAt || (a.key > b.key ? -1 : 1)).slice(0, most);
}
