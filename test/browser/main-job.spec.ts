import type { BrowserContext } from '@playwright/test';
import { rowsIn } from './support/arrivedDeal';
import { bidByOthers, english as t, unbidAuction, unbidFixedPrice } from './support/english';
import { accountOf } from './support/Market';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';
import { buyNow } from './support/twoStepPresses';

/** Everything that the page keeps across a reload, as text. */
const kept = async (context: BrowserContext) => JSON.stringify(await context.storageState({ indexedDB: true }));

test.use({ signedIn: null });

// The main flow.
test(
  'a dealer can sign in, filter, like, bid, buy, reload and sign out, which leaves nothing in the local storage',
  { tag: '@main' },
  async ({ page, context, market, browse }) => {
    await page.goto('/browsing/browse');
    await signIn(page, accountOf(market, 'buyer'));
    await browse.tool('Motorbikes').click();
    await expect(page).toHaveURL('/browsing/browse?type=Motorbike');
    await expect(browse.tiles.first()).toBeVisible();

    const liked = await browse.firstTile(unbidAuction);
    await liked.tile.getByRole('button', { name: 'Like', pressed: false }).click();
    await expect(liked.tile.getByRole('button', { name: 'Like', pressed: true })).toBeVisible();

    await liked.tile.getByRole('link', { name: 'Open offer' }).click();
    const price = browse.sheet.getByRole('region', { name: 'Price' });
    await price.getByRole('textbox', { name: 'Your offer' }).fill('3100');
    await price.getByRole('button', { name: 'Place bid' }).click();
    await expect(price.getByText(t('bidding:thankYou.bid'))).toBeVisible();
    await page.goBack();
    await expect(liked.tile.getByText(t('offers:standing.leading')).first()).toBeVisible();

    const bought = await browse.firstTile(unbidFixedPrice);
    await bought.tile.getByRole('button', { name: 'Details' }).click();
    await buyNow(bought.tile);
    await expect(bought.tile.getByText(t('bidding:thankYou.buyNow'))).toBeVisible();

    const typed = await browse.firstTile(bidByOthers);
    await typed.tile.getByRole('button', { name: 'Details' }).click();
    await typed.tile.getByRole('textbox', { name: 'Your offer' }).fill('7777');
    await expect.poll(() => kept(context)).toContain('777700');

    await page.getByRole('button', { name: t('navigation:dark') }).click();
    await page.reload();
    await expect(page).toHaveURL('/browsing/browse?type=Motorbike');
    await expect(browse.tool('Motorbikes')).toHaveAttribute('aria-pressed', 'true');
    await expect(liked.tile.getByRole('button', { name: 'Like', pressed: true })).toBeVisible();
    await expect(liked.tile.getByText(t('offers:standing.leading')).first()).toBeVisible();
    await expect(bought.tile).toHaveCount(0);
    await expect(typed.tile.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-expanded', 'true');
    await expect(typed.tile.getByRole('textbox', { name: 'Your offer' })).toHaveValue(/^7\s777$/);
    await page.getByRole('link', { name: 'In realization' }).click();
    await expect(rowsIn(page, 'In realization').filter({ hasText: bought.number })).toBeVisible();

    await page.getByRole('navigation').getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    // Signing out reloads the page, during which a page cannot be evaluated.
    await expect(async () => {
      expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
    }).toPass();
  },
);
