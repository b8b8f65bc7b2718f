import { expect, type TestInfo } from '@playwright/test';

/** A measurement and how it compares with its budget. */
export interface Figure {
  /** The number of the budget, from 1 to 17. */
  readonly budget: number;
  readonly what: string;
  readonly measured: string;
  readonly allowed: string;
  readonly isMet: boolean;
  /** The single runs behind the figure, and the values it was compared with. */
  readonly details: Readonly<Record<string, number | readonly number[]>>;
}

export const FIGURE = 'figure';
export const OVER_BUDGET = 'Over budget';

/** Passes the figure to the reporter; a missed budget fails the test, but does not end it. */
export async function record(testInfo: TestInfo, figure: Figure): Promise<void> {
  await testInfo.attach(FIGURE, { body: JSON.stringify(figure), contentType: 'application/json' });
  expect.soft(figure.isMet, `${OVER_BUDGET}: ${figure.what}, ${figure.measured}`).toBe(true);
}
