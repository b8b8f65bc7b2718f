import { type AsyncZippable, type FlateCallback, zipSync } from 'fflate';

export * from 'fflate';

/**
 * Replaces the function of the same name for write-excel-file. That one starts a worker from a `blob:` address for larger
 * files, which the Content-Security-Policy forbids.
 */
export function zip(files: AsyncZippable, done: FlateCallback): void {
  done(null, zipSync(files));
}
