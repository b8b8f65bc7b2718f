import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { issuedAmongDrafts } from '../../domain/book/IssuedAmongDrafts';
import type { Instant } from '../../domain/shared/Instant';
import { errorName } from '../errorName';
import type { BookConnection } from './migrations';

/** Earlier versions of the app kept the drafts of all dealers here. An array key cannot confuse two pairs. */
type EarlierKey = [dealer: string, place: string];

interface EarlierDrafts extends DBSchema {
  drafts: { key: EarlierKey; value: unknown };
}

/**
 * Moves the drafts of one dealer into the book. It runs with each opening, because a tab with an earlier version may
 * still write drafts. They are deleted only after the book has them. A draft in the book is never overwritten. The time
 * of a change is not known, so the drafts count as changed now.
 */
export async function moveEarlierDrafts(dealer: string, book: BookConnection, now: Instant): Promise<void> {
  await withEarlierDrafts(dealer, async (earlier, keys) => {
    const drafts = await Promise.all(keys.map(key => earlier.get('drafts', key)));
    const moved = keys.map(([, place], index) => ({ key: place, changedAt: now, value: drafts[index] }));
    const transaction = book.transaction(['drafts', 'invoices'], 'readwrite', { durability: 'strict' });
    const separated = issuedAmongDrafts(moved);
    const writes = (['drafts', 'invoices'] as const).map(async collection => {
      const store = transaction.objectStore(collection);
      const held = new Set(await store.getAllKeys());
      await Promise.all(separated[collection].filter(({ key }) => !held.has(key)).map(record => store.put(record)));
    });
    await Promise.all([...writes, transaction.done]);
    await deleteDrafts(earlier, keys);
  });
}

/** Deletes what an earlier version kept, without moving it. */
export async function deleteEarlierDrafts(dealer: string): Promise<void> {
  await withEarlierDrafts(dealer, deleteDrafts);
}

async function deleteDrafts(earlier: IDBPDatabase<EarlierDrafts>, keys: readonly EarlierKey[]): Promise<void> {
  const { store, done } = earlier.transaction('drafts', 'readwrite');
  await Promise.all([...keys.map(key => store.delete(key)), done]);
}

async function withEarlierDrafts(
  dealer: string,
  work: (earlier: IDBPDatabase<EarlierDrafts>, keys: readonly EarlierKey[]) => Promise<void>,
): Promise<void> {
  const earlier = await openEarlier();
  if (!earlier) return;
  try {
    const keys = (await earlier.getAllKeys('drafts')).filter(([owner]) => owner === dealer);
    if (keys.length > 0) await work(earlier, keys);
  } finally {
    earlier.close();
  }
}

/** Null if there is no such database. */
async function openEarlier(): Promise<IDBPDatabase<EarlierDrafts> | null> {
  try {
    return await openDB<EarlierDrafts>('paddock-drafts', undefined, {
      // Called only if the database does not exist. An aborted upgrade does not create it.
      upgrade: (_database, _from, _to, transaction) => {
        transaction.done.catch(() => {});
        transaction.abort();
      },
    });
  } catch (error) {
    if (errorName(error) === 'AbortError') return null;
    throw error;
  }
}
