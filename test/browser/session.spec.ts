import { allListsAsked } from './support/allListsAsked';
import { english as t } from './support/english';
import { expectStored } from './support/expectStored';
import { fullIf } from './support/fullIf';
import { accountOf } from './support/Market';
import { signIn } from './support/signIn';
import { expect, quietMarket, test } from './support/test';

test.describe('without a session', () => {
  test.use({ signedIn: null });

  test(
    'a dealer reaches the requested page after the sign-in',
    // The profile omits its rights.
    { tag: '@austere' },
    async ({ page, market, browse }) => {
      await page.goto('/browsing/browse?type=Camper');
      await signIn(page, accountOf(market, 'buyer'));
      await expect(browse.tool('Campers')).toHaveAttribute('aria-pressed', 'true');
      await expect(browse.tiles.first()).toBeVisible();
      await expect(page).toHaveURL('/browsing/browse?type=Camper');
    },
  );
});

test('signing out leaves nothing in the local storage', async ({ page, market, browse }) => {
  await browse.open();
  if (market.standIn) await allListsAsked(market.standIn);
  await page.getByRole('button', { name: t('navigation:dark') }).click();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(1);
  await page.getByRole('navigation').getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectStored(page, {});
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('a page whose session ended in another tab asks for a sign-in when the dealer returns', async ({
  page,
  market,
  browse,
  context,
}) => {
  await browse.open();
  if (market.standIn) await allListsAsked(market.standIn);
  await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
  const asked = market.standIn?.requests.length;
  const other = await context.newPage();
  await other.goto('/browsing/browse');
  if (market.standIn) await allListsAsked(market.standIn, asked);
  await other.getByRole('navigation').getByRole('button', { name: 'Sign out' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.evaluate(() => void dispatchEvent(new Event('focus')));
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('a session that ends without a sign-out closes the cable, and the next sign-in opens it again', async ({
  page,
  market,
  standIn,
  browse,
  watch,
}) => {
  watch.expects(/status of 401/);
  watch.expects(/status of 400/);
  watch.expects(/Network response was not ok. 401/);
  watch.expects(/renewal: User is not authenticated/);
  const buyer = accountOf(market, 'buyer');
  const connections = () => standIn.cable.connections()[buyer.email] ?? 0;
  await browse.open();
  await expect.poll(connections).toBe(1);
  await allListsAsked(standIn);
  standIn.pool.revokeAccessTokens({ refreshStillWorks: false });
  await page
    .getByRole('button', { name: t('offers:toolbar.refresh') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.poll(connections).toBe(0);
  const asked = standIn.requests.length;
  // Events that would cause a request: the network returns and the tab gets the focus.
  await page.evaluate(() => {
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('focus'));
  });
  await signIn(page, buyer);
  await expect(browse.tiles.first()).toBeVisible();
  await expect.poll(connections).toBe(1);
  const calls = standIn.requests.slice(asked).map(({ path }) => path);
  expect(calls.filter(path => path !== '/cognito/')[0]).toBe('/api/v2/profiles');
});

for (const rotatesTokens of [false, true]) {
  test.describe(
    `a session that nobody used for a week, with token rotation: ${rotatesTokens}`,
    fullIf(rotatesTokens),
    () => {
      test.use({ marketOptions: { ...quietMarket, rotatesTokens } });

      test('has ended after a reload, and the dealer returns to the same page', async ({
        page,
        market,
        browse,
        standIn,
      }) => {
        const { email, password } = accountOf(market, 'buyer');
        await browse.open('?type=Camper');
        await allListsAsked(standIn);
        await page.evaluate(kept => {
          localStorage.setItem('dealerEmail', kept);
          localStorage.setItem('lastUse', String(Date.now() - 7 * 24 * 3_600_000));
        }, email);
        await page.reload();
        await expect(page.getByText(t('session:idle'))).toBeVisible();
        await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
        await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
        await expect.poll(() => standIn.pool.callsOf('RevokeToken')).toBe(1);
        expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
        await page.getByRole('textbox', { name: 'Password' }).fill(password);
        await page.getByRole('button', { name: 'Sign in' }).click();
        await expect(browse.tool('Campers')).toHaveAttribute('aria-pressed', 'true');
        await page.reload();
        await expect(browse.tiles.first()).toBeVisible();
        await expect(page.getByText(t('session:idle'))).toHaveCount(0);
      });
    },
  );
}

test('the buttons of a dialog do not move while it opens', async ({ page, browse }) => {
  await browse.open();
  /** Longer than any animation of the dialog. */
  const frames = 60;
  const name = t('session:signOut');
  const places = page.evaluate(
    ({ name, frames }) =>
      new Promise<readonly string[]>(resolve => {
        const seen: string[] = [];
        const look = () => {
          const buttons = [...(document.querySelector('dialog[open]')?.querySelectorAll('button') ?? [])];
          const button = buttons.find(one => one.textContent === name);
          if (button && button.clientWidth > 0) seen.push(JSON.stringify(button.getBoundingClientRect()));
          if (seen.length < frames) requestAnimationFrame(look);
          else resolve(seen);
        };
        look();
      }),
    { name, frames },
  );
  await page.getByRole('navigation').getByRole('button', { name }).click();
  expect(new Set(await places).size).toBe(1);
});

test.describe('demo', () => {
  test.use({ backend: 'demo', signedIn: null });

  test('a press on an account fills in the form', async ({ page, market, browse }) => {
    const { email } = accountOf(market, 'seller');
    await page.goto('/browsing/browse');
    await page.getByRole('button', { name: email }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(browse.tiles.first()).toBeVisible();
  });
});
