import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { BookCollection, BookRecordOf } from '../../domain/book/BookRecord';
import { bookCollections } from '../../domain/book/Keeping';

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
 * Each migration leads from the version of its index to the next one. Never change a released migration: append one, and
 * repeat the names of the collections in the earlier ones, because a later version of the app may rename or drop one.
 */
export const migrations: readonly Migration[] = [
  database => {
    for (const name of bookCollections) {
      database.createObjectStore(name, { keyPath: 'key' }).createIndex('changedAt', 'changedAt');
    }
  },
];
