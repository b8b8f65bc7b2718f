import { boxOf } from './support/boxes';
import { english as t } from './support/english';
import { overlaps } from './support/overlaps';
import { expect, quietMarket, test } from './support/test';
import { textsOf } from './support/textsOf';
import { visit } from './support/visit';

const german = textsOf('de');

test.use({ viewport: { width: 868, height: 900 } });

// Only a browser has a width.
test(
  'a narrow window offers the native app for the same place until the dealer declines',
  { tag: '@main' },
  async ({ page }) => {
    const offer = page.getByRole('dialog', { name: t('navigationNativeApp:title') });
    const liked = page.getByRole('region', { name: 'Liked offers' }).getByRole('article').first();
    await page.goto('/browsing/liked');
    await expect(liked).toBeVisible();
    await expect(offer).toHaveCount(0);
    await page.setViewportSize({ width: 867, height: 900 });
    await expect(offer).toBeVisible();
    await page.setViewportSize({ width: 868, height: 900 });
    await expect(offer).toHaveCount(0);
    await liked.getByRole('button', { name: 'Details' }).click();
    await page.setViewportSize({ width: 867, height: 900 });
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
  },
);

test.describe('on a touch screen', () => {
  test.use({
    isMobile: true,
    hasTouch: true,
    viewport: { width: 360, height: 740 },
    signedIn: 'seller',
    locale: 'de-DE',
    marketOptions: { ...quietMarket, language: 'de' },
  });

  // Only a browser has sizes and the focus.
  test('the app fits a phone', { tag: '@main' }, async ({ page, standIn }) => {
    // The native app is not offered.
    await page.addInitScript(() => sessionStorage.setItem('browserChosen', 'yes'));
    await page.goto('/browsing/browse');

    await test.step('has two lines of controls above the offers, and what has the focus in them is whole', async () => {
      const toolbar = page.getByRole('toolbar', { name: german('offers:toolbar.label') });
      expect((await boxOf(toolbar)).height).toBeLessThanOrEqual(92);
      await expect(toolbar.getByRole('button', { name: german('offers:toolbar.filters') })).toBeInViewport({
        ratio: 1,
      });
      await expect(toolbar.getByRole('combobox')).toBeInViewport({ ratio: 1 });
      // Only by keyboard, what has the focus is scrolled into sight.
      await page.keyboard.press('Tab');
      for (const name of ['refresh', 'table', 'buyNowOnly'] as const) {
        const control = toolbar.getByRole('button', { name: german(`offers:toolbar.${name}`) });
        await control.focus();
        await expect(control).toBeInViewport({ ratio: 1 });
      }
    });

    await test.step('has five tabs with whole words at its foot, and the rest of the menu opens above it', async () => {
      const menu = page.getByRole('navigation', { name: german('navigation:mainMenu') });
      const names = (['search', 'bets', 'deals', 'messages', 'more'] as const).map(name =>
        german(`navigation:tabs.${name}`),
      );
      for (const name of names) {
        const word = menu.getByText(name, { exact: true });
        const { x, width } = await boxOf(word);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(360);
        expect(await word.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      }
      const more = menu.getByRole('button', { name: german('navigation:tabs.more') });
      const foot = await boxOf(more);
      expect(foot.y + foot.height).toBe(740);
      await more.click();
      const home = await boxOf(menu.getByRole('link', { name: german('navigation:home') }));
      expect(home.y + home.height).toBeLessThan(foot.y);
      expect(await boxOf(more)).toEqual(foot);
      await more.click();
    });

    await test.step('leads from the foot of an opened offer to the field of the bid', async () => {
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
      const sheet = page.getByRole('dialog');
      const bid = sheet.locator('[data-foot-bar]').getByRole('button', { name: german('offersDetails:bid') });
      await expect(bid).toBeInViewport();
      await bid.click();
      const field = sheet.getByRole('textbox', { name: german('bidding:yourOffer') });
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport();
      const [typed, foot] = [await boxOf(field), await boxOf(bid)];
      expect(typed.y + typed.height).toBeLessThan(foot.y);
      expect(standIn.requests.filter(({ path }) => path === '/api/v2/bets')).toEqual([]);
      await page.goBack();
      await expect(sheet).toHaveCount(0);
    });

    await test.step('shows each list as rows of two lines below a head of one, and a page without a tab is in More', async () => {
      const menu = page.getByRole('navigation', { name: german('navigation:mainMenu') });
      const colourOf = (name: 'search' | 'deals' | 'more') =>
        menu
          .getByText(german(`navigation:tabs.${name}`), { exact: true })
          .evaluate(word => getComputedStyle(word).color);
      for (const [path, isTab] of [
        ['/purchasing/realization', true],
        ['/browsing/liked', false],
        ['/archived-on-platform', false],
      ] as const) {
        await visit(page, path);
        expect((await boxOf(page.locator('main header'))).height, path).toBeLessThanOrEqual(48);
        const row = page.locator('[role="row"][data-offer]').first();
        await expect(row).toBeVisible();
        const number = row.getByText(await row.getAttribute('data-offer').then(id => id!), { exact: true });
        const [whole, name, second] = [
          await boxOf(row),
          await boxOf(row.getByRole('link').first()),
          await boxOf(number),
        ];
        expect([whole.height, second.y >= name.y + name.height - 4], path).toEqual([56, true]);
        expect((await colourOf('more')) === (await colourOf('search')), path).toBe(isTab);
      }
    });

    await test.step('shows the text of every field with 16 px, so that the browser does not zoom into it', async () => {
      for (const path of ['/settings/trading', '/settings/profile', '/selling/clients/create']) {
        await visit(page, path);
        const fields = page.locator('input, select, textarea');
        await expect(fields.first()).toBeAttached();
        // A field that is replaced meanwhile has no size.
        const sizes = await fields.evaluateAll(all =>
          all.filter(({ isConnected }) => isConnected).map(field => getComputedStyle(field).fontSize),
        );
        expect(new Set(sizes)).toEqual(new Set(['16px']));
      }
    });

    await test.step('has no text over another at 400 % zoom', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      await visit(page, '/purchasing/realization');
      await expect(
        page
          .getByRole('row')
          .filter({ has: page.getByRole('link') })
          .first(),
      ).toBeVisible();
      await expect.poll(() => overlaps(page)).toEqual([]);
    });
  });
});
