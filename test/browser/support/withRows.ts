import type { Page } from '@playwright/test';

/** Keys of an offer row in the spelling of the wire. */
export type RowChange = Readonly<Record<string, unknown>>;

const OFFERS = /\/api\/v2\/(archive_)?offers\/[a-z_]+(\?|$)/;

/** Changes the first offers of a list in the answers for it, and in every other list that contains them. */
export async function withRows(page: Page, call: RegExp, list: string, changes: readonly RowChange[]): Promise<void> {
  const changed = new Map<unknown, RowChange>();
  await page.route(OFFERS, async route => {
    if (route.request().method() !== 'GET') return route.fallback();
    // The server may close a connection at the moment in which it is used again.
    const response = await route.fetch({ maxRetries: 2 });
    const text = await response.text().catch(() => null);
    // The page was closed while it still fetched an invisible list.
    if (text === null) return;
    const answer = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (changed.size === 0 && call.test(route.request().url())) {
      const rows = answer[list] as readonly RowChange[];
      changes.forEach((change, index) => changed.set(rows[index]?.id, change));
    }
    const told = Object.entries(answer).map(([key, value]) => [key, Array.isArray(value) ? value.map(tell) : value]);
    await route.fulfill({ response, json: Object.fromEntries(told) as object });
  });

  const tell = (row: unknown): unknown =>
    typeof row === 'object' && row !== null && 'id' in row ? { ...row, ...changed.get(row.id) } : row;
}
