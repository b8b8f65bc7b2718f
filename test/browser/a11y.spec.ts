import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { english as t, unbidFixedPrice } from './support/english';
import { accountOf, backends } from './support/Market';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

/** Everything that axe knows, not only what it calls serious. */
async function nothingFound(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect.soft(found, screen).toEqual([]);
}

for (const backend of backends) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of sizes) {
      test.describe(`${backend}, ${colorScheme}, ${viewport.width} px`, () => {
        test.use({ backend, colorScheme, viewport, signedIn: null });

        test('axe finds nothing on any screen of the main job', async ({ page, market, browse }) => {
          await page.goto('/browsing/browse');
          await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
          await nothingFound(page, 'sign-in');

          await signIn(page, accountOf(market, 'buyer'));
          const { tile } = await browse.firstTile(unbidFixedPrice);
          await tile.getByRole('button', { name: 'Details' }).click();
          await expect(tile.getByRole('button', { name: 'Buy now' })).toBeVisible();
          await nothingFound(page, 'browse, with an expanded tile');

          await browse.tool('Filters').click();
          await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Country' })).toBeVisible();
          await nothingFound(page, 'filter drawer');
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);

          await tile.getByRole('link', { name: 'Open offer' }).click();
          await expect(browse.sheet.getByRole('region', { name: 'Vehicle data' })).toBeVisible();
          await nothingFound(page, 'offer over the list');
          await page.reload();
          await expect(page.getByRole('region', { name: 'Vehicle data' })).toBeVisible();

          await page.goto('/browsing/liked');
          await expect(page.getByRole('region', { name: 'Liked offers' }).getByRole('article').first()).toBeVisible();
          await nothingFound(page, 'liked');

          await page.goto('/no-such-page');
          await expect(page.getByRole('heading', { name: t('shared:notFound') })).toBeVisible();
          await nothingFound(page, '404');
        });
      });
    }
  }
}
