import { languages } from '../../src/domain/shared/Language';
import { allListsAsked } from './support/allListsAsked';
import { english as t } from './support/english';
import { expectStored } from './support/expectStored';
import { accountOf, backends } from './support/Market';
import { signIn } from './support/signIn';
import { expect, quietMarket, test } from './support/test';
import { textsOf } from './support/textsOf';

for (const backend of backends) {
  test.describe(backend, () => {
    test.use({ backend });

    test.describe('without a session', () => {
      test.use({ signedIn: null });

      test('a dealer reaches the requested page after the sign-in', async ({ page, market, browse }) => {
        await page.goto('/browsing/browse?type=Camper');
        await signIn(page, accountOf(market, 'buyer'));
        await expect(browse.tool('Campers')).toHaveAttribute('aria-pressed', 'true');
        await expect(browse.tiles.first()).toBeVisible();
        await expect(page).toHaveURL('/browsing/browse?type=Camper');
      });

      test('a wrong password is reported and the typed email stays', async ({ page, market, browse, watch }) => {
        if (backend === 'http') watch.expects(/400 .*cognito/);
        const { email, password } = accountOf(market, 'buyer');
        await page.goto('/browsing/browse');
        await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
        await signIn(page, { email, password: 'Evening!Ride9' });
        await expect(page.getByRole('alert').filter({ hasText: t('session:failure.passwordInvalid') })).toBeVisible();
        await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
        await signIn(page, { email, password });
        await expect(browse.tiles.first()).toBeVisible();
      });

      test('no page is shown', async ({ page }) => {
        await page.goto('/purchasing/my-bets');
        await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
      });
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

    test('signing out with the data leaves only this choice, and the next sign-out begins with it', async ({
      page,
      market,
      browse,
    }) => {
      const removal = page.getByRole('dialog').getByRole('checkbox', { name: t('sessionSignOut:removeData') });
      const askToLeave = () => page.getByRole('navigation').getByRole('button', { name: 'Sign out' }).click();
      const leave = () => page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
      await browse.open();
      if (market.standIn) await allListsAsked(market.standIn);
      await askToLeave();
      await expect(removal).not.toBeChecked();
      await removal.check();
      await leave();
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await expectStored(page, { removesData: 'true' });
      const since = market.standIn?.requests.length;
      await signIn(page, accountOf(market, 'seller'));
      await expect(browse.tiles.first()).toBeVisible();
      if (market.standIn) await allListsAsked(market.standIn, since);
      await askToLeave();
      await expect(removal).toBeChecked();
      await removal.uncheck();
      await leave();
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await expectStored(page, {});
    });

    test('signing out with the data stops if it cannot be removed, and the dealer can leave without', async ({
      page,
      market,
      browse,
      watch,
    }) => {
      watch.expects(/book: removeAll: UnknownError/);
      await page.addInitScript(() => {
        IDBFactory.prototype.deleteDatabase = () => {
          throw new DOMException('', 'UnknownError');
        };
      });
      await browse.open();
      if (market.standIn) await allListsAsked(market.standIn);
      await page.getByRole('navigation').getByRole('button', { name: 'Sign out' }).click();
      const dialog = page.getByRole('dialog');
      const removal = dialog.getByRole('checkbox', { name: t('sessionSignOut:removeData') });
      const leave = dialog.getByRole('button', { name: 'Sign out' });
      await removal.check();
      await leave.click();
      await expect(dialog.getByRole('alert')).toHaveText(t('sessionSignOut:removalFailed'));
      await removal.uncheck();
      await leave.click();
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await expectStored(page, {});
    });

    test('a page whose session ended in another tab asks for a sign-in when the dealer returns', async ({
      page,
      market,
      browse,
      context,
    }) => {
      test.skip(backend === 'demo', 'The demo runs in one tab.');
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
  });
}

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
  test.describe(`a session that nobody used for a week, with token rotation: ${rotatesTokens}`, () => {
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
  });
}

test.describe('an account for which the user pool requires a further step', () => {
  test.use({ signedIn: null });

  for (const language of languages) {
    test(`is refused with a message in the language of the screen: ${language}`, async ({ page, market }) => {
      const texts = textsOf(language);
      await page.addInitScript(chosen => localStorage.setItem('language', chosen), language);
      await page.route('**/cognito/', async route => {
        const target = route.request().headers()['x-amz-target'] ?? '';
        if (!target.endsWith('RespondToAuthChallenge')) return route.fallback();
        await route.fulfill({
          headers: { 'Access-Control-Allow-Origin': '*' },
          json: { ChallengeName: 'SMS_MFA', ChallengeParameters: {}, Session: 'session' },
        });
      });
      const { email, password } = accountOf(market, 'buyer');
      await page.goto('/browsing/browse');
      await page.getByRole('textbox', { name: texts('session:email') }).fill(email);
      await page.getByRole('textbox', { name: texts('session:password') }).fill(password);
      await page.getByRole('button', { name: texts('session:signIn') }).click();
      const told = page.getByRole('alert').filter({ hasText: texts('session:failure.challenged.secondFactor') });
      await expect(told).toBeVisible();
    });
  }
});

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
          const buttons = [...(document.querySelector('[role=dialog]')?.querySelectorAll('button') ?? [])];
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
