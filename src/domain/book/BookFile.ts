import type { Instant } from '../shared/Instant';
import { localDateAt } from '../shared/LocalDate';
import type { BookContents } from './BookRecord';

export const BOOK_FORMAT = 'paddock-book';

/** Increases with each migration of the stored data. */
export const BOOK_VERSION = 1;

/** The exported data of one dealer. */
export interface BookFile {
  readonly exportedAt: Instant;
  /** The id of the dealer. Null if the file does not say it. */
  readonly dealer: string | null;
  readonly records: BookContents;
}

/** Why a file cannot be imported. */
export type BookFileProblem =
  | { readonly reason: 'notJson' | 'notABook' | 'newerVersion' }
  /** `index` counts from 0. */
  | { readonly reason: 'brokenRecord'; readonly collection: string; readonly index: number };

/** The file to download. */
export const bookFileText = (file: BookFile): string =>
  JSON.stringify({ format: BOOK_FORMAT, version: BOOK_VERSION, ...file });

/** Says whose data the file has and of which day, because a device may serve several dealers. */
export const bookFileName = (exportedAt: Instant, email: string): string =>
  `${['paddock', localDateAt(exportedAt), email.replace(/[^\p{L}\p{M}\d.@_-]+/gu, '-')].filter(Boolean).join('-')}.json`;
