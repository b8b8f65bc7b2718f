import { expect, type TestInfo } from '@playwright/test';
import { type Measured, median } from './numbers';

export type Unit = 'ms' | 'ms, or none over 50' | '×' | '%' | 'KB' | 'MB' | '';

/** A number, or so many times the median of the control. */
type Limit = number | { readonly timesControl: number };

/** What was measured in one unit, and how it compares with its budget. */
export interface Figure {
  /** The number of the budget; null if there is only a limit that is wanted, or none. */
  readonly budget: number | null;
  readonly what: string;
  readonly runs: Measured<number>;
  readonly unit: Unit;
  readonly limit: Limit | null;
}

export const FIGURE = 'figure';
export const OVER_BUDGET = 'Over budget';

/** The largest value that meets the budget. */
export function largestAllowed({ limit, runs }: Figure): number {
  if (limit === null) return Infinity;
  if (typeof limit === 'number') return limit;
  return limit.timesControl * median(runs.control);
}

export const isMet = (figure: Figure): boolean => median(figure.runs.after) <= largestAllowed(figure);

/** Passes the figure to the reporter; a missed budget fails the test, but does not end it. */
export async function record(testInfo: TestInfo, figure: Figure): Promise<void> {
  await testInfo.attach(FIGURE, { body: JSON.stringify(figure), contentType: 'application/json' });
  expect.soft(isMet(figure), `${OVER_BUDGET}: ${figure.what}, ${figure.runs.after.join(' ')}`).toBe(true);
}
