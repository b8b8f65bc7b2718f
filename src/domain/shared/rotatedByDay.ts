import { DAY, type Instant } from './Instant';

/** A prime number above the number of rows, so that any number of rows has each of them first on one of as many days. */
const STRIDE = 104_729;

/** The same rows, from another one on each day. Short visits, which come to the first rows only, see all of them in time. */
export function rotatedByDay<Row>(rows: readonly Row[], now: Instant): readonly Row[] {
  const from = (Math.floor(now / DAY) * STRIDE) % Math.max(1, rows.length);
  return [...rows.slice(from), ...rows.slice(0, from)];
}
