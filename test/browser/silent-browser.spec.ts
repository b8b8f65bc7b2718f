import type { BrowserContext, Page } from '@playwright/test';
import type { StandInBackend } from '../backend/StandInBackend';
import { english as t, unbidAuction } from './support/english';
import { expectReady } from './support/expectReady';
import { expect, test } from './support/test';

/** A page of the same origin that runs nothing of the app. */
async function foreignPage(context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.goto('/config.json');
  return other;
}

/** The bodies of the bids that were sent. */
const bidsOn = ({ requests }: StandInBackend) =>
  requests.filter(({ path }) => path === '/api/v2/bets').map(({ body }) => body);

// Only a browser has two tabs with one database, and locks.
test(
  'the list and a bid work while another tab holds up the database, which is said once, and the lock of the session',
  { tag: '@main' },
  async ({ page, browse, standIn, watch }) => {
    watch.expects(/book: /);
    await browse.open();
    const other = await foreignPage(page.context());
    await expect(async () => {
      expect(await other.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0);
    }).toPass();
    // The deletion waits for the connection of this page, and the app for the deletion.
    await other.evaluate(async () => {
      const { name } = (await indexedDB.databases()).find(database => database.name?.startsWith('paddock-book'))!;
      const opening = indexedDB.open(name!);
      await new Promise(resolve => (opening.onsuccess = resolve));
      indexedDB.deleteDatabase(name!);
      const session = JSON.parse(localStorage.getItem('session')!) as object;
      localStorage.setItem('session', JSON.stringify({ ...session, expiresAt: 0 }));
      void navigator.locks.request('session', () => new Promise(() => {}));
    });
    await page.reload();
    await expect(browse.tiles.first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('session'))).not.toContain('"expiresAt":0');
    const { number } = await browse.firstTile(unbidAuction);
    const tile = browse.tile(number);
    await tile.getByRole('button', { name: t('offers:details') }).click();
    await tile.getByRole('textbox', { name: t('bidding:yourOffer') }).fill('4251');
    await tile.getByRole('button', { name: 'Place bid' }).click();
    await expect(tile.getByText(t('bidding:unusual.limitUnknown'))).toBeVisible();
    const confirm = tile.getByRole('button', { name: /^Yes, bid/ });
    await expectReady(confirm);
    await confirm.click();
    await expect(tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
    expect(bidsOn(standIn)).toHaveLength(1);
    await expect(page.getByRole('alert').filter({ hasText: t('notifications:bookProblem.silent') })).toHaveCount(1);
    await other.close();
    await expect(page.getByRole('alert').filter({ hasText: t('notifications:bookProblem.silent') })).toHaveCount(0);
  },
);

test.describe('on a device whose clock is wrong', () => {
  test.use({ signedIn: null });

  test('the sign-in says so, and works after the clock is set', async ({ page, market, watch }) => {
    watch.expects(/400/);
    const { email, password } = market.accounts[0]!;
    const signIn = page.getByRole('button', { name: 'Sign in' });
    const said = page.getByText(t('shared:failure.clockWrong'));
    await page.clock.setSystemTime(Date.now() + 2 * 3_600_000);
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await signIn.click();
    await expect(said).toBeVisible();
    await page.clock.setSystemTime(Date.now() - 26 * 3_600_000);
    const refused = page.waitForResponse(response => response.status() === 400);
    await signIn.click();
    await refused;
    await expect(said).toBeVisible();
    await page.clock.setSystemTime(Date.now());
    await signIn.click();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });
});
