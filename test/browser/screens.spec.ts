import type { Page } from '@playwright/test';
import { asTiles } from './support/asTiles';
import { english as t } from './support/english';
import { openKeySheet } from './support/openKeySheet';
import { refetchedOnConnection } from './support/refetchedOnConnection';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';
import { changeAddress, visit } from './support/visit';

test.use({ backend: 'http' });

const HOME = /\/api\/v2\/offers\/home_screen/;
const PROFILE = 'GET /api/v2/profiles';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

const addresses = [
  '/',
  '/motorbikes',
  '/campers',
  '/agricultural-machines',
  '/browsing/browse',
  '/browsing/liked',
  '/purchasing/conversations',
  '/purchasing/my-bets',
  '/purchasing/realization',
  '/purchasing/board',
  '/purchasing/board/pickup',
  '/browsing/liked/sheet',
  '/purchasing/archived',
  '/purchasing/invoices',
  '/purchasing/purchase',
  '/archived-on-platform',
  '/settings/profile',
  '/settings/language',
  '/settings/password',
  '/settings/data',
  '/browsing/offer/MB-1',
  '/selling/clients',
  '/selling/invoices',
  '/selling/margin-book',
  '/no-such-page',
];

test.describe('without a session', () => {
  test.use({ signedIn: null });

  test('every route shows the sign-in screen', async ({ page, standIn }) => {
    await page.goto('/');
    for (const path of addresses) {
      await changeAddress(page, path);
      await expect(heading(page, t('session:title'))).toBeVisible();
      await expect(menu(page)).toHaveCount(0);
    }
    expect(standIn.requests.filter(request => request.path.startsWith('/api/'))).toEqual([]);
  });
});

// Only a browser has animations, sizes, layers and an address, and renders the build with its policy.
test('the frame of the app works around each page', { tag: '@main' }, async ({ page, browse, standIn, watch }) => {
  watch.expects(/\[unexpected\] page: Out of ink/);
  watch.expects(/Out of ink/);

  await test.step('a full-screen loader with a spinning logo is shown while the session is unknown', async () => {
    let answer = () => {};
    const delay = new Promise<void>(resolve => (answer = resolve));
    standIn.faults.fail(PROFILE, { delay });
    await page.goto('/browsing/browse/?type=Camper');
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

  await test.step('an address that ends with a slash shows its page', async () => {
    await expect(page).toHaveURL('/browsing/browse?type=Camper');
  });

  await test.step('Refresh shows a spinner while the list reloads', async () => {
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

  await test.step('an offer is closed with Escape after the sheet of keys was open', async () => {
    const sheet = await openKeySheet(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await browse.tiles.first().getByRole('link', { name: 'Open offer' }).click();
    await expect(browse.sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(browse.sheet).toHaveCount(0);
  });

  await test.step('the side menu collapses and expands', async () => {
    const inMenu = menu(page).locator('ul ul').getByRole('link');
    const wide = (await menu(page).boundingBox())!.width;
    await menu(page).getByRole('button', { name: 'Collapse menu' }).click();
    await expect(inMenu).toHaveCount(0);
    expect((await menu(page).boundingBox())!.width).toBeLessThan(wide / 2);
    await menu(page).getByRole('button', { name: 'Expand menu' }).click();
    await expect(inMenu).toHaveCount(5);
  });

  await test.step('the list of all offers stays mounted and is shown only on its path', async () => {
    await visit(page, '/browsing/liked');
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

  await test.step('a rendering failure shows “Unexpected Application Error!” with its message, and other pages still work', async () => {
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
});

test('the landing screen is reached with the tab key if the line of its address has no offers', async ({ page }) => {
  await page.route(HOME, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), motorbike_offers: [] } });
  });
  await page.goto('/');
  await expect(page.getByRole('tab', { name: 'Motorbikes' })).toBeDisabled();
  await tabTo(page.getByRole('tab', { name: 'Campers' }));
});

// Only a browser loads parts of the build.
test('a missing part of the app is reported, and can be loaded again', { tag: '@main' }, async ({ page, watch }) => {
  watch.expects(/ERR_FAILED|chunk/i);
  const file = /\/invoices\.[0-9a-f]+\.js/;
  await page.route(file, route => route.abort());
  await asTiles(page);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();

  await test.step('leaves the page before it on screen', async () => {
    for (const before of ['/browsing/browse', '/purchasing/my-bets']) {
      await visit(page, before);
      const tile = page.getByRole('article').filter({ visible: true }).first();
      await expect(tile).toBeVisible();
      await menu(page).getByRole('link', { name: 'Invoices' }).first().click();
      const notice = page.getByRole('alert').filter({ hasText: t('shared:neverLoaded') });
      await expect(notice).toBeInViewport({ ratio: 1 });
      await expect(page).toHaveURL('/purchasing/invoices');
      await expect(tile).toBeInViewport();
      await notice.getByRole('button', { name: t('shared:back') }).click();
      await expect(page).toHaveURL(before);
      await expect(notice).toHaveCount(0);
      await tile.getByRole('button', { name: 'Details' }).click();
    }
  });

  await test.step('is reported as a network failure if it is a part of the first page, and can be loaded again', async () => {
    await page.goto('/purchasing/invoices');
    const notice = page.getByRole('alert').filter({ hasText: t('shared:neverLoaded') });
    await expect(notice).toBeVisible();
    await page.unroute(file);
    await notice.getByRole('button', { name: t('shared:tryAgain') }).click();
    await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible();
  });
});
