import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { BookCollection, BookRecordOf } from '../../domain/book/BookRecord';
import { inWholeEuros } from '../../domain/book/inWholeEuros';
import { issuedAmongDrafts } from '../../domain/book/IssuedAmongDrafts';

export type BookSchema = {
  [Collection in BookCollection]: {
    key: string;
    value: BookRecordOf<Collection>;
    indexes: { changedAt: number };
  };
};

export type BookConnection = IDBPDatabase<BookSchema>;

export type Migration = (
  database: BookConnection,
  transaction: IDBPTransaction<BookSchema, BookCollection[], 'versionchange'>,
) => void;

/**
 * Each migration leads from the version of its index to the next one. Never change a released migration: append one. The
 * lists of names are repeated here, because a later version of the app may rename or drop a collection.
 */
export const migrations: readonly Migration[] = [
  database => {
    const collections = [
      'limits',
      'calculations',
      'comparables',
      'notes',
      'hidden',
      'searches',
      'seen',
      'news',
      'checks',
      'wordings',
      'placedBids',
      'settings',
      'drafts',
    ] as const;
    for (const name of collections) {
      database.createObjectStore(name, { keyPath: 'key' }).createIndex('changedAt', 'changedAt');
    }
  },
  database => {
    for (const name of ['looks', 'removals'] as const) {
      database.createObjectStore(name, { keyPath: 'key' }).createIndex('changedAt', 'changedAt');
    }
  },
  // Amount fields have since refused cents.
  (_database, transaction) => {
    void changeValues(transaction, 'limits', inWholeEuros.limits);
    void changeValues(transaction, 'settings', inWholeEuros.settings);
  },
  // What was seen may lack the number of bids. Earlier versions stored none, and could not import it.
  () => undefined,
  // Before, a hidden offer was only a reason. No version has stored one, except from a file that was written by hand.
  (_database, transaction) => void transaction.objectStore('hidden').clear(),
  // The issued invoices were kept among the drafts.
  (database, transaction) => {
    database.createObjectStore('invoices', { keyPath: 'key' }).createIndex('changedAt', 'changedAt');
    void moveInvoices(transaction);
  },
  database => {
    database.createObjectStore('purchases', { keyPath: 'key' }).createIndex('changedAt', 'changedAt');
  },
  // A saved search may have refinements and an order, and news may be about one. Earlier versions stored neither.
  () => undefined,
];

async function moveInvoices(
  transaction: IDBPTransaction<BookSchema, BookCollection[], 'versionchange'>,
): Promise<void> {
  const drafts = transaction.objectStore('drafts');
  const kept = await drafts.getAll();
  const separated = issuedAmongDrafts(kept);
  const left = new Set(separated.drafts.map(({ key }) => key));
  for (const { key } of kept) if (!left.has(key)) void drafts.delete(key);
  for (const record of separated.invoices) void transaction.objectStore('invoices').put(record);
}

async function changeValues(
  transaction: IDBPTransaction<BookSchema, BookCollection[], 'versionchange'>,
  collection: BookCollection,
  changed: (value: unknown) => unknown,
): Promise<void> {
  const store = transaction.objectStore(collection);
  for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
    const { value } = cursor;
    void cursor.update({ ...value, value: changed(value.value) });
  }
}
