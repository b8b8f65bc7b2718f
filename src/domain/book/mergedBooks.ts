import { type BookCollection, type BookContents, type BookRecord, removalKey } from './BookRecord';
import { byCollection, contentsOf, withinBounds } from './Keeping';

/** Which of two records with the same key is kept. The choice between records of the same age does not depend on their order. */
function newerRecord<Value>(one: BookRecord<Value>, other: BookRecord<Value>): BookRecord<Value> {
  const isOneKept = one.changedAt > other.changedAt || (one.changedAt === other.changedAt && text(one) >= text(other));
  return isOneKept ? one : other;
}

const text = ({ value }: BookRecord<unknown>): string => JSON.stringify(value) ?? '';

/**
 * Keeps the newer record of each key, within the bounds of each collection. A record is left out if its removal is as
 * new. The note of a removal is left out if the record is newer.
 */
export function mergedBooks(own: BookContents, other: BookContents): BookContents {
  const newest = contentsOf(collection => newestRecords(own[collection], other[collection]));
  const removedAt = new Map(newest.removals.map(({ key, changedAt }) => [key, changedAt]));
  const undone = new Set<string>();
  const left = contentsOf(collection => {
    const records = newest[collection].filter(({ key, changedAt }) => {
      const removal = removalKey(collection, key);
      const isLeft = (removedAt.get(removal) ?? -Infinity) < changedAt;
      if (isLeft) undone.add(removal);
      return isLeft;
    });
    return withinBounds<unknown>(collection, records);
  });
  return { ...left, removals: left.removals.filter(({ key }) => !undone.has(key)) };
}

function newestRecords(own: readonly BookRecord<unknown>[], other: readonly BookRecord<unknown>[]) {
  const newest = new Map(own.map(record => [record.key, record]));
  for (const record of other) {
    const known = newest.get(record.key);
    newest.set(record.key, known ? newerRecord(known, record) : record);
  }
  return [...newest.values()];
}

/** How many records an import would change. */
interface ImportCounts {
  readonly added: number;
  /** Imported records that replace an older record. */
  readonly replaced: number;
  /** Imported records that change nothing. */
  readonly kept: number;
  /** Records of this browser that the import removes. */
  readonly removed: number;
}

export type ImportSummary = { readonly [Collection in BookCollection]: ImportCounts };

/** What an import would change. */
export function importSummary(own: BookContents, imported: BookContents): ImportSummary {
  const merged = mergedBooks(own, imported);
  return byCollection<ImportSummary>(collection => {
    const known = new Set(own[collection].map(({ key }) => key));
    const unchanged = new Set<unknown>(own[collection]);
    const taken = merged[collection].filter(record => !unchanged.has(record));
    const left = new Set(merged[collection].map(({ key }) => key));
    const removed = own[collection].filter(({ key }) => !left.has(key)).length;
    const replaced = taken.filter(({ key }) => known.has(key)).length;
    return { added: taken.length - replaced, replaced, kept: imported[collection].length - taken.length, removed };
  });
}
