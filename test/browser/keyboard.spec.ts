import type { Locator } from '@playwright/test';
import { rowAndPanel, rowsIn } from './support/arrivedDeal';
import { english as e, unbidAuction, unbidFixedPrice } from './support/english';
import { openInvoice } from './support/invoiceForm';
import { accountOf } from './support/Market';
import { filed, outbidden } from './support/rivals';
import { tabTo } from './support/tabTo';
import { expect, quietMarket, test } from './support/test';
import { textsOf } from './support/textsOf';
import { visit } from './support/visit';

const t = textsOf('de');

test.use({ backend: 'http', locale: 'de-DE', marketOptions: { ...quietMarket, language: 'de' } });

test.describe('in English', () => {
  test.use({ locale: 'en-GB', marketOptions: quietMarket });

  test('the commands open on a Cyrillic layout while the list is still loading, give the focus back to a field, and lead to a screen without a mouse', async ({
    page,
    browse,
  }) => {
    const { keyboard } = page;
    const field = page.getByRole('combobox', { name: e('commands:field') });
    let answer = () => {};
    const answered = new Promise<void>(resolve => (answer = resolve));
    await page.route('**/api/v2/offers/browse*', async route => {
      await answered;
      await route.fallback();
    });
    await page.goto('/browsing/browse');
    await expect(page.getByRole('navigation', { name: e('navigation:mainMenu') })).toBeVisible();
    await page.evaluate(() => {
      const key = { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', key));
    });
    await expect(field).toBeFocused();
    answer();
    await keyboard.press('Escape');
    await expect(browse.tiles.first()).toBeVisible();

    const { number } = await browse.firstTile(unbidAuction);
    const tile = browse.tile(number);
    await tile.getByRole('button', { name: e('offers:details') }).click();
    const amount = tile.getByRole('textbox', { name: e('bidding:yourOffer') });
    await amount.fill('4251');
    await keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await keyboard.press('Escape');
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue(/^4\s251$/);

    await keyboard.press('Control+k');
    await keyboard.type('bidding');
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(
      e('navigation:auctionsMenu.myBets'),
    );
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/purchasing\/my-bets/);
    await expect(field).toHaveCount(0);
  });
});

test.describe('starting at the sign-in screen', () => {
  test.use({ signedIn: null });

  // Only a browser moves the focus, and presses each key with all that listens.
  test('the main job can be done in German without a mouse', { tag: '@main' }, async ({ page, market, standIn }) => {
    const { email, password } = accountOf(market, 'buyer');
    const { keyboard } = page;
    const tile = page.locator('article:focus');

    await page.goto('/browsing/browse');
    await expect(page.getByRole('textbox', { name: t('session:email') })).toBeFocused();
    await keyboard.type(email);
    await keyboard.press('Tab');
    await keyboard.type(password);
    await keyboard.press('Enter');
    await expect(page.getByRole('region', { name: t('offers:lists.browse') })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();

    await keyboard.press('/');
    const drawer = page.getByRole('dialog', { name: t('offersFilters:title') });
    await expect(drawer.locator(':focus')).toHaveCount(1);
    await tabTo(page.getByRole('combobox', { name: t('offersFilters:fields.vehicleType'), exact: true }));
    await keyboard.press('ArrowDown');
    await expect(page).toHaveURL('/browsing/browse?type=Motorbike');
    await keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('article').first()).toBeVisible();

    await keyboard.press('j');
    await expect(tile).toHaveCount(1);
    const first = await tile.getAttribute('data-offer');
    await keyboard.press('j');
    await expect(tile).not.toHaveAttribute('data-offer', first ?? '');
    await keyboard.press('k');
    await expect(tile).toHaveAttribute('data-offer', first ?? '');

    const likes = tile.getByRole('button', { name: t('offers:like') });
    const pressed = (await likes.getAttribute('aria-pressed')) === 'true';
    await keyboard.press('l');
    await expect(likes).toHaveAttribute('aria-pressed', String(!pressed));

    await keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await expect(page).toHaveURL(`/browsing/offer/${first}`);
    await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1);
    await keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(tile).toHaveAttribute('data-offer', first ?? '');

    await tabTo(page.getByRole('button', { name: new RegExp(`^${t('offers:details')}: `) }));
    await keyboard.press('Enter');
    await tabTo(page.getByRole('textbox', { name: t('bidding:yourOffer'), exact: true }));
    await keyboard.type('6050');
    await tabTo(page.getByRole('button', { name: new RegExp(t('bidding:placeBidOf', { amount: '6.050.€' })) }));
    await keyboard.press('Space');
    await expect(page.getByText(t('bidding:thankYou.bid'))).toBeVisible();
    expect(standIn.requests.filter(({ path }) => path === '/api/v2/bets')).toHaveLength(1);

    await tabTo(page.getByRole('button', { name: t('bidding:close'), exact: true }));
    await keyboard.press('Enter');
    await expect(page.getByText(t('bidding:thankYou.bid'))).toHaveCount(0);

    await test.step('no single shortcut key bids or buys', async () => {
      const spent = () => standIn.requests.filter(({ path }) => /bets|buy_now/.test(path)).length;
      const before = spent();
      const tiles = page.getByRole('region', { name: t('offers:lists.browse') }).getByRole('article');
      const buyable = tiles.filter({ hasText: t('offers:amount.buyNow') }).first();
      await buyable.getByRole('button', { name: t('offers:details') }).click();
      await expect(buyable.getByRole('button', { name: t('bidding:buyNow') })).toBeVisible();
      await buyable.focus();
      const keys = [...'abcdefghijklmnopqrstuvwxyz0123456789+-. ', 'Backspace', 'Delete', 'F2'];
      for (const key of keys) {
        await keyboard.press(key === ' ' ? 'Space' : key);
        // Some of the keys open a drawer or the key sheet.
        await keyboard.press('Escape');
        await buyable.focus();
      }
      await keyboard.press('Enter');
      // From here on, the keys belong to the key sheet.
      await expect(page.getByRole('dialog')).toBeFocused();
      await keyboard.press('Enter');
      await keyboard.press('Enter');
      await keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(spent()).toBe(before);
    });
  });
});

test.describe('in a list of deals', () => {
  test.use({ locale: 'en-GB', marketOptions: quietMarket });

  // The main flow of a deal. Only a browser moves the focus.
  test(
    'a complete deal can be done with the keyboard alone',
    { tag: '@main' },
    async ({ page, browse, market, standIn }) => {
      // The test sends hundreds of key presses one after the other.
      test.slow();
      const { keyboard } = page;
      const inRow = async (row: Locator, name: string | RegExp, key = 'Enter') => {
        await tabTo(row.getByRole('button', { name, exact: true }));
        await keyboard.press(key);
      };
      const followed = async (link: Locator, key = 'Tab') => {
        await tabTo(link, key);
        await keyboard.press('Enter');
      };
      await browse.open();
      const { number, tile } = await browse.firstTile(unbidFixedPrice);
      await tabTo(tile, 'j');
      const like = tile.getByRole('button', { name: 'Like' });
      if ((await like.getAttribute('aria-pressed')) === 'false') await keyboard.press('l');
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await inRow(tile, /^Details: /);
      await inRow(tile, 'Place a different offer');
      await expect(tile.getByRole('textbox', { name: 'Your offer' })).toBeFocused();
      await keyboard.type('500');
      await inRow(tile, 'Place bid 500\u00a0€', 'Space');
      await expect(tile.getByText(e('bidding:thankYou.bid'))).toBeVisible();
      await outbidden(page, market, number);
      await expect(tile.getByText(e('bidding:outbidSince'))).toBeVisible();
      await inRow(tile, 'Cancel');
      await inRow(tile, /^Details: /);
      await inRow(tile, 'Buy now');
      await tabTo(tile.getByRole('button', { name: /^Buy for \d/ }));
      await keyboard.press('Enter');
      await expect(tile.getByText(e('bidding:thankYou.buyNow'))).toBeVisible();
      await followed(tile.getByRole('link', { name: e('bidding:thankYou.toDeals') }));

      const deal = rowAndPanel(page, number);
      await inRow(deal, /^Details: /);
      await inRow(deal, 'Order transport');
      await expect(deal.getByRole('textbox', { name: e('deals:note') })).toBeFocused();
      await keyboard.type('Gate 3');
      await inRow(deal, 'Yes, order transport');
      await expect(deal.getByText(e('deals:thankYou.transport'))).toBeVisible();
      await tabTo(deal.getByRole('button', { name: 'Close' }).last());
      await keyboard.press('Enter');
      await expect(deal.getByRole('button', { name: 'Details' })).toBeFocused();
      await keyboard.press('Enter');
      await inRow(deal, 'Confirm pickup', 'Space');
      await inRow(deal, 'Yes, picked up', 'Space');
      await expect(deal.getByText(e('deals:thankYou.pickup'))).toBeVisible();
      await followed(deal.getByRole('link', { name: e('deals:toInvoices') }));
      const invoices = page.getByRole('table', { name: 'Invoices' }).locator('tbody').getByRole('row');
      await expect(invoices.filter({ hasText: number })).toBeVisible();

      filed(market, number);
      await followed(page.getByRole('navigation').getByRole('link', { name: /^Sold/ }), 'Shift+Tab');
      const sold = rowsIn(page, 'Sold');
      await tabTo(page.getByRole('button', { name: 'Refresh' }));
      await expect(async () => {
        await keyboard.press('Enter');
        await expect(sold.filter({ hasText: number })).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 30_000 });
      const sent = standIn.requests.filter(({ method }) => method !== 'GET').map(({ path }) => path);
      const calls = ['/api/v2/bets', '/api/v2/buy_now_contracts/accept', '/api/v2/transports', '/api/v2/invoices'];
      for (const call of calls) expect(sent.filter(path => path === call)).toHaveLength(1);
    },
  );
});

test.describe('a selling dealer', () => {
  test.use({ signedIn: 'seller', locale: 'en-GB', marketOptions: quietMarket });

  test('sees the same ring around a focused link after the style sheets of antd have loaded', async ({ page }) => {
    await page.goto('/selling/sell');
    await expect(page.getByRole('heading', { name: 'Sell Module' })).toBeVisible();
    const link = page.getByRole('navigation').getByRole('link', { name: e('navigation:home') });
    const ring = async () => {
      await tabTo(link);
      return link.evaluate(element => getComputedStyle(element).outline);
    };
    const before = await ring();
    expect(before).toContain('solid');
    await openInvoice(page, visit);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await ring()).toBe(before);
  });
});
