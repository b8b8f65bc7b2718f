import { DAY, type Instant } from './Instant';

/**
 * The same rows, from another one on each day, `step` rows further. Who looks at the first `step` rows each morning has seen
 * all of them after some days.
 */
export function rotatedByDay<Row>(rows: readonly Row[], now: Instant, step: number): readonly Row[] {
  const from = (Math.floor(now / DAY) * step) % Math.max(1, rows.length);
  return [...rows.slice(from), ...rows.slice(0, from)];
}
