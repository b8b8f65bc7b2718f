import type { Page } from '@playwright/test';
import { PHONE_BELOW } from '../../src/domain/navigation/NarrowWidth';
import { languages } from '../../src/domain/shared/Language';
import { allListsAsked } from './support/allListsAsked';
import { english as t } from './support/english';
import { fullIf } from './support/fullIf';
import { openInvoice } from './support/invoiceForm';
import { accountOf } from './support/Market';
import { signIn } from './support/signIn';
import { expect, quietMarket, test } from './support/test';
import { textsOf } from './support/textsOf';

test('the language changes without a reload and survives one', async ({ page, browse }) => {
  await browse.open();
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  let before = textsOf('en');
  for (const language of languages) {
    const said = textsOf(language);
    await page.getByRole('combobox', { name: before('navigation:settingsMenu.language') }).selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('region', { name: said('offers:lists.browse') })).toBeVisible();
    await expect(page.getByRole('button', { name: said('offers:toolbar.refresh') })).toBeVisible();
    await expect(page.getByRole('button', { name: said('offers:details') }).first()).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(said('offers:lists.browse')));
    before = said;
  }
  await expect(page.locator('body')).toHaveAttribute('data-same-page');
  await page.getByRole('combobox', { name: before('navigation:settingsMenu.language') }).selectOption('pl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await page.reload();
  await expect(page.getByRole('region', { name: textsOf('pl')('offers:lists.browse') })).toBeVisible();
});

test('the dark theme is dark and survives a reload', async ({ page, browse }) => {
  const lightness = () =>
    page.evaluate(() => {
      const [, red = '', green = '', blue = ''] =
        /(\d+), (\d+), (\d+)/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
      return Number(red) + Number(green) + Number(blue);
    });
  await browse.open();
  expect(await lightness()).toBeGreaterThan(600);
  await page.getByRole('button', { name: t('navigation:dark') }).click();
  await expect.poll(lightness).toBeLessThan(150);
  await page.reload();
  await expect(page.getByRole('button', { name: t('navigation:light') })).toBeVisible();
  expect(await lightness()).toBeLessThan(150);
});

test('fewer columns are three, more are four, and both survive a reload', async ({ page, browse }) => {
  const columns = () =>
    browse.tiles.evaluateAll(tiles => new Set(tiles.map(tile => Math.round(tile.getBoundingClientRect().left))).size);
  await browse.open();
  await expect.poll(columns).toBe(3);
  await browse.tool('More columns').click();
  await expect.poll(columns).toBe(4);
  await page.reload();
  await expect.poll(columns).toBe(4);
  await expect(browse.tool('More columns')).toHaveAttribute('aria-pressed', 'true');
  await browse.tool('Fewer columns').click();
  await expect.poll(columns).toBe(3);
  // One pixel less than the least width that is no phone.
  await page.setViewportSize({ width: PHONE_BELOW - 1, height: 844 });
  await expect.poll(columns).toBe(2);
  await expect(browse.tool('More columns')).toBeHidden();
});

test.describe('on a dark system', () => {
  test.use({ backend: 'demo', colorScheme: 'dark' });

  test('the page is dark until a theme is chosen', async ({ page, browse }) => {
    await browse.open();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: t('navigation:light') }).click();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('the language of the profile', () => {
  test.use({
    backend: 'http',
    signedIn: null,
    locale: 'de-DE',
    marketOptions: { ...quietMarket, language: 'pl' },
  });

  test('is used after the sign-in and from the first text after a reload', async ({ page, market }) => {
    const { email, password } = accountOf(market, 'buyer');
    const [german, polish] = [textsOf('de'), textsOf('pl')];
    await page.goto('/browsing/browse');
    await page.getByRole('textbox', { name: german('session:email') }).fill(email);
    await page.getByRole('textbox', { name: german('session:password') }).fill(password);
    await page.getByRole('button', { name: german('session:signIn') }).click();
    await expect(page.getByRole('region', { name: polish('offers:lists.browse') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.reload();
    await expect(page.getByRole('region', { name: polish('offers:lists.browse') })).toBeVisible();
    expect(asked.filter(url => /texts-de\./.test(url))).toEqual([]);
  });

  test('is not used if another language was chosen on this device', async ({ page, market }) => {
    const { email, password } = accountOf(market, 'buyer');
    await page.goto('/browsing/browse');
    await page.getByRole('combobox', { name: textsOf('de')('navigation:settingsMenu.language') }).selectOption('en');
    await signIn(page, { email, password });
    await expect(page.getByRole('region', { name: t('offers:lists.browse') })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: t('offers:lists.browse') })).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use({ backend: 'http' });

  test('the language stays, the failure is reported, and it can be chosen when the network is back', async ({
    page,
    context,
    browse,
    standIn,
    watch,
  }) => {
    await browse.open();
    await allListsAsked(standIn);
    watch.expects(/ERR_/);
    await context.setOffline(true);
    const choice = page.getByRole('combobox', { name: t('navigation:settingsMenu.language') });
    await choice.selectOption('de');
    const said = page.getByRole('alert').filter({ hasText: t('navigation:languageMissing', { language: 'Deutsch' }) });
    await expect(said).toBeVisible();
    await expect(choice).toHaveValue('en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await context.setOffline(false);
    await said.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: textsOf('de')('offers:lists.browse') })).toBeVisible();
    await expect(said).toHaveCount(0);
  });
});

test.describe('no field with the focus is behind the bar of the buttons', () => {
  test.use({ signedIn: 'seller' });

  const goTo = (path: string) => async (page: Page) => void (await page.goto(path));
  const forms = [
    {
      name: 'the profile',
      open: goTo('/settings/profile'),
      typed: 'settings:fields.nickname',
      button: 'settings:save',
    },
    {
      name: 'a client',
      open: goTo('/selling/clients/create'),
      typed: 'clients:fields.place',
      button: 'clients:create.action',
    },
    {
      name: 'an invoice',
      open: openInvoice,
      typed: 'sellingInvoices:invoice.invoiceNumber',
      button: 'sellingInvoices:invoice.create',
    },
  ] as const;

  for (const { name, open, typed, button } of forms) {
    for (const [width, height] of [
      [1024, 600],
      [720, 450],
    ] as const) {
      test(`in the form of ${name} at ${width} × ${height}`, fullIf(width === 1024), async ({ page }) => {
        await page.setViewportSize({ width, height });
        // A narrow window offers the native app first.
        await page.addInitScript(() => sessionStorage.setItem('browserChosen', 'yes'));
        await open(page);
        await page.getByRole('textbox', { name: t(typed), exact: true }).fill('x');
        const covered = () =>
          page.getByRole('button', { name: t(button) }).evaluate(element => {
            let bar = element.parentElement!;
            while (getComputedStyle(bar).position !== 'sticky') bar = bar.parentElement!;
            const focused = document.activeElement!;
            if (bar.contains(focused) || !focused.closest('form')) return 0;
            return Math.max(0, focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top);
          });
        await page.locator('form input:not([hidden])').first().focus();
        for (let tabs = 0; tabs < 14; tabs += 1) {
          await page.keyboard.press('Tab');
          await expect.poll(covered).toBe(0);
        }
      });
    }
  }
});
