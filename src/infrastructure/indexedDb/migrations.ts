import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { BookCollection, BookRecordOf } from '../../domain/book/BookRecord';

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

const create = (database: BookConnection, names: readonly BookCollection[]): void => {
  for (const name of names) {
    database.createObjectStore(name, { keyPath: 'key' }).createIndex('changedAt', 'changedAt');
  }
};

const first: readonly BookCollection[] = [
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
  'seenBids',
  'typedBids',
  'transportNotes',
  'typedMessages',
  'profileForms',
  'clientForms',
  'motorbikeForms',
  'templateForms',
  'acquisitionForms',
  'invoiceForms',
  'presses',
  'raises',
  'purchaseTimes',
  'pickupPlans',
  'unsentMessages',
  'unsentClients',
  'addedMotorbikes',
  'invoices',
  'acquisitions',
  'vehicles',
  'removals',
];

/**
 * Each migration leads from the version of its index to the next one. Never change a released migration: append one, and
 * repeat the names of the collections in the earlier ones, because a later version of the app may rename or drop one.
 */
export const migrations: readonly Migration[] = [
  database => create(database, first),
  database => create(database, ['handovers', 'handoverPhotos']),
];
