import { english as t } from './support/english';
import { expect, test } from './support/test';

test.use({ viewport: { width: 867, height: 900 } });

test('a narrow window offers the native app for the same place until the dealer declines', async ({ page }) => {
  await page.goto('/browsing/liked');
  const offer = page.getByRole('dialog', { name: t('navigationNativeApp:title') });
  await expect(offer.getByRole('link', { name: 'Open in the app' })).toHaveAttribute('href', 'paddock://liked');
  const stores = offer.locator('a[target=_blank]');
  await expect(stores).toHaveCount(2);
  expect(
    await stores.evaluateAll(links => links.map(link => [link.getAttribute('href'), link.getAttribute('rel')])),
  ).toEqual([
    ['https://play.example/paddock', 'noopener noreferrer'],
    ['https://apps.example/paddock', 'noopener noreferrer'],
  ]);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');

  await offer.getByRole('button', { name: 'Continue in the browser' }).click();
  await expect(offer).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Liked offers' }).getByRole('article').first()).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('the offer of the native app follows the width of the window', async ({ page, browse }) => {
  const offer = page.getByRole('dialog', { name: t('navigationNativeApp:title') });
  await page.setViewportSize({ width: 868, height: 900 });
  await browse.open();
  await expect(offer).toHaveCount(0);
  await page.setViewportSize({ width: 867, height: 900 });
  await expect(offer.getByRole('link', { name: 'Open in the app' })).toHaveAttribute('href', 'paddock://browse');
  await page.setViewportSize({ width: 868, height: 900 });
  await expect(offer).toHaveCount(0);
  await browse.tool('Refresh').click();
});

test.describe('on a touch screen', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 }, signedIn: 'seller' });

  test('the text of every field has 16 px, so that the browser does not zoom into it', async ({ page }) => {
    for (const path of ['/settings/trading', '/settings/profile', '/selling/clients/create']) {
      await page.goto(path);
      const fields = page.locator('input, select, textarea');
      await expect(fields.first()).toBeAttached();
      const sizes = await fields.evaluateAll(all => all.map(field => getComputedStyle(field).fontSize));
      expect(new Set(sizes)).toEqual(new Set(['16px']));
    }
  });
});
