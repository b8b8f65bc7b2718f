import { localDateAt } from '../selling/invoices/LocalDate';
import { type Instant, isInstant } from '../shared/Instant';
import { failed, type Result, success } from '../shared/Result';
import { bookCollections, byCollection } from './BookBounds';
import type { BookContents } from './BookRecord';
import { isBookValue } from './isBookValue';

const FORMAT = 'paddock-book';

/** More than any value of the app has. */
const MOST_LEVELS = 30;

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

/** The file to download. A value that JSON cannot express is left out. */
export function bookFileText({ exportedAt, dealer, records }: BookFile): string {
  const expressible = byCollection<BookContents>(collection =>
    records[collection].filter(({ value }) => JSON.stringify(value) !== undefined),
  );
  return JSON.stringify({ format: FORMAT, version: BOOK_VERSION, exportedAt, dealer, records: expressible });
}

/** Says whose data the file has and of which day, because a device may serve several dealers. */
export const bookFileName = (exportedAt: Instant, email: string): string =>
  `${['paddock', localDateAt(exportedAt), email.replace(/[^\p{L}\p{M}\d.@_-]+/gu, '-')].filter(Boolean).join('-')}.json`;

/** Reads a file and checks each record, because the file may be cut, edited or from another app. */
export function readBookFile(text: string): Result<BookFile, BookFileProblem> {
  const json = fromJson(text);
  if (!json.ok) return json;
  const file = json.value;
  if (!isObject(file) || file.format !== FORMAT || !isVersion(file.version)) return failed({ reason: 'notABook' });
  if (file.version > BOOK_VERSION) return failed({ reason: 'newerVersion' });
  const { exportedAt, dealer } = file;
  if (!isInstant(exportedAt) || !isObject(file.records)) return failed({ reason: 'notABook' });
  const { records } = file;
  const broken = brokenRecord(records);
  if (broken) return failed(broken);
  return success({
    exportedAt,
    dealer: typeof dealer === 'string' ? dealer : null,
    records: byCollection<BookContents>(name => (records[name] ?? []) as BookContents[typeof name]),
  });
}

function brokenRecord(records: Readonly<Record<string, unknown>>): BookFileProblem | null {
  for (const [collection, list] of Object.entries(records)) {
    const known = bookCollections.find(name => name === collection);
    const index = known && Array.isArray(list) ? list.findIndex(record => !isRecord(record, isBookValue[known])) : 0;
    if (index >= 0) return { reason: 'brokenRecord', collection, index };
  }
  return null;
}

const isRecord = (record: unknown, isValue: (value: unknown) => boolean): boolean =>
  isObject(record) &&
  typeof record.key === 'string' &&
  isInstant(record.changedAt) &&
  isValue(record.value) &&
  isShallow(record.value, MOST_LEVELS);

/** A browser can neither store nor export a value that is nested thousands of times. */
const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every(inner => isShallow(inner, levels - 1)));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isVersion = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function fromJson(text: string): Result<unknown, BookFileProblem> {
  try {
    return success(JSON.parse(text));
  } catch {
    return failed({ reason: 'notJson' });
  }
}
