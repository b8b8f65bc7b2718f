import type { Locator } from '@playwright/test';
import { boxOf } from './support/boxes';
import { continueInBrowser } from './support/continueInBrowser';
import { unbidFixedPrice } from './support/english';
import { expect, quietMarket, test } from './support/test';

test.use({ backend: 'http', marketOptions: { ...quietMarket, offers: 600 } });

/** Presses `opener` twice at one spot. The button that spends appears elsewhere and is not pressed. */
async function pressTwice(opener: Locator, spends: Locator): Promise<void> {
  const page = opener.page();
  await opener.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(opener);
  await opener.click();
  await expect(spends).toBeVisible();
  // The button ignores presses for a moment after it appears.
  await expect(spends).toBeEnabled();
  const button = await boxOf(spends);
  await page.mouse.click(x + width / 2, y + height / 2);
  const isApart =
    button.x >= x + width || button.x + button.width <= x || button.y >= y + height || button.y + button.height <= y;
  expect(isApart).toBe(true);
}

const writes = (requests: readonly { readonly method: string; readonly path: string }[]) =>
  requests.filter(({ method, path }) => method !== 'GET' && /bets|buy_now|invoices|transports/.test(path));

test('two presses at one spot spend nothing', async ({ page, browse, standIn }) => {
  await page.setViewportSize({ width: 1024, height: 844 });
  await browse.open('?buyNow=yes');
  await continueInBrowser(page);
  const { tile: row } = await browse.firstTile(unbidFixedPrice);
  await row.getByRole('button', { name: 'Details' }).click();
  await pressTwice(row.getByRole('button', { name: 'Buy now' }), row.getByRole('button', { name: /^Buy for/ }));
  const bid = row.getByRole('button', { name: 'Place bid' });
  await pressTwice(row.getByRole('button', { name: 'Place a different offer' }), bid);
  await row.getByRole('textbox', { name: 'Your offer' }).fill('900000');
  await pressTwice(bid, row.getByRole('button', { name: /^Yes, bid/ }));

  await page.goto('/purchasing/realization');
  await continueInBrowser(page);
  const rows = page.getByRole('region', { name: 'In realization', exact: true }).getByRole('article');
  await expect(rows.first()).toBeVisible();
  for (const each of await rows.all()) await each.getByRole('button', { name: 'Details' }).click();
  const transportable = rows.filter({ has: page.getByRole('button', { name: 'Order transport' }) });
  const deal = page.locator(`article[data-offer="${await transportable.first().getAttribute('data-offer')}"]`);
  await pressTwice(
    deal.getByRole('button', { name: 'Confirm pickup' }),
    deal.getByRole('button', { name: 'Yes, picked up' }),
  );
  await page.keyboard.press('Escape');
  const order = deal.getByRole('button', { name: 'Yes, order transport' });
  await pressTwice(deal.getByRole('button', { name: 'Order transport', exact: true }), order);

  await page.goto('/purchasing/my-bets');
  await continueInBrowser(page);
  await page.getByRole('button', { name: 'Raise several' }).click();
  await page.getByRole('checkbox', { name: 'Raise' }).first().check();
  await pressTwice(
    page.getByRole('button', { name: 'Review 1 raise' }),
    page.getByRole('dialog', { name: 'Raises' }).getByRole('button', { name: 'Place 1 bid' }),
  );
  expect(writes(standIn.requests)).toEqual([]);
});
