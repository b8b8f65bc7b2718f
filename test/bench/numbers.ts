export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Zero for an empty list. */
export const worst = (values: readonly number[]): number => Math.max(0, ...values);

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Rounds the details of a figure to three decimals. */
export const rounded = (values: readonly number[]): number[] => values.map(value => Math.round(value * 1000) / 1000);

export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

/** The number of measurements of each value; the figure is their median. */
export const RUNS = Number(process.env.BENCH_RUNS ?? 3);
