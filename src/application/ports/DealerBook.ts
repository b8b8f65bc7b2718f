import type { BookFileProblem, ReadBook } from '../../domain/book/BookFile';
import type { BookCollection, BookContents, BookRecordOf } from '../../domain/book/BookRecord';
import type { Instant } from '../../domain/shared/Instant';
import type { Result } from '../../domain/shared/Result';
import type { Cancel } from './Clock';

/** Why the device did not store or read the dealer's own data. */
export type BookFailure =
  | { readonly reason: 'full' }
  /** The browser refuses storage, as in some private windows. */
  | { readonly reason: 'unavailable' }
  /** A tab with an older version of the app is open and has to be closed. */
  | { readonly reason: 'blocked' }
  /** The browser does not answer. What was written is stored when it does. */
  | { readonly reason: 'silent' }
  /** A newer version of the app wrote the data, and this version cannot read it. */
  | { readonly reason: 'newerBook' }
  /** There is such a record, but this version cannot read it. It stays stored (`onSetAside`). */
  | { readonly reason: 'setAside' }
  /** The code for the storage could not be loaded. */
  | { readonly reason: 'offline' | 'outdated' };

export type BookChange<Collection extends BookCollection> =
  | { readonly kind: 'put'; readonly records: readonly BookRecordOf<Collection>[] }
  | { readonly kind: 'removed'; readonly key: string }
  /** Any record may have changed, by an import or by a removal of everything. */
  | { readonly kind: 'replaced' };

export interface RecordRemoval {
  readonly key: string;
  /** Counts as later than the change of the record, even if a clock was set back. */
  readonly removedAt: Instant;
  /** Whether to remove this stored value. Another tab may have stored a different one. By default always. */
  readonly matches?: (value: unknown) => boolean;
}

/** The number of records and the estimated bytes of each collection. */
export type BookUsage = {
  readonly [Collection in BookCollection]: { readonly count: number; readonly bytes: number };
};

/**
 * The own data of each dealer who uses this device. A write that succeeds is on disk. A write that fails stays in the
 * memory of this tab, so later reads see it. Problems are reported and never reject. No call waits for a browser that does
 * not answer: it fails with `silent`.
 */
export abstract class DealerBook {
  /** One record. Undefined if there is none. */
  abstract read<Collection extends BookCollection>(
    dealer: string,
    collection: Collection,
    key: string,
  ): Promise<Result<BookRecordOf<Collection> | undefined, BookFailure>>;
  /** The existing records with these keys, in any order. */
  abstract readSome<Collection extends BookCollection>(
    dealer: string,
    collection: Collection,
    keys: readonly string[],
  ): Promise<Result<readonly BookRecordOf<Collection>[], BookFailure>>;
  /** All records whose keys start with `prefix`, which is '' by default, in the order of their keys. */
  abstract readAll<Collection extends BookCollection>(
    dealer: string,
    collection: Collection,
    prefix?: string,
  ): Promise<Result<readonly BookRecordOf<Collection>[], BookFailure>>;
  /** Stores all of the records or none, and replaces the records with the same keys. */
  abstract put<Collection extends BookCollection>(
    dealer: string,
    collection: Collection,
    records: readonly BookRecordOf<Collection>[],
  ): Promise<Result<void, BookFailure>>;
  /**
   * Removes one record, and notes the removal if there was such a record, so that an older export does not bring it
   * back.
   */
  abstract remove(
    dealer: string,
    collection: BookCollection,
    removal: RecordRemoval,
  ): Promise<Result<void, BookFailure>>;
  /** Called after each change, by this tab or by another one, also if a change is only in the memory of this tab. */
  abstract onChange<Collection extends BookCollection>(
    dealer: string,
    collection: Collection,
    callback: (change: BookChange<Collection>) => void,
  ): Cancel;
  /**
   * Called once for each record that cannot be read, also for those that were found before. Such a record stays as it is, and
   * the calls that read several records leave it out.
   */
  abstract onSetAside(callback: (dealer: string, collection: BookCollection, key: string) => void): Cancel;
  abstract usage(dealer: string): Promise<Result<BookUsage, BookFailure>>;
  /** All that is stored for the dealer. */
  abstract contents(dealer: string): Promise<Result<BookContents, BookFailure>>;
  /** Reads the text of an exported file, and leaves out each record that cannot be read. */
  abstract readFile(text: string): Promise<Result<ReadBook, BookFileProblem | BookFailure>>;
  /** Merges records into the stored ones by `mergedBooks`. Stores the whole result or changes nothing. */
  abstract merge(dealer: string, contents: BookContents): Promise<Result<void, BookFailure>>;
  /** Deletes all that is stored for the dealer. */
  abstract removeAll(dealer: string): Promise<Result<void, BookFailure>>;
}
