import type { Page } from '@playwright/test';

/** Keys of an offer's row as the wire spells them. */
export type RowChange = Readonly<Record<string, unknown>>;

interface Rows {
  readonly [list: string]: unknown;
}

/** The first rows of the answer are told with these changes; the answer is the server's own in all else. */
export async function withRows(page: Page, call: RegExp, list: string, changes: readonly RowChange[]): Promise<void> {
  await page.route(call, async route => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as Rows;
    const rows = answer[list] as readonly RowChange[];
    const told = rows.map((row, index) => ({ ...row, ...changes[index] }));
    await route.fulfill({ response, json: { ...answer, [list]: told } });
  });
}
