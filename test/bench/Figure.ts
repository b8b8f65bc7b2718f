import { expect, type TestInfo } from '@playwright/test';

/** What was measured for one budget, and how it stands to it. */
export interface Figure {
  /** Of the budget, from 1 to 12. */
  readonly budget: number;
  readonly what: string;
  readonly measured: string;
  readonly allowed: string;
  readonly isMet: boolean;
  /** The single runs behind the figure, and what it was compared with. */
  readonly details: Readonly<Record<string, number | readonly number[]>>;
}

export const FIGURE = 'figure';
export const OVER_BUDGET = 'Over budget';

/** Hands the figure to the reporter; a budget that is not met fails the test, and the test goes on. */
export async function record(testInfo: TestInfo, figure: Figure): Promise<void> {
  await testInfo.attach(FIGURE, { body: JSON.stringify(figure), contentType: 'application/json' });
  expect.soft(figure.isMet, `${OVER_BUDGET}: ${figure.what}, ${figure.measured}`).toBe(true);
}
