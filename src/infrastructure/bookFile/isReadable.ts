import * as v from 'valibot';
import type { BookCollection } from '../../domain/book/BookRecord';
import { completeValue } from '../../domain/book/completeValue';
import { bookSchemas } from './bookSchemas';

/** Whether this version understands a stored value. What the value lacks has its default. */
export const isReadable = (collection: BookCollection, value: unknown): boolean =>
  v.is(bookSchemas[collection], completeValue(collection, value));
