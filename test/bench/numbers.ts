export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Zero for an empty list. */
export const worst = (values: readonly number[]): number => Math.max(0, ...values);

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The values of single runs. Their median is the figure. */
export interface Measured<Value> {
  /** What is measured beside the builds, such as the same work by hand; empty if there is none. */
  readonly control: readonly Value[];
  /** The build of BENCH_AGAINST; empty without one. */
  readonly before: readonly Value[];
  readonly after: readonly Value[];
}

/** One value of each run. */
export const each = <Run, Value>(runs: Measured<Run>, valueOf: (run: Run) => Value): Measured<Value> => ({
  control: runs.control.map(valueOf),
  before: runs.before.map(valueOf),
  after: runs.after.map(valueOf),
});
