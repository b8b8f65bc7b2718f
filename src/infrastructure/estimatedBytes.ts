import type { BookRecord } from '../domain/book/BookRecord';

/** The number of records to look at. Reading all would take long. */
export const SAMPLE = 100;

/** The size of a collection as text, estimated from a sample of its records. */
export function estimatedBytes(sample: readonly BookRecord<unknown>[], count: number): number {
  if (sample.length === 0) return 0;
  return Math.round((sizeOf(sample) / sample.length) * count);
}

/** Photos are not written as text, in which a byte would have several characters. */
function sizeOf(sample: readonly BookRecord<unknown>[]): number {
  const bytes = sample.map(({ value }) => (value as { readonly bytes?: unknown } | null)?.bytes);
  if (!bytes.every(each => ArrayBuffer.isView(each))) return JSON.stringify(sample).length;
  return bytes.reduce((sum, { byteLength }) => sum + byteLength, 0);
}
