import type { IDBPTransaction } from 'idb';
import type { BookUsage, RecordRemoval } from '../../application/ports/DealerBook';
import {
  type BookCollection,
  type BookContents,
  type BookRecord,
  type BookRecordOf,
  removalKey,
  removalOf,
} from '../../domain/book/BookRecord';
import { bookCollections, byCollection, contentsOf, typedCollections } from '../../domain/book/Keeping';
import { mergedBooks } from '../../domain/book/mergedBooks';
import type { Instant } from '../../domain/shared/Instant';
import type { BookConnection } from './migrations';
import type { UnwrittenRecords } from './UnwrittenRecords';

/** Waits until the data is on disk, and not only with the operating system. */
const onDisk = { durability: 'strict' } as const;

/** The existing records with these keys. */
export async function readRecords<Collection extends BookCollection>(
  connection: BookConnection,
  collection: Collection,
  keys: readonly string[],
): Promise<readonly BookRecordOf<Collection>[]> {
  const { store } = connection.transaction(collection);
  const records: readonly (BookRecordOf<Collection> | undefined)[] = await Promise.all(keys.map(key => store.get(key)));
  return records.filter(record => record !== undefined);
}

/** Writes all records or none. */
export async function putRecords<Collection extends BookCollection>(
  connection: BookConnection,
  collection: Collection,
  records: readonly BookRecordOf<Collection>[],
): Promise<void> {
  const transaction = connection.transaction([collection, 'removals'], 'readwrite', onDisk);
  const [store, removals] = [transaction.objectStore(collection), transaction.objectStore('removals')];
  const writes = records.flatMap(record => [
    () => store.put(record),
    () => removals.delete(removalKey(collection, record.key)),
  ]);
  await allOrNothing(transaction, writes);
}

/** Deletes a record and notes its removal. Does nothing if there is no such record. False if another record is stored. */
export async function deleteRecord(
  connection: BookConnection,
  collection: BookCollection,
  { key, removedAt, matches }: RecordRemoval,
): Promise<boolean> {
  const transaction = connection.transaction([collection, 'removals'], 'readwrite', onDisk);
  const [store, removals] = [transaction.objectStore(collection), transaction.objectStore('removals')];
  const record = await store.get(key);
  const isOther = record !== undefined && matches?.(record.value) === false;
  const writes =
    record && !isOther ? [() => store.delete(key), () => removals.put(removalOf(collection, record, removedAt))] : [];
  await allOrNothing(transaction, writes);
  return !isOther;
}

/** Deletes the oldest records beyond `most`. */
export async function deleteOldest(
  connection: BookConnection,
  collection: BookCollection,
  most: number,
): Promise<void> {
  const { store, done } = connection.transaction(collection, 'readwrite');
  const excess = Math.max(0, (await store.count()) - most);
  const oldest = excess === 0 ? [] : await store.index('changedAt').getAllKeys(null, excess);
  await Promise.all([...oldest.map(key => store.delete(key)), done]);
}

/** Deletes the typed input that was last changed then or earlier. Notes no removals: what an older export brings back expires again. */
export async function deleteExpired(connection: BookConnection, limit: Instant): Promise<void> {
  const transaction = connection.transaction(typedCollections, 'readwrite');
  const deletions = typedCollections.map(async collection => {
    const store = transaction.objectStore(collection);
    const expired = await store.index('changedAt').getAllKeys(IDBKeyRange.upperBound(limit));
    await Promise.all(expired.map(key => store.delete(key)));
  });
  await Promise.all([...deletions, transaction.done]);
}

export async function deleteAllRecords(connection: BookConnection): Promise<void> {
  const transaction = connection.transaction(bookCollections, 'readwrite', onDisk);
  await Promise.all([
    ...bookCollections.map(collection => transaction.objectStore(collection).clear()),
    transaction.done,
  ]);
}

export async function readUsage(connection: BookConnection): Promise<BookUsage> {
  const transaction = connection.transaction(bookCollections);
  const sizes = await Promise.all(
    bookCollections.map(async collection => {
      const store = transaction.objectStore(collection);
      const [count, sample] = await Promise.all([store.count(), store.getAll(null, SAMPLE)]);
      return { count, bytes: estimatedBytes(sample, count) };
    }),
  );
  return byCollection<BookUsage>(collection => sizes[bookCollections.indexOf(collection)]!);
}

export async function readContents(connection: BookConnection, unwritten: UnwrittenRecords): Promise<BookContents> {
  return withUnwritten(await readStores(connection.transaction(bookCollections), bookCollections), unwritten);
}

/** The collections that a merge may change. */
function mergedCollections(contents: BookContents, unwritten: UnwrittenRecords): readonly BookCollection[] {
  const removed = new Set(contents.removals.map(({ key }) => key.split(' ')[0]));
  return bookCollections.filter(
    collection =>
      collection === 'removals' ||
      contents[collection].length > 0 ||
      unwritten.of(collection).size > 0 ||
      removed.has(collection),
  );
}

/**
 * Merges the contents into the stored records and writes what has changed, all of it or nothing. Collections of which they have
 * nothing are not read: the form that a draft is for waits for its merge, and does not wait for the whole book.
 */
export async function mergeContents(
  connection: BookConnection,
  unwritten: UnwrittenRecords,
  contents: BookContents,
): Promise<void> {
  const collections = mergedCollections(contents, unwritten);
  const transaction = connection.transaction(collections, 'readwrite', onDisk);
  const stored = await readStores(transaction, collections);
  const merged = mergedBooks(withUnwritten(stored, unwritten), contents);
  const writes = collections.flatMap(collection => {
    const store = transaction.objectStore(collection);
    const { put, remove } = difference(stored[collection], merged[collection]);
    return [
      ...put.map(record => () => store.put(record as BookRecord<never>)),
      ...remove.map(key => () => store.delete(key)),
    ];
  });
  await allOrNothing(transaction, writes);
}

async function readStores(
  transaction: { objectStore(collection: BookCollection): { getAll(): Promise<readonly BookRecord<unknown>[]> } },
  collections: readonly BookCollection[],
): Promise<BookContents> {
  const stores = await Promise.all(collections.map(collection => transaction.objectStore(collection).getAll()));
  return contentsOf(collection => stores[collections.indexOf(collection)] ?? []);
}

const withUnwritten = (stored: BookContents, unwritten: UnwrittenRecords): BookContents =>
  contentsOf(collection => unwritten.applied(collection, stored[collection], ''));

/** The writes that lead from the stored records to the merged ones. Unchanged records are the same objects in both. */
function difference(stored: readonly BookRecord<unknown>[], merged: readonly BookRecord<unknown>[]) {
  const unchanged = new Set(stored);
  const kept = new Set(merged.map(({ key }) => key));
  return {
    put: merged.filter(record => !unchanged.has(record)),
    remove: stored.map(({ key }) => key).filter(key => !kept.has(key)),
  };
}

async function allOrNothing(
  transaction: Pick<IDBPTransaction, 'abort' | 'commit' | 'done'>,
  writes: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const pending: Promise<unknown>[] = [transaction.done];
  try {
    for (const write of writes) pending.push(write());
    // A page that is being unloaded gets no more events, and the browser rolls back an uncommitted transaction.
    transaction.commit();
  } catch (error) {
    // A request that cannot be made does not abort the transaction.
    transaction.abort();
    await Promise.allSettled(pending);
    throw error;
  }
  await Promise.all(pending);
}

/** The number of records to look at. Reading all would take long. */
export const SAMPLE = 100;

/** The size of a collection as text, estimated from a sample of its records. */
export function estimatedBytes(sample: readonly BookRecord<unknown>[], count: number): number {
  if (sample.length === 0) return 0;
  return Math.round((sizeOf(sample) / sample.length) * count);
}

/** Photos are not written as text, in which a byte would have several characters. */
function sizeOf(sample: readonly BookRecord<unknown>[]): number {
  const bytes = sample.map(({ value }) => (value as { readonly bytes?: unknown } | null)?.bytes);
  if (!bytes.every(each => ArrayBuffer.isView(each))) return JSON.stringify(sample).length;
  return bytes.reduce((sum, { byteLength }) => sum + byteLength, 0);
}
