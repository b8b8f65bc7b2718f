import type { Page } from '@playwright/test';
import { wireCounters } from '../backend/wire/wireCounters';
import { english as t } from './support/english';
import { accountOf } from './support/Market';
import { openKeySheet } from './support/openKeySheet';
import { refetchedOnConnection } from './support/refetchedOnConnection';
import { signIn } from './support/signIn';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';
import { placeUnusualBid } from './support/twoStepPresses';
import { withRows } from './support/withRows';

test.use({ backend: 'http' });

const HOME = /\/api\/v2\/offers\/home_screen/;
const PROFILE = 'GET /api/v2/profiles';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** The paths of the buyer side with the heading of each screen. */
const screens: readonly (readonly [path: string, heading: string])[] = [
  ['/', t('home:title')],
  ['/motorbikes', t('offers:types.Motorbike')],
  ['/campers', t('offers:types.Camper')],
  ['/agricultural-machines', t('offers:types.AgriculturalMachine')],
  ['/browsing/browse', t('offers:lists.browse')],
  ['/browsing/liked', t('offers:lists.liked')],
  ['/purchasing/conversations', t('conversations:title')],
  ['/purchasing/my-bets', t('offers:lists.ownBids')],
  ['/purchasing/realization', t('offers:lists.inRealization')],
  ['/purchasing/archived', t('offers:lists.archived')],
  ['/purchasing/invoices', t('invoices:title')],
  ['/purchasing/purchase', t('offers:lists.ownBids')],
  ['/archived-on-platform', t('offers:lists.sold')],
  ['/settings/profile', t('settings:title')],
  ['/settings/language', t('settings:language.title')],
  ['/settings/password', t('sessionPasswords:title')],
  ['/settings/data', t('book:title')],
];

for (const [path, name] of screens) {
  test(`a signed-in dealer reaches ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(heading(page, name)).toBeAttached();
  });
}

test.describe('without a session', () => {
  test.use({ signedIn: null });

  test('every other route shows the sign-in screen', async ({ page, standIn }) => {
    for (const path of [
      ...screens.map(([each]) => each),
      '/browsing/offer/MB-1',
      '/selling/clients',
      '/no-such-page',
    ]) {
      await page.goto(path);
      await expect(heading(page, t('session:title'))).toBeVisible();
      await expect(menu(page)).toHaveCount(0);
    }
    expect(standIn.requests.filter(request => request.path.startsWith('/api/'))).toEqual([]);
  });

  test('the sign-in screen has an email, a password and links to the password reset and the registration', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('inputmode', 'email');
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'password');
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/reset-password');
    const address = t('session:registerAddress');
    await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute('href', address);
    await page.route('/config.json', async route => {
      const response = await route.fetch();
      const registrationUrl = 'https://register.example/dealers';
      await route.fulfill({ response, json: { ...((await response.json()) as object), registrationUrl } });
    });
    await page.reload();
    await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      'https://register.example/dealers',
    );
  });

  test('the sign-in button shows a spinner and returns after a failed sign-in', async ({
    page,
    market,
    standIn,
    watch,
  }) => {
    watch.expects(/400 .*cognito/);
    await page.goto('/');
    const press = page.getByRole('button', { name: 'Sign in' });
    await expect(press.locator('svg')).toHaveCount(0);
    standIn.faults.latency(1500);
    await signIn(page, { email: accountOf(market, 'buyer').email, password: 'Wrong!Ride1' });
    await expect(press).toHaveAttribute('aria-busy', 'true');
    await expect(press.locator('svg')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: t('session:failure.passwordInvalid') })).toBeVisible();
    await expect(press).not.toHaveAttribute('aria-busy', 'true');
    standIn.faults.clear();
  });

  test('the sign-in form is checked only by the server', async ({ page, watch }) => {
    watch.expects(/400 .*cognito/);
    await page.goto('/');
    await signIn(page, { email: 'no address', password: '1' });
    await expect(page.getByRole('alert').filter({ hasText: t('session:failure.passwordInvalid') })).toBeVisible();
  });
});

test('a full-screen loader with a spinning logo is shown while the session is unknown', async ({
  page,
  browse,
  standIn,
}) => {
  let answer = () => {};
  const delay = new Promise<void>(resolve => (answer = resolve));
  standIn.faults.fail(PROFILE, { delay });
  await page.goto('/browsing/browse');
  const loader = page.getByRole('status').filter({ hasText: t('session:checking') });
  const { width, height } = page.viewportSize()!;
  expect(await loader.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  const spins = (element: SVGElement | HTMLElement) => getComputedStyle(element).animationIterationCount;
  expect(await loader.locator('svg').first().evaluate(spins)).toBe('infinite');
  await expect(menu(page)).toHaveCount(0);
  answer();
  await expect(browse.tiles.first()).toBeVisible();
  await expect(loader).toHaveCount(0);
});

test('an unknown path shows a plain 404 text', async ({ page }) => {
  for (const path of ['/no-such-page', '/browsing', '/purchasing/nothing', '/settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: /404/ })).toBeVisible();
    const toOffers = page.getByRole('link', { name: 'Back to the offers' });
    await expect(toOffers).toHaveAttribute('href', '/browsing/browse');
  }
});

test('a rendering failure shows “Unexpected Application Error!” with its message, and other pages still work', async ({
  page,
  browse,
  watch,
}) => {
  watch.expects(/\[unexpected\] page: Out of ink/);
  watch.expects(/Out of ink/);
  await page.goto('/browsing/browse');
  await expect(browse.tiles.first()).toBeVisible();
  await page.evaluate(() => {
    document.createElement = new Proxy(document.createElement.bind(document), {
      apply(create, _, [name, options]: Parameters<typeof document.createElement>) {
        if (name === 'fieldset') throw new Error('Out of ink');
        return create(name, options);
      },
    });
  });
  await menu(page).getByRole('button', { name: 'Settings' }).click();
  await menu(page).getByRole('link', { name: 'Profile' }).click();
  const crash = page
    .getByRole('alert')
    .filter({ has: page.getByRole('heading', { name: 'Unexpected Application Error!' }) });
  await expect(crash).toContainText('Out of ink');
  const toOffers = crash.getByRole('link', { name: 'Back to the offers' });
  await expect(toOffers).toHaveAttribute('href', '/browsing/browse');
  await expect(page).toHaveTitle('Unexpected Application Error! · Paddock');
  await menu(page).getByRole('link', { name: 'Search' }).click();
  await expect(browse.tiles.first()).toBeVisible();
  await expect(crash).toHaveCount(0);
  await expect(page).not.toHaveTitle(/Unexpected/);
});

test('a rendering failure of an opened offer ends when the dealer goes back', async ({ page, browse, watch }) => {
  watch.expects(/\[unexpected\] page: Out of ink/);
  watch.expects(/Out of ink/);
  await browse.open();
  await page.evaluate(() => {
    document.createElement = new Proxy(document.createElement.bind(document), {
      apply(create, _, [name, options]: Parameters<typeof document.createElement>) {
        if (name === 'aside') throw new Error('Out of ink');
        return create(name, options);
      },
    });
  });
  await browse.tiles.first().getByRole('link', { name: 'Open offer' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.goBack();
  await expect(browse.tiles.first()).toBeVisible();
});

test.describe('the landing screen', () => {
  test('disables the tabs of lines without offers', async ({ page }) => {
    await page.route(HOME, async route => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), camper_offers: [] } });
    });
    await page.goto('/');
    await expect(page.getByRole('tab', { name: 'Campers' })).toBeDisabled();
    await expect(page.getByRole('tab', { name: 'Motorbikes' })).toBeEnabled();
    await expect(page.getByRole('tab', { name: 'Agricultural machines' })).toBeEnabled();
  });

  test('is reached with the tab key if the line of its address has no offers', async ({ page }) => {
    await page.route(HOME, async route => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), motorbike_offers: [] } });
    });
    await page.goto('/');
    await expect(page.getByRole('tab', { name: 'Motorbikes' })).toBeDisabled();
    await tabTo(page.getByRole('tab', { name: 'Campers' }));
  });

  test('resets filters and pagination when "buy now only" is pressed, and opens the browse list', async ({
    page,
    browse,
    standIn,
  }) => {
    await page.goto('/browsing/browse?type=Motorbike&country=DE&view=pages&page=2');
    await expect(browse.tool('Filters')).toHaveText('2');
    await expect.poll(() => standIn.requests.some(({ query }) => query.includes('page=2'))).toBe(true);
    await refetchedOnConnection(page);
    await menu(page).getByRole('link', { name: 'Home' }).click();
    const asked = standIn.requests.length;
    await page.getByRole('main').getByRole('button', { name: 'Buy now only' }).first().click();
    await expect(page).toHaveURL('/browsing/browse?buyNow=yes&view=pages');
    await expect(browse.tool('Buy now only')).toHaveAttribute('aria-pressed', 'true');
    await expect(browse.tool('Filters')).toHaveText('');
    const questions = () => standIn.requests.slice(asked).filter(({ path }) => path === '/api/v2/offers/browse');
    await expect
      .poll(() => questions().map(({ query }) => query))
      .toEqual([expect.stringMatching(/^(?!.*filters)(?=.*page=1)(?=.*buy_now_only=true)/)]);
  });
});

test.describe('the browse area', () => {
  test('keeps the list of all offers mounted and shows it only on its path', async ({ page, browse }) => {
    await page.goto('/browsing/liked');
    await expect(heading(page, t('offers:lists.liked'))).toBeVisible();
    await expect(page.locator(`[role="region"][aria-label="${t('offers:lists.browse')}"]`)).toBeAttached();
    await expect(page.locator(`[inert] [aria-label="${t('offers:lists.browse')}"]`)).toBeHidden();
    await expect(browse.list).toHaveCount(0);
    await menu(page).getByRole('link', { name: 'Search' }).click();
    await expect(browse.list).toBeVisible();
    const grid = await browse.list.elementHandle();
    await page.goBack();
    await expect(browse.list).toHaveCount(0);
    expect(await grid?.evaluate(element => element.isConnected)).toBe(true);
  });

  test('shows an opened offer from its top and restores the place in the list on close', async ({ page, browse }) => {
    await browse.open();
    await browse.list.evaluate(list => list.scrollTo(0, 900));
    await expect.poll(() => browse.scrollPlace()).toBe(900);
    const number = await browse.numberOf(browse.tiles.nth(7));
    await browse.tile(number).getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(`/browsing/offer/${number}`);
    await expect(browse.sheet).toBeVisible();
    expect(await browse.sheet.evaluate(sheet => sheet.scrollTop)).toBe(0);
    const place = await page.locator(`[aria-label="${t('offers:lists.browse')}"]`).evaluate(list => list.scrollTop);
    await browse.sheet.hover();
    await page.mouse.wheel(0, 6000);
    await expect.poll(() => browse.sheet.evaluate(sheet => sheet.scrollTop)).toBeGreaterThan(0);
    await page.mouse.wheel(0, 6000);
    expect(await page.evaluate(() => document.scrollingElement!.scrollTop)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/browsing/browse');
    expect(await browse.scrollPlace()).toBe(place);
  });

  test('shows a spinner on Refresh while it reloads', async ({ page, browse, standIn }) => {
    await browse.open();
    await refetchedOnConnection(page);
    const refresh = browse.tool('Refresh');
    await expect(refresh).toHaveAttribute('aria-busy', 'false');
    let answer = () => {};
    const delay = new Promise<void>(resolve => (answer = resolve));
    standIn.faults.fail('GET /api/v2/offers/browse', { delay });
    await refresh.click();
    await expect(refresh).toHaveAttribute('aria-busy', 'true');
    const spins = (element: SVGElement | HTMLElement) => getComputedStyle(element).animationName;
    expect(await refresh.locator('svg').evaluate(spins)).not.toBe('none');
    answer();
    await expect(refresh).toHaveAttribute('aria-busy', 'false');
    expect(await refresh.locator('svg').evaluate(spins)).toBe('none');
  });

  test('reloads when "buy now only" is toggled', async ({ page, browse, standIn }) => {
    await browse.open();
    await refetchedOnConnection(page);
    const asked = () =>
      standIn.requests.filter(({ path }) => path === '/api/v2/offers/browse').map(({ query }) => query);
    await browse.tool('Buy now only').click();
    await expect.poll(() => asked().at(-1)).toContain('buy_now_only=true');
    const count = asked().length;
    await browse.tool('Buy now only').click();
    await expect(browse.tool('Buy now only')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => asked().length).toBe(count + 1);
    expect(asked().at(-1)).not.toContain('buy_now_only=true');
  });

  test('records the choice of Pages or Infinite scroll with POST /analytics/create', async ({
    market,
    browse,
    standIn,
  }) => {
    await browse.open();
    await browse.tool('Pages').click();
    const event_tags = [accountOf(market, 'buyer').email.toLowerCase()];
    const manual = { event_name: 'dealer_set_manual_pagination', event_tags, event_data: {} };
    await expect.poll(() => standIn.analytics).toEqual([manual]);
    await browse.tool('Infinite scroll').click();
    const infinite = { ...manual, event_name: 'dealer_set_infinite_pagination' };
    await expect.poll(() => standIn.analytics).toEqual([manual, infinite]);
    const calls = standIn.requests.filter(({ path }) => path === '/analytics/create');
    expect(calls.map(({ method, body }) => ({ method, body }))).toEqual([
      { method: 'POST', body: manual },
      { method: 'POST', body: infinite },
    ]);
  });

  test('scrolls to the top when the page changes', async ({ page, browse }) => {
    await browse.open('?view=pages');
    await browse.list.evaluate(list => list.scrollTo(0, 700));
    await expect.poll(() => browse.scrollPlace()).toBe(700);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await expect.poll(() => browse.scrollPlace()).toBe(0);
  });

  test('returns to the last page if the address names a page after it', async ({ page, browse }) => {
    await page.goto('/browsing/browse?view=pages&page=9');
    await expect(page.getByText('Page 3 of 3')).toBeVisible();
    await expect(page).toHaveURL('/browsing/browse?view=pages&page=3');
    await expect(browse.tiles.first()).toBeVisible();
  });

  test('stays in the background if the dealer has left before an empty page arrives', async ({ page, standIn }) => {
    let answer = () => {};
    const delay = new Promise<void>(resolve => (answer = resolve));
    standIn.faults.fail('GET /api/v2/offers/browse', { delay });
    await page.goto('/browsing/browse?view=pages&page=9');
    await menu(page).getByRole('button', { name: 'Settings' }).click();
    await menu(page).getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
    answer();
    await page.waitForResponse(/offers\/browse/);
    await page.evaluate(() => fetch('/config.json').then(() => undefined));
    await expect(page).toHaveURL('/settings/profile');
    await page.goBack();
    await expect(page.getByText('Page 3 of 3')).toBeVisible();
  });

  test('shows the new offers of the first page when their button is pressed on another page', async ({
    page,
    browse,
    standIn,
  }) => {
    await browse.open('?view=pages&page=2');
    await refetchedOnConnection(page);
    standIn.marketplace.publish();
    await page.getByRole('button', { name: '1 new offer' }).click();
    await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
    await expect(page).toHaveURL('/browsing/browse?view=pages');
  });

  test('is also shown if its address ends with a slash', async ({ page, browse }) => {
    await page.goto('/browsing/browse/?type=Camper');
    await expect(browse.tiles.first()).toBeVisible();
    await expect(page).toHaveURL('/browsing/browse?type=Camper');
  });

  test('closes an offer with Escape after the sheet of keys was open', async ({ page, browse }) => {
    await browse.open();
    const sheet = await openKeySheet(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await browse.tiles.first().getByRole('link', { name: 'Open offer' }).click();
    await expect(browse.sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(browse.sheet).toHaveCount(0);
  });

  test('offers pagination in every list except Sold', async ({ page, browse, standIn }) => {
    await browse.open();
    await browse.tool('Pages').click();
    await expect(page.getByText('Page 1 of 3')).toBeVisible();
    const count = { rows: 25, pages: 2 };
    await page.route(
      /\/api\/v2\/(archive_)?offers\/(liked|dealer_offers|in_realization|archive_accepted|sold)\?/,
      async route => {
        // The page may have navigated away, so that the request can no longer be fulfilled.
        const answer = await route
          .fetch()
          .then(async response => ({ response, list: (await response.json()) as object }))
          .catch(() => null);
        if (!answer) return;
        const json = { ...answer.list, total_count: count.rows, total_pages: count.pages };
        await route.fulfill({ response: answer.response, json });
      },
    );
    for (const path of ['/browsing/liked', '/purchasing/my-bets', '/purchasing/realization', '/purchasing/archived']) {
      await page.goto(path);
      await expect(page.getByText('Page 1 of 2')).toBeVisible();
    }
    await page.goto('/archived-on-platform');
    await expect(page.getByRole('article').first()).toBeVisible();
    const sold = page.getByRole('region', { name: t('offers:lists.sold') });
    await sold.evaluate(list => list.scrollTo(0, list.scrollHeight));
    await expect(page.getByText('Page 1 of 2')).toHaveCount(0);
    await expect
      .poll(() => standIn.requests.some(({ path, query }) => path.endsWith('/sold') && query.includes('page=2')))
      .toBe(true);
  });

  test('shows a badge up to +9 on the liked offers and the number of filters on the filter button', async ({
    page,
    browse,
    market,
    standIn,
  }) => {
    await browse.open('?country=DE&type=Motorbike&model=b');
    await expect(browse.tool('Filters')).toHaveText('3');
    await expect(browse.tool('Filters')).toHaveAccessibleName('Filters 3');
    await browse.open();
    await expect(browse.tool('Filters')).toHaveText('');
    await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
    for (const [likedOffers, badge] of [
      [9, '9'],
      [10, '+9'],
      [0, ''],
    ] as const) {
      const { email } = accountOf(market, 'buyer');
      standIn.cable.broadcast('InAppNotificationsChannel', wireCounters({ likedOffers }), email);
      await expect(browse.tool('Liked offers')).toHaveText(badge);
    }
  });
});

test.describe('the side menu', () => {
  const inMenu = (page: Page) => menu(page).locator('ul ul').getByRole('link');
  const settingsItems = ['Profile', 'Password', 'Language', 'Trading', 'My data'];

  test('opens with the auctions and switches to the settings', async ({ page, browse }) => {
    await browse.open();
    await expect(inMenu(page)).toHaveText([/^Messages/, /^My bets/, /^In realization/, /^Sold/, /^Invoices/]);
    await menu(page).getByRole('button', { name: 'Settings' }).click();
    await expect(inMenu(page)).toHaveText(settingsItems);
    await menu(page).getByRole('button', { name: 'Desk' }).click();
    await inMenu(page).getByText('My data').click();
    await expect(page).toHaveURL('/settings/data');
    await expect(inMenu(page)).toHaveText(['My data']);
    await menu(page).getByRole('button', { name: 'Want to buy' }).click();
    await expect(inMenu(page)).toHaveCount(5);
    await menu(page).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await menu(page).getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/browsing/browse');
  });

  test('collapses and expands', async ({ page, browse }) => {
    await browse.open();
    const wide = (await menu(page).boundingBox())!.width;
    await menu(page).getByRole('button', { name: 'Collapse menu' }).click();
    await expect(inMenu(page)).toHaveCount(0);
    expect((await menu(page).boundingBox())!.width).toBeLessThan(wide / 2);
    await menu(page).getByRole('button', { name: 'Expand menu' }).click();
    await expect(inMenu(page)).toHaveCount(5);
  });

  test('greys out Sell unless the sell module is unlocked', async ({ page, browse }) => {
    await browse.open();
    const sell = menu(page).getByRole('button', { name: 'Sell' });
    await expect(sell).toHaveAttribute('aria-disabled', 'true');
    const colour = (name: string) =>
      menu(page)
        .getByRole('button', { name })
        .evaluate(element => `${getComputedStyle(element).color} ${getComputedStyle(element).opacity}`);
    expect(await colour('Sell')).not.toBe(await colour('Settings'));
    await sell.click({ force: true });
    await expect(inMenu(page)).toHaveText([/^Messages/, /^My bets/, /^In realization/, /^Sold/, /^Invoices/]);
  });

  test.describe('with the sell module', () => {
    test.use({ signedIn: 'seller' });

    test('opens the menu items of the selling module', async ({ page, browse }) => {
      await browse.open();
      const sell = menu(page).getByRole('button', { name: 'Sell' });
      await expect(sell).toHaveAttribute('aria-disabled', 'false');
      await sell.click();
      await expect(inMenu(page)).toHaveText(['Vehicles', 'Clients', 'Invoices', 'Invoice templates']);
      await expect(page).toHaveURL('/selling/sell');
      await expect(sell).toHaveAttribute('aria-current', 'page');
    });

    for (const [path, item] of [
      ['/selling/clients', 'Clients'],
      ['/selling/clients/create', 'Clients'],
      ['/selling/vehicles', 'Vehicles'],
      ['/settings/password', 'Password'],
      ['/purchasing/my-bets', 'My bets'],
    ] as const) {
      test(`shows the menu item of ${path} when its address is opened`, async ({ page }) => {
        await page.goto(path);
        await expect(inMenu(page).locator('xpath=self::*[@aria-current]')).toHaveText(new RegExp(`^${item}`));
        await expect(menu(page).locator('[aria-current=page]')).toHaveCount(1);
      });
    }

    test('follows the page through links and Back', async ({ page }) => {
      await page.goto('/settings/profile');
      await expect(inMenu(page)).toHaveText(settingsItems);
      await menu(page).getByRole('button', { name: 'Sell' }).click();
      await expect(inMenu(page)).toHaveText(['Vehicles', 'Clients', 'Invoices', 'Invoice templates']);
      await page.goBack();
      await expect(inMenu(page)).toHaveText(settingsItems);
      await expect(menu(page).locator('[aria-current=page]')).toHaveText('Profile');
    });
  });
});

test('the thank-you of a bid has no link to My bets when the dealer is already there', async ({ page }) => {
  const auction = { buy_now_price: 0, buy_now_contract: null, closed: false, realization_details: null };
  await withRows(page, /\/offers\/dealer_offers\?/, 'offers', [{ ...auction, highest_bet: 5000, bets_count: 2 }]);
  await page.goto('/purchasing/my-bets');
  const row = page.getByRole('region', { name: 'My bets' }).getByRole('article').first();
  await row.getByRole('button', { name: 'Details' }).click();
  await placeUnusualBid(row, '90000');
  await expect(row.getByText(t('bidding:thankYou.bid'))).toBeVisible();
  await expect(row.getByRole('link', { name: t('bidding:thankYou.toBids') })).toHaveCount(0);
  await row.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(row.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-expanded', 'false');
  await row.getByRole('button', { name: 'Details' }).click();
  await expect(row.getByRole('textbox', { name: 'Your offer' })).toHaveValue('');
});

test.describe('a missing part of the app', () => {
  test.use({ backend: 'http' });

  test('offers to load the new version if a deployment removed it', async ({ page, watch }) => {
    watch.expects(/404|chunk/i);
    await page.route(/\/invoices\.[0-9a-f]+\.js/, route => route.fulfill({ status: 404 }));
    await page.goto('/purchasing/invoices');
    const notice = page.getByRole('alert').filter({ hasText: t('shared:newVersion') });
    await expect(notice).toBeVisible();
    await expect(page.getByText(t('shared:neverLoaded'))).toHaveCount(0);
    await page.unroute(/\/invoices\.[0-9a-f]+\.js/);
    await notice.getByRole('button', { name: t('shared:loadNewVersion') }).click();
    await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible();
  });

  test('is reported as a network failure if the network is gone, and can be loaded again', async ({ page, watch }) => {
    watch.expects(/ERR_FAILED|chunk/i);
    const file = /\/invoices\.[0-9a-f]+\.js/;
    await page.route(file, route => route.abort());
    await page.goto('/purchasing/invoices');
    const notice = page.getByRole('alert').filter({ hasText: t('shared:neverLoaded') });
    await expect(notice).toBeVisible();
    await page.unroute(file);
    await notice.getByRole('button', { name: t('shared:tryAgain') }).click();
    await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible();
  });
});
