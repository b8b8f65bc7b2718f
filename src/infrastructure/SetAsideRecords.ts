import * as v from 'valibot';
import type { Cancel } from '../application/ports/Clock';
import type { BookFailure } from '../application/ports/DealerBook';
import type { BookCollection, BookRecordOf } from '../domain/book/BookRecord';
import { completeValue } from '../domain/book/completeValue';
import { failed, type Result, success } from '../domain/shared/Result';
import { bookSchemas } from './bookFile/bookSchemas';

type Callback = (dealer: string, collection: BookCollection, key: string) => void;

/** The records that were found and cannot be read. */
export class SetAsideRecords {
  private readonly found = new Map<string, Parameters<Callback>>();
  private readonly callbacks = new Set<Callback>();

  /** The records that can be read. */
  without<Collection extends BookCollection>(
    dealer: string,
    collection: Collection,
    records: readonly BookRecordOf<Collection>[],
  ): readonly BookRecordOf<Collection>[] {
    return records.filter(({ key, value }) => isReadable(collection, value) || !this.setAside(dealer, collection, key));
  }

  /** Fails if there is a record and it cannot be read, because it must not count as none. */
  readable<Collection extends BookCollection>(
    dealer: string,
    collection: Collection,
    record: BookRecordOf<Collection> | undefined,
  ): Result<BookRecordOf<Collection> | undefined, BookFailure> {
    const isWhole = !record || this.without(dealer, collection, [record]).length > 0;
    return isWhole ? success(record) : failed({ reason: 'setAside' });
  }

  /** Called at once for those that were found before. */
  listen(callback: Callback): Cancel {
    for (const record of this.found.values()) callback(...record);
    this.callbacks.add(callback);
    return () => void this.callbacks.delete(callback);
  }

  private setAside(...record: Parameters<Callback>): true {
    const name = record.join(' ');
    if (!this.found.has(name)) {
      this.found.set(name, record);
      for (const callback of this.callbacks) callback(...record);
    }
    return true;
  }
}

/** Whether this version understands a stored value. What the value lacks has its default. */
const isReadable = (collection: BookCollection, value: unknown): boolean =>
  v.is(bookSchemas[collection], completeValue(collection, value));
