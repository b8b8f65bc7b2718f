import { use } from 'react';
import { PrintContext } from './PrintSheet';

/** The number of rows to show at once. All rows are printed. */
export const useRowsAtOnce = (perPage: number, count: number): number =>
  use(PrintContext) ? Math.max(1, count) : perPage;
