import type { BrowserContext, Page } from '@playwright/test';
import type { StandInBackend } from '../backend/StandInBackend';
import { allListsAsked } from './support/allListsAsked';
import { BrowseScreen } from './support/BrowseScreen';
import { english as t, unbidAuction } from './support/english';
import { keptByPage } from './support/keptByPage';
import { leadingOffer } from './support/leadingOffer';
import { accountOf } from './support/Market';
import { reportNotifications } from './support/reportNotifications';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';
import { visit } from './support/visit';

/** The bid form in the row of an offer. */
async function formIn(page: Page, number: string) {
  const tile = new BrowseScreen(page).tile(number);
  await tile.getByRole('button', { name: 'Details' }).click();
  return {
    tile,
    amount: tile.getByRole('textbox', { name: 'Your offer' }),
    press: tile.getByRole('button', { name: 'Place bid' }),
  };
}

/** Another tab that has sent its background requests. After a sign-out, the server would refuse them. */
async function anotherTab(context: BrowserContext, standIn: StandInBackend): Promise<Page> {
  const since = standIn.requests.length;
  const other = await context.newPage();
  await new BrowseScreen(other).open();
  await allListsAsked(standIn, since);
  return other;
}

/** The bid forms of one offer in two tabs. */
async function twoForms(page: Page, browse: BrowseScreen, standIn: StandInBackend) {
  await browse.open();
  await allListsAsked(standIn);
  const { number } = await browse.firstTile(unbidAuction);
  const here = await formIn(page, number);
  // A tab that still starts would find the press of this tab, and lock its form before the second press.
  const other = await anotherTab(page.context(), standIn);
  return { here, there: await formIn(other, number), other };
}

async function signOut(page: Page, { removeData = false } = {}): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name: 'Sign out' }).click();
  const dialog = page.getByRole('dialog');
  if (removeData) await dialog.getByRole('checkbox', { name: t('sessionSignOut:removeData') }).check();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

/** The bodies of the bids that were sent. */
const bidsOn = ({ requests }: StandInBackend) =>
  requests.filter(({ path }) => path === '/api/v2/bets').map(({ body }) => body);

/** As when the dealer switches to the tab. */
const focus = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')));

// Only a browser has two tabs with one database and locks between them, and notifications of the system.
test(
  'two tabs of one dealer share what is typed and what happens, and never bid at the same time',
  { tag: '@main' },
  async ({ page, browse, context, standIn }) => {
    const announced: string[] = [];
    await context.exposeFunction('announced', (title: string) => void announced.push(title));
    await context.addInitScript(reportNotifications);
    const { here, there, other } = await twoForms(page, browse, standIn);

    await test.step('an amount that is typed in one tab appears in the untouched field of the other tab, and stays in its own', async () => {
      await here.amount.fill('4251');
      await expect(there.amount).toHaveValue(/^4\s251$/);
      await there.amount.fill('300');
      // The page stores what is typed once the typing pauses.
      await expect.poll(() => keptByPage(context)).toContain('30000');
      await expect(here.amount).toHaveValue(/^4\s251$/);
    });

    await test.step('two tabs never bid on an offer at the same time, and the second amount stays', async () => {
      let release = () => {};
      const released = new Promise<void>(resolve => (release = resolve));
      await page.route('**/api/v2/bets', async route => {
        await released;
        await route.fallback();
      });
      await here.amount.fill('300');
      await here.press.click();
      await there.amount.fill('350');
      await there.press.click();
      // Otherwise the first bid may be over before the second press asks for it, and the second bid is sent after it.
      await expect(there.tile.getByText(t('bidding:checkingElsewhere.bid'))).toBeVisible();
      await expect(there.tile.getByText(t('bidding:checking.bid'))).toHaveCount(0);
      release();
      // The first bid took effect, which the other tab finds when it reads the offer.
      await expect(there.tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
      await expect(here.tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
      expect(bidsOn(standIn)).toMatchObject([{ bet: { value: 300 } }]);
      // The page stores what is typed once the typing pauses.
      await expect.poll(() => keptByPage(context)).toContain('35000');
    });

    await test.step('one event is announced once, and both tabs list it until it is read in one', async () => {
      const bell = (tab: Page) => tab.getByRole('button', { name: t('navigation:notifications') });
      const news = (tab: Page) => tab.getByRole('region', { name: t('navigation:notifications') });
      // What the dealer has in sight is no news.
      for (const tab of [page, other]) await visit(tab, '/settings/language');
      await bell(page).click();
      await news(page)
        .getByRole('button', { name: t('notifications:telling.allow') })
        .click();
      await expect(news(page).getByRole('switch', { name: t('notifications:telling.bySystem') })).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(bell(page)).toBeFocused();

      const leading = leadingOffer(standIn);
      standIn.marketplace.rivalBids(leading.hashId);
      for (const tab of [page, other]) {
        await expect(bell(tab)).toContainText('1');
        await bell(tab).click();
        await expect(news(tab).getByRole('article')).toContainText(leading.name);
      }
      await expect.poll(() => announced).toEqual([leading.name]);
      await news(other).getByRole('button', { name: 'Mark 1 as read' }).click();
      await expect(news(page).getByRole('button', { name: t('notifications:list.allRead') })).toBeVisible();
      await expect(bell(page)).not.toContainText('1');
      expect(announced).toEqual([leading.name]);
      for (const tab of [page, other]) {
        await tab.keyboard.press('Escape');
        await visit(tab, '/browsing/browse');
      }
    });

    await test.step('a tab whose dealer signed out elsewhere with the data stores nothing any more', async () => {
      const { number } = await browse.firstTile(unbidAuction);
      const { amount, press } = await formIn(page, number);
      let answer = () => {};
      standIn.faults.fail('POST /api/v2/bets', { delay: new Promise<void>(resolve => (answer = resolve)) });
      await amount.fill('4251');
      await press.click();
      await expect.poll(() => bidsOn(standIn)).toHaveLength(2);
      await signOut(other, { removeData: true });
      answer();
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await expect.poll(() => keptByPage(context)).not.toContain('425100');
    });
  },
);

test.describe('a tab of a dealer after another dealer has signed in', () => {
  test('shows the other dealer when it gets the focus and sends nothing before, and the first dealer finds the typed amount again', async ({
    page,
    browse,
    context,
    market,
    standIn,
  }) => {
    await browse.open();
    await allListsAsked(standIn);
    const { number } = await browse.firstTile(unbidAuction);
    await (await formIn(page, number)).amount.fill('4251');
    await expect.poll(() => keptByPage(context)).toContain('425100');
    const other = await anotherTab(context, standIn);
    await signOut(other);
    let since = standIn.requests.length;
    await signIn(other, accountOf(market, 'seller'));
    await expect(new BrowseScreen(other).tiles.first()).toBeVisible();
    await allListsAsked(standIn, since);

    since = standIn.requests.length;
    const reloaded = page.waitForEvent('load');
    await focus(page);
    await reloaded;
    await expect(browse.tiles.first()).toBeVisible();
    await allListsAsked(standIn, since);
    await expect((await formIn(page, number)).amount).toHaveValue('');

    await signOut(page);
    await signIn(page, accountOf(market, 'buyer'));
    await expect((await formIn(page, number)).amount).toHaveValue(/^4\s251$/);

    // The other tab still shows the dealer who is no longer signed in.
    await new BrowseScreen(other).tiles.first().getByRole('button', { name: 'Like' }).click();
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(standIn.requests.filter(({ path }) => path === '/api/v2/liked_offers')).toEqual([]);
  });
});

test.describe('the demo', () => {
  test.use({ backend: 'demo' });

  test('runs in one tab, and moves to another one on a press with everything that happened', async ({
    page,
    browse,
  }) => {
    await browse.open();
    const { number } = await browse.firstTile(unbidAuction);
    const { tile, amount, press } = await formIn(page, number);
    await amount.fill('4251');
    await press.click();
    await expect(tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/browsing/browse');
    const moveHere = (tab: Page) => tab.getByRole('button', { name: t('shared:demoElsewhere.continue') });
    await moveHere(other).click();
    await expect(new BrowseScreen(other).tile(number)).toContainText(/4\s251/);
    await expect(page.getByRole('heading', { name: t('shared:demoElsewhere.title') })).toBeVisible();
    await moveHere(page).click();
    await expect(browse.tile(number)).toContainText(/4\s251/);
    await expect(moveHere(other)).toBeVisible();
  });
});
