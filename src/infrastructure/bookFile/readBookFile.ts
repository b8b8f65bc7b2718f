import * as v from 'valibot';
import { BOOK_FORMAT, BOOK_VERSION, type BookFile, type BookFileProblem } from '../../domain/book/BookFile';
import type { BookCollection, BookRecord } from '../../domain/book/BookRecord';
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

/** Reads a file and checks each record, because the file may be cut, edited or from another app. */
export function readBookFile(text: string): Result<BookFile, BookFileProblem> {
  const json = fromJson(text);
  if (!json.ok) return json;
  const head = v.safeParse(heading, json.value);
  if (!head.success) return failed({ reason: 'notABook' });
  if (head.output.version > BOOK_VERSION) return failed({ reason: 'newerVersion' });
  const file = v.safeParse(bookFile, json.value);
  if (!file.success) return failed({ reason: 'notABook' });
  const { records, dealer, exportedAt } = file.output;
  const read = new Map<string, readonly BookRecord<unknown>[]>();
  for (const [collection, list] of Object.entries(records)) {
    const checked = readRecords(collection, list);
    if (!checked.ok) return checked;
    read.set(collection, checked.value);
  }
  return success({
    exportedAt,
    dealer: typeof dealer === 'string' ? dealer : null,
    records: contentsOf(name => read.get(name) ?? []),
  });
}

function readRecords(collection: string, list: unknown): Result<readonly BookRecord<unknown>[], BookFileProblem> {
  const broken = (index: number) => failed({ reason: 'brokenRecord', collection, index } as const);
  if (!isKnown(collection) || !Array.isArray(list)) return broken(0);
  const record = v.object({
    key: v.string(),
    changedAt: v.custom<number>(isInstant),
    value: bookSchemas[collection],
  });
  const read: BookRecord<unknown>[] = [];
  for (const [index, item] of list.entries()) {
    const parsed = v.safeParse(record, item);
    if (!parsed.success) return broken(index);
    read.push(parsed.output);
  }
  return success(read);
}

const isKnown = (collection: string): collection is BookCollection => bookCollections.some(name => name === collection);

function fromJson(text: string): Result<unknown, BookFileProblem> {
  try {
    return success(JSON.parse(text));
  } catch {
    return failed({ reason: 'notJson' });
  }
}
