import * as v from 'valibot';
import { BOOK_FORMAT, BOOK_VERSION, type BookFileProblem, type ReadBook } from '../../domain/book/BookFile';
import type { BookCollection, BookRecord } from '../../domain/book/BookRecord';
import { completeValue } from '../../domain/book/completeValue';
import { bookCollections, contentsOf } from '../../domain/book/Keeping';
import { isInstant } from '../../domain/shared/Instant';
import { failed, type Result, success } from '../../domain/shared/Result';
import { bookSchemas } from './bookSchemas';

const bookFile = v.object({
  exportedAt: v.custom<number>(isInstant),
  dealer: v.optional(v.unknown()),
  records: v.custom<object>(value => typeof value === 'object' && value !== null && !Array.isArray(value)),
});

const heading = v.object({
  format: v.literal(BOOK_FORMAT),
  version: v.custom<number>(version => Number.isSafeInteger(version) && Number(version) >= 0),
});

/**
 * Reads a file and checks each record, because the file may be edited or from another version of the app. What a record lacks
 * gets its default, and a record that cannot be read is left out.
 */
export function readBookFile(text: string): Result<ReadBook, BookFileProblem> {
  const json = fromJson(text);
  if (!json.ok) return json;
  const head = v.safeParse(heading, json.value);
  if (!head.success) return failed({ reason: 'notABook' });
  if (head.output.version > BOOK_VERSION) return failed({ reason: 'newerVersion' });
  const file = v.safeParse(bookFile, json.value);
  if (!file.success) return failed({ reason: 'notABook' });
  const { records, dealer, exportedAt } = file.output;
  const read = new Map<string, readonly BookRecord<unknown>[]>();
  let unreadable = 0;
  for (const [collection, list] of Object.entries(records)) {
    const stored: readonly unknown[] = Array.isArray(list) ? list : [list];
    const readable = isKnown(collection) ? stored.flatMap(record => readRecord(collection, record)) : [];
    read.set(collection, readable);
    unreadable += stored.length - readable.length;
  }
  return success({
    exportedAt,
    dealer: typeof dealer === 'string' ? dealer : null,
    records: contentsOf(name => read.get(name) ?? []),
    unreadable,
  });
}

const bookRecord = v.object({ key: v.string(), changedAt: v.custom<number>(isInstant), value: v.unknown() });

function readRecord(collection: BookCollection, json: unknown): readonly BookRecord<unknown>[] {
  const record = v.safeParse(bookRecord, json);
  if (!record.success) return [];
  const value = v.safeParse(bookSchemas[collection], completeValue(collection, record.output.value));
  return value.success ? [{ ...record.output, value: value.output }] : [];
}

const isKnown = (collection: string): collection is BookCollection => bookCollections.some(name => name === collection);

function fromJson(text: string): Result<unknown, BookFileProblem> {
  try {
    return success(JSON.parse(text));
  } catch {
    return failed({ reason: 'notJson' });
  }
}
