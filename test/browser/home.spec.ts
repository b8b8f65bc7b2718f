import { axeFindings } from './support/axeFindings';
import { boxOf } from './support/boxes';
import { fullIf } from './support/fullIf';
import { expect, test } from './support/test';

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

  test('is 342 px high with a photo of 232 px, two per row and one on a phone', async ({ page }) => {
    await page.goto('/');
    for (const [width, columns] of [
      [1440, 2],
      [600, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const row = page.getByRole('region', { name: 'Motorbikes' });
      const tile = row.getByRole('article').first();
      await expect(row.locator(`[data-columns="${columns}"]`)).toBeVisible();
      const box = await boxOf(tile);
      expect(box.height).toBe(342);
      expect(box.width).toBeLessThanOrEqual(550);
      expect((await boxOf(tile.locator('img').first())).height).toBe(232);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });

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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, fullIf(colorScheme === 'dark'), () => {
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
