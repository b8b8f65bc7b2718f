import { axeFindings } from './support/axeFindings';
import { expect, test } from './support/test';
import { withRows } from './support/withRows';

test('the landing screen shows a row per line and leads on', async ({ page, browse }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  const tile = page.getByRole('region', { name: 'Motorbikes' }).getByRole('article').first();
  await expect(tile).toBeVisible();
  const headings = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Motorbikes', 'Campers', 'Agricultural machines']);

  await page.getByRole('tab', { name: 'Campers' }).click();
  await expect(page).toHaveURL('/campers');
  await expect(headings).toHaveText(['Campers', 'Motorbikes', 'Agricultural machines']);
  await expect(page.getByRole('tab', { name: 'Campers' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');

  await tile.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/browsing\/offer\//);
  await expect(browse.sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/campers');
  await expect(tile).toBeFocused();

  await page.getByRole('button', { name: 'Just sold' }).click();
  await expect(page).toHaveURL('/archived-on-platform');
  await page.goBack();
  await page.getByRole('main').getByRole('button', { name: 'Buy now only' }).first().click();
  await expect(page).toHaveURL('/browsing/browse?buyNow=yes');
  await expect(browse.tool('Buy now only')).toHaveAttribute('aria-pressed', 'true');
  await expect(browse.tiles.first()).toBeVisible();
});

test.describe('a tile', () => {
  test.use({ backend: 'http' });

  for (const [width, columns] of [
    [1440, 2],
    [600, 2],
    [390, 1],
  ] as const) {
    test(`is one of ${columns} per row at ${width} px, 342 px high with a photo of 232 px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const row = page.getByRole('region', { name: 'Motorbikes' });
      const tile = row.getByRole('article').first();
      await expect(tile).toBeVisible();
      await expect(row.locator(`[data-columns="${columns}"]`)).toBeVisible();
      const box = await tile.boundingBox();
      expect(box?.height).toBe(342);
      expect(box?.width).toBeLessThanOrEqual(550);
      expect((await tile.locator('img').first().boundingBox())?.height).toBe(232);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }

  test('the landing screen is requested before the lists', async ({ page, standIn }) => {
    await page.goto('/');
    await expect(page.getByRole('tab', { name: 'Motorbikes' })).toBeVisible();
    await expect.poll(() => standIn.requests.some(({ path }) => path.endsWith('/sold'))).toBe(true);
    const asked = standIn.requests
      .map(({ path }) => path)
      .filter(path => /offers\/(home_screen|browse|liked)/.test(path));
    // The landing screen is requested again once the page is connected.
    expect([...new Set(asked)]).toEqual([
      '/api/v2/offers/home_screen',
      '/api/v2/offers/browse',
      '/api/v2/offers/liked',
    ]);
  });
});

test.describe('the bid display of a tile', () => {
  test.use({ backend: 'http' });

  const plain = { contract_status: null, highest_bet: 0, bets_count: 0, current_dealer_highest_bet: null };
  const auction = { ...plain, buy_now_price: 0, buy_now_contract: null };

  test('has a different colour for each standing', async ({ page }) => {
    const bids = { highest_bet: 5000, bets_count: 2 };
    await withRows(page, /\/home_screen/, 'motorbike_offers', [
      auction,
      { ...auction, ...bids },
      { ...auction, ...bids, current_dealer_highest_bet: 4000 },
      { ...auction, ...bids, current_dealer_highest_bet: 5000 },
    ]);
    await page.setViewportSize({ width: 2600, height: 900 });
    await page.goto('/');
    const prices = page.getByRole('region', { name: 'Motorbikes' }).locator('[data-standing]');
    await expect(prices.nth(3)).toHaveAttribute('data-standing', 'leading');
    const colours = await prices.evaluateAll(all =>
      all.slice(0, 4).map(price => getComputedStyle(price.firstElementChild!).color),
    );
    expect([...new Set(colours)]).toEqual(colours);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ backend: 'http', colorScheme });

    test('axe finds nothing on the landing screens', async ({ page }) => {
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(width === 360 ? '/agricultural-machines' : '/');
        await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
      }
    });
  });
}
