import { allListsAsked } from './support/allListsAsked';
import { english as t } from './support/english';
import { accountOf } from './support/Market';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

test.describe('without a session', () => {
  test.use({ signedIn: null });

  test(
    'a dealer reaches the requested page after the sign-in',
    // The profile omits its rights. Elsewhere, the main job begins with a sign-in.
    { tag: '@only-austere' },
    async ({ page, market, browse }) => {
      await page.goto('/browsing/browse?type=Camper');
      await signIn(page, accountOf(market, 'buyer'));
      await expect(browse.tool('Campers')).toHaveAttribute('aria-pressed', 'true');
      await expect(browse.tiles.first()).toBeVisible();
      await expect(page).toHaveURL('/browsing/browse?type=Camper');
    },
  );
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

// A real page starts and reloads with what the browser kept.
test(
  'a session that nobody used for a week has ended, and the dealer returns to the same page',
  { tag: '@main' },
  async ({ page, market, browse, standIn }) => {
    const { email, password } = accountOf(market, 'buyer');
    await page.addInitScript(kept => {
      // Only before the first load of the page.
      if (localStorage.getItem('dealerEmail') !== null) return;
      localStorage.setItem('dealerEmail', kept);
      localStorage.setItem('lastUse', String(Date.now() - 7 * 24 * 3_600_000));
    }, email);
    await page.goto('/browsing/browse?type=Camper');
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
  },
);

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
