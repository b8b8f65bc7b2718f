import { boxOf } from './support/boxes';
import { expect, test } from './support/test';

// Only a browser has sizes and a history.
test('the landing screen shows the offers of each line and leads on', { tag: '@main' }, async ({ page, browse }) => {
  // The native app is not offered.
  await page.addInitScript(() => sessionStorage.setItem('browserChosen', 'yes'));
  await page.goto('/');

  await test.step('a tile is 342 px high with a photo of 232 px, container width / 550 per row, rounded up', async () => {
    for (const [width, columns] of [
      [2560, 5],
      [1920, 3],
      [1440, 3],
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
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a row per line leads on to an offer and to the lists, and Back returns', async () => {
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
});
