import { base64Of } from '../shared/base64';
import type { Instant } from '../shared/Instant';
import { localDateAt } from '../shared/LocalDate';
import type { BookContents } from './BookRecord';

export const BOOK_FORMAT = 'paddock-book';

/** Increases with each migration of the stored data. */
export const BOOK_VERSION = 2;

/** The exported data of one dealer. */
export interface BookFile {
  readonly exportedAt: Instant;
  /** The id of the dealer. Null if the file does not say it. */
  readonly dealer: string | null;
  readonly records: BookContents;
}

/** A file that was read. */
export interface ReadBook extends BookFile {
  /** How many of its records could not be read. They are left out. */
  readonly unreadable: number;
}

/** Why a file cannot be imported. */
export interface BookFileProblem {
  readonly reason: 'notJson' | 'notABook' | 'newerVersion';
}

/** The file to download. */
export const bookFileText = (file: BookFile): string =>
  JSON.stringify({ format: BOOK_FORMAT, version: BOOK_VERSION, ...file, records: inText(file.records) });

/** JSON has no bytes. */
const inText = (records: BookContents) => ({
  ...records,
  handoverPhotos: records.handoverPhotos.map(({ value, ...record }) => ({
    ...record,
    value: { ...value, bytes: base64Of(value.bytes) },
  })),
});

/** Says whose data the file has and of which day, because a device may serve several dealers. */
export const bookFileName = (exportedAt: Instant, email: string): string =>
  `${['paddock', localDateAt(exportedAt), email.replace(/[^\p{L}\p{M}\d.@_-]+/gu, '-')].filter(Boolean).join('-')}.json`;
