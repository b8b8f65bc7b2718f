import type { Page } from '@playwright/test';
import { english as t } from './support/english';
import { expect, quietMarket, test } from './support/test';

/** As from the keys of the browser. A4 is narrower than the windows for which the menu is open. */
const print = (page: Page) => page.pdf({ format: 'A4', preferCSSPageSize: true });

/** Shows what would be printed until the browser ends it. */
async function showPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

const sheet = (page: Page) => page.locator('[data-sheet]');

test.describe('a printed list of offers', () => {
  test.use({ marketOptions: { ...quietMarket, offers: 200 } });

  // Only a browser prints.
  test('has all loaded rows, and leaves the screen as it is each time', { tag: '@main' }, async ({ page, browse }) => {
    await browse.open();
    const { last } = await loadMore(page);
    // The sheet is loaded after the first screen.
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(sheet(page)).toHaveCount(1, { timeout: 200 });
    }).toPass();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    const look = () =>
      page.evaluate(() => ({
        scroll: [...document.querySelectorAll('[role=region]')].map(({ scrollTop }) => scrollTop),
        width: document.getElementById('content')!.clientWidth,
        tiles: document.querySelectorAll('article[data-offer]').length,
      }));
    // Rows near those in sight are rendered when the browser is idle.
    await expect(async () => {
      const earlier = await look();
      await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
      expect(await look()).toEqual(earlier);
    }).toPass();
    const before = await look();
    expect(before.scroll.some(top => top > 0)).toBe(true);
    for (const time of ['once', 'twice']) {
      await print(page);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await look(), time).toEqual(before);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await showPaper(page);
    await expect(page.locator('#root')).toBeHidden();
    await expect(sheet(page).getByText(/Rows: \d+ of 200/)).toBeVisible();
    await expect(sheet(page).getByRole('row').filter({ hasText: last })).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(sheet(page)).toHaveCount(0);
  });
});

/** Scrolls until a further page is loaded. Returns the number of an offer far below. */
async function loadMore(page: Page): Promise<{ readonly last: string }> {
  const area = page.getByRole('region', { name: t('offers:lists.browse') });
  await area.evaluate(element => element.scrollTo(0, element.scrollHeight));
  await page.waitForResponse(/page=2/).catch(() => {});
  const number = await area.locator('article[data-offer]').last().getAttribute('data-offer');
  return { last: number! };
}
