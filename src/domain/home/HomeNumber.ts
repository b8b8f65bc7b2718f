/** A number of the home screen, and where it comes from. */
export type HomeNumber =
  | { readonly state: 'unknown'; readonly reason: 'notLoaded' | 'unreadable' }
  /** The server counted it. */
  | { readonly state: 'received'; readonly count: number }
  /** Counted in `held` of `total` rows. A lower bound if not all of them are held, unless the others add nothing to it. */
  | {
      readonly state: 'counted';
      readonly count: number;
      readonly held: number;
      /** Null if it is not known. */
      readonly total: number | null;
      readonly isExact?: boolean;
    };

/** Counts the held rows that fit. A row whose data is not loaded does not count. */
export function countFitting<Row>(
  rows: readonly (Row | undefined)[],
  total: number | null,
  fits: (row: Row) => boolean,
): HomeNumber & { readonly state: 'counted' } {
  const count = rows.filter(row => row !== undefined && fits(row)).length;
  return { state: 'counted', count, held: rows.length, total: total === null ? null : Math.max(total, rows.length) };
}

/** Whether rows that are not held may add to the number. */
export const isLowerBound = (number: HomeNumber): boolean =>
  number.state === 'counted' && !number.isExact && (number.total === null || number.held < number.total);

/** '12', '12+' if there may be more, or '–' if it is not known. */
export function homeNumberText(number: HomeNumber): string {
  if (number.state === 'unknown') return '–';
  return `${number.count}${isLowerBound(number) ? '+' : ''}`;
}
