import type { BookRecord } from '../domain/book/BookRecord';

/** The number of records to look at. Reading all would take long. */
export const SAMPLE = 100;

/** The size of a collection as text, estimated from a sample of its records. */
export function estimatedBytes(sample: readonly BookRecord<unknown>[], count: number): number {
  if (sample.length === 0) return 0;
  return Math.round((JSON.stringify(sample).length / sample.length) * count);
}
