import { byCollection, withinBounds } from './BookBounds';
import type { BookContents, BookRecord } from './BookRecord';

/** Which of two records with the same key is kept. The choice between records of the same age does not depend on their order. */
export function newerRecord<Value>(one: BookRecord<Value>, other: BookRecord<Value>): BookRecord<Value> {
  if (one.changedAt !== other.changedAt) return one.changedAt > other.changedAt ? one : other;
  return text(one) >= text(other) ? one : other;
}

const text = ({ value }: BookRecord<unknown>): string => JSON.stringify(value) ?? '';

/** Keeps the newer record of each key, within the bounds of each collection. */
export const mergedBooks = (own: BookContents, other: BookContents): BookContents =>
  byCollection<BookContents>(collection => {
    const merged = new Map(own[collection].map(record => [record.key, record]));
    for (const record of other[collection]) {
      const known = merged.get(record.key);
      merged.set(record.key, known ? newerRecord(known, record) : record);
    }
    return withinBounds(collection, [...merged.values()]);
  });
