import { axeFindings } from './support/axeFindings';
import { continueInBrowser } from './support/continueInBrowser';
import { english as t, unbidAuction, unbidFixedPrice } from './support/english';
import { looks } from './support/looks';
import { openKeySheet } from './support/openKeySheet';
import { expect, test } from './support/test';
import { textsOf } from './support/textsOf';

for (const { colorScheme, viewport, details } of looks) {
  test.describe(`axe finds nothing, ${colorScheme}, ${viewport.width} px`, details, () => {
    test.use({ backend: 'http', colorScheme, viewport });

    test('in the list of offers and in the filter drawer', async ({ page, browse }) => {
      await browse.open();
      await continueInBrowser(page);
      const { tile: fixed } = await browse.firstTile(unbidFixedPrice);
      await fixed.getByRole('button', { name: 'Details' }).click();
      await expect(fixed.getByRole('button', { name: 'Buy now' })).toBeVisible();
      const { tile: auction } = await browse.firstTile(unbidAuction);
      await auction.getByRole('button', { name: 'Details' }).click();
      await auction.getByRole('textbox', { name: 'Your offer' }).fill('1');
      await expect(auction.getByText(t('bidding:offerTooLow', { minimum: '50 €' }))).toBeVisible();
      expect.soft(await axeFindings(page), 'tiles expanded, one with a bid that is too low').toEqual([]);

      await browse.tool('Filters').click();
      await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Country' })).toBeFocused();
      expect(await axeFindings(page)).toEqual([]);
    });

    test('on an offer, among the liked offers and the invoices, and on an unknown page', async ({ page, browse }) => {
      await browse.open();
      await continueInBrowser(page);
      const sheet = await openKeySheet(page);
      await sheet.getByRole('button', { name: 'Close' }).click();
      await expect(sheet).toHaveCount(0);
      await browse.tiles.first().getByRole('link', { name: 'Open offer' }).click();
      await expect(browse.sheet.getByRole('region', { name: 'Vehicle data' })).toBeVisible();
      expect.soft(await axeFindings(page), 'offer over the list').toEqual([]);

      await page.goto('/browsing/liked');
      await expect(page.getByRole('region', { name: 'Liked offers' }).getByRole('article').first()).toBeVisible();
      expect.soft(await axeFindings(page), 'liked offers').toEqual([]);

      await page.goto('/purchasing/invoices');
      await expect(page.getByRole('region', { name: 'Invoices' }).getByRole('listitem').first()).toBeVisible();
      expect.soft(await axeFindings(page), 'invoices').toEqual([]);

      await page.goto('/no-such-page');
      await expect(page.getByRole('heading', { name: t('shared:notFound') })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    test('in the settings', async ({ page }) => {
      await page.goto('/settings/profile');
      await continueInBrowser(page);
      await page.getByRole('textbox', { name: 'Place' }).fill('Kiel');
      await expect(page.getByText(t('settings:unsaved'))).toBeVisible();
      expect.soft(await axeFindings(page), 'profile').toEqual([]);
      await page.getByRole('link', { name: 'Search' }).click();
      await expect(page.getByRole('heading', { name: t('settings:leave.title') })).toBeVisible();
      expect.soft(await axeFindings(page), 'leaving the profile').toEqual([]);
      await page.getByRole('button', { name: t('settings:leave.go') }).click();

      await page.goto('/settings/language');
      await page.getByRole('radio', { name: 'English' }).press('ArrowUp');
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
      expect.soft(await axeFindings(page), 'language').toEqual([]);

      await page.goto('/settings/password');
      const pl = textsOf('pl');
      await page.getByLabel(pl('sessionPasswords:new'), { exact: true }).fill('abc');
      await page.getByRole('button', { name: pl('sessionPasswords:save') }).click();
      await expect(page.getByText(pl('sessionPasswords:problem.requirementsNotMet'))).toBeVisible();
      expect(await axeFindings(page), 'password').toEqual([]);
    });

    test('on the two password pages and on the offer of the native app', async ({ page, watch }) => {
      watch.expects(/422/);
      await page.goto('/reset-password');
      await page.getByRole('textbox', { name: 'Email' }).fill('nobody@paddock.example');
      await page.getByRole('button', { name: t('sessionPasswords:reset.send') }).click();
      await expect(page.getByText(t('sessionPasswords:reset.emailInvalid'))).toBeVisible();
      expect.soft(await axeFindings(page), 'reset').toEqual([]);
      await page.goto('/new-password/some-token');
      await expect(page.getByLabel(t('sessionPasswords:repeat'))).toBeVisible();
      expect.soft(await axeFindings(page), 'new password').toEqual([]);
      if (viewport.width >= 868) return;
      await page.goto('/browsing/liked');
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Open in the app' })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    // The sign-in screen of the demo has more on it.
    test.describe('demo', () => {
      test.use({ backend: 'demo', signedIn: null });

      test('on the sign-in screen', async ({ page }) => {
        await page.goto('/browsing/browse');
        await continueInBrowser(page);
        await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
      });
    });
  });
}

test.describe('in the demo with its drawn map', () => {
  test.use({ backend: 'demo' });

  test('axe finds nothing on an offer opened by its address', async ({ page, browse }) => {
    await browse.open();
    const { number } = await browse.firstTile();
    await page.goto(`/browsing/offer/${number}`);
    await expect(page.getByRole('region', { name: 'Location' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
});
