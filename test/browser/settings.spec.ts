import type { Locator, Page } from '@playwright/test';
import { PHONE_BELOW } from '../../src/domain/navigation/WindowWidths';
import { languages } from '../../src/domain/shared/Language';
import { allListsAsked } from './support/allListsAsked';
import { english as t } from './support/english';
import { openInvoice } from './support/invoiceForm';
import { expect, test } from './support/test';
import { textsOf } from './support/textsOf';
import { visit } from './support/visit';

const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const isPicture = /^data:image\/(png|jpeg);base64,/;

const paper = Buffer.from('%PDF-1.7');

/** A photo of 2,400 × 1,200 pixels, taken with the phone held upright: its EXIF data says how to turn it. */
async function liedDown(page: Page): Promise<Buffer> {
  const pixels = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 2_400, height: 1_200 });
    const context = canvas.getContext('2d');
    const noise = new ImageData(2_400, 1_200);
    const bytes = noise.data;
    // The browser fills at most 65,536 bytes at once.
    for (let at = 0; at < bytes.length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
    for (let alpha = 3; alpha < bytes.length; alpha += 4) bytes[alpha] = 255;
    context?.putImageData(noise, 0, 0);
    return canvas.toDataURL('image/jpeg', 1).split(',')[1] ?? '';
  });
  const turned = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex');
  const photo = Buffer.from(pixels, 'base64');
  return Buffer.concat([photo.subarray(0, 2), turned, photo.subarray(2)]);
}

const sizeOf = (picture: Locator): Promise<readonly number[]> =>
  picture.evaluate((shown: HTMLImageElement) => [shown.naturalWidth, shown.naturalHeight]);

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: t('settings:save') });
const said = (page: Page, key: 'saved' | 'unsaved') =>
  page.getByRole('status').filter({ hasText: t(`settings:${key}`) });
const leaving = (page: Page) => page.getByRole('dialog', { name: t('settings:leave.title') });

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark' });

  // Only a browser has colours, sizes and reloads.
  test('the theme, the columns and the language are as chosen', { tag: '@main' }, async ({ page, browse }) => {
    const lightness = () =>
      page.evaluate(() => {
        const [, red = '', green = '', blue = ''] =
          /(\d+), (\d+), (\d+)/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
        return Number(red) + Number(green) + Number(blue);
      });
    const columns = () =>
      page
        .getByRole('article')
        .filter({ visible: true })
        .evaluateAll(tiles => new Set(tiles.map(tile => Math.round(tile.getBoundingClientRect().left))).size);
    await browse.open();

    await test.step('the page is as dark as the system until a theme is chosen', async () => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await lightness()).toBeLessThan(150);
      await page.getByRole('button', { name: t('navigation:light') }).click();
      await expect.poll(lightness).toBeGreaterThan(600);
    });

    await test.step('fewer columns are three, and more are four', async () => {
      await expect.poll(columns).toBe(3);
      await browse.openView();
      await browse.tool('More columns').click();
      await expect.poll(columns).toBe(4);
    });

    await test.step('the language changes without a reload', async () => {
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
    });

    await test.step('all of it survives a reload', async () => {
      await page.reload();
      const polish = textsOf('pl');
      const tool = (name: 'fewerColumns' | 'moreColumns') =>
        page.getByRole('button', { name: polish(`offers:toolbar.${name}`) });
      await expect(page.getByRole('region', { name: polish('offers:lists.browse') })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect(await lightness()).toBeGreaterThan(600);
      await expect.poll(columns).toBe(4);
      await page.getByRole('button', { name: polish('offers:view.title'), exact: true }).click();
      await expect(tool('moreColumns')).toHaveAttribute('aria-pressed', 'true');
      await tool('fewerColumns').click();
      await expect.poll(columns).toBe(3);
      // One pixel less than the least width that is no phone.
      await page.setViewportSize({ width: PHONE_BELOW - 1, height: 844 });
      await expect.poll(columns).toBe(2);
      await expect(tool('moreColumns')).toBeHidden();
    });
  });
});

// Only a browser has a history, reloads, and reads and draws pictures.
test(
  'unsaved changes of the profile are not lost, and only they are saved',
  { tag: '@main' },
  async ({ page, browse, standIn }) => {
    await test.step('leaving asks for a confirmation, for a link and for Back', async () => {
      await browse.open();
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('link', { name: 'Profile' }).click();
      await field(page, 'Place').fill('Kiel');
      await page.getByRole('link', { name: 'Password' }).click();
      await expect(leaving(page)).toBeVisible();
      await leaving(page)
        .getByRole('button', { name: t('settings:leave.stay') })
        .click();
      await expect(page).toHaveURL('/settings/profile');
      await page.goBack();
      await expect(leaving(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(leaving(page)).toHaveCount(0);
      await expect(page).toHaveURL('/settings/profile');
      await expect(field(page, 'Place')).toHaveValue('Kiel');
      await page.goBack();
      await leaving(page)
        .getByRole('button', { name: t('settings:leave.go') })
        .click();
      await expect(page).toHaveURL('/browsing/browse');
      await expect(browse.tiles.first()).toBeVisible();

      await page.goForward();
      await expect(field(page, 'Place')).toHaveValue('Kiel');
      await page.getByRole('button', { name: t('settings:discard') }).click();
      await expect(field(page, 'Place')).toHaveValue('Hamburg');
      await page.goBack();
      await expect(page).toHaveURL('/browsing/browse');
    });

    const asked: string[] = [];
    page.on('dialog', dialog => {
      asked.push(dialog.type());
      void dialog.accept();
    });

    await test.step('a reload asks for a confirmation and restores them as a draft', async () => {
      await page.goForward();
      await field(page, 'Street').click();
      await page.keyboard.type(' 7b');
      await page.reload();
      expect(asked).toEqual(['beforeunload']);
      await expect(field(page, 'Street')).toHaveValue(/ 7b$/);
      await expect(said(page, 'unsaved')).toBeVisible();
      await save(page).click();
      await expect(said(page, 'saved')).toBeVisible();
    });

    await test.step('a picture of any size and format is scaled down upright, and nothing else is accepted', async () => {
      const choose = page.getByLabel(t('settings:picture.choose'));
      await choose.setInputFiles({ ...picture, name: 'contract.pdf', mimeType: 'application/pdf', buffer: paper });
      await expect(page.getByText(t('settings:picture.unreadable'))).toBeVisible();
      await expect(page.getByRole('img', { name: t('settings:picture.none') })).toBeVisible();
      await expect(said(page, 'unsaved')).toHaveCount(0);

      const buffer = await liedDown(page);
      expect(buffer.length).toBeGreaterThan(2_000_000);
      await choose.setInputFiles({ name: 'phone.jpg', mimeType: 'image/jpeg', buffer });
      const shown = page.getByRole('img', { name: t('settings:picture.current') });
      await expect(shown).toHaveAttribute('src', /^data:image\/jpeg/);
      await expect(page.getByText(t('settings:picture.unreadable'))).toHaveCount(0);
      expect(await sizeOf(shown)).toEqual([256, 512]);

      const drawing = Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9L0 9z"/></svg>',
      );
      await choose.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: drawing });
      await expect(shown).toHaveAttribute('src', /^data:image\/png/);
    });

    await test.step('only the changed fields are saved, and a reload shows them without a question', async () => {
      await expect(field(page, 'Email')).toHaveAttribute('readonly');
      await field(page, 'First name').fill('Żaneta');
      await field(page, 'Place').fill('Kiel');
      await page.getByLabel(t('settings:picture.choose')).setInputFiles(picture);
      const shown = page.getByRole('img', { name: t('settings:picture.current') });
      await expect(shown).toHaveAttribute('src', isPicture);
      const avatar = await shown.getAttribute('src');
      await expect(said(page, 'unsaved')).toBeVisible();
      await save(page).click();
      await expect(said(page, 'saved')).toBeVisible();
      const writes = standIn.requests.filter(({ method }) => method === 'PUT').slice(1);
      expect(writes.map(({ body }) => body)).toEqual([
        {
          dealer: {
            first_name: 'Żaneta',
            place: 'Kiel',
            avatar,
          },
        },
      ]);
      await page.reload();
      expect(asked).toHaveLength(1);
      await expect(said(page, 'unsaved')).toHaveCount(0);
      await expect(field(page, 'Street')).toHaveValue(/ 7b$/);
      await expect(field(page, 'First name')).toHaveValue('Żaneta');
      await expect(field(page, 'Place')).toHaveValue('Kiel');
      await expect(shown).toHaveAttribute('src', isPicture);
    });
  },
);

test('a reload keeps what was typed before the code for drafts has loaded', async ({ page }) => {
  page.on('dialog', dialog => void dialog.accept());
  let isHeld = true;
  await page.route(/\/book\.\w+\.js$/, route => (isHeld ? undefined : route.continue()));
  const isAsked = page.waitForRequest(/\/book\.\w+\.js$/);
  await page.goto('/settings/profile');
  await field(page, 'Street').click();
  await isAsked;
  await page.keyboard.type(' 7b');
  isHeld = false;
  await page.reload();
  await expect(field(page, 'Street')).toHaveValue(/ 7b$/);
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

test.describe('a dealer who sells', () => {
  test.use({ signedIn: 'seller' });

  const forms = [
    { path: '/selling/clients/create', typed: 'clients:fields.place', button: 'clients:create.action' },
    { path: null, typed: 'sellingInvoices:invoice.invoiceNumber', button: 'sellingInvoices:invoice.create' },
    { path: '/settings/profile', typed: 'settings:fields.nickname', button: 'settings:save' },
  ] as const;

  // Only a browser has sizes and the focus.
  test('sees each field with the focus above the bar of the buttons', { tag: '@main' }, async ({ page }) => {
    // A narrow window offers the native app first.
    await page.addInitScript(() => sessionStorage.setItem('browserChosen', 'yes'));
    for (const { path, typed, button } of forms) {
      if (path) await (path === forms[0].path ? page.goto(path) : visit(page, path));
      else await openInvoice(page, visit);
      const press = page.getByRole('button', { name: t(button) });
      const text = page.getByRole('textbox', { name: t(typed), exact: true });
      await text.fill('x');
      const covered = () =>
        press.evaluate(element => {
          let bar = element.parentElement!;
          while (getComputedStyle(bar).position !== 'sticky') bar = bar.parentElement!;
          const focused = document.activeElement!;
          if (bar.contains(focused) || !focused.closest('form')) return 0;
          return Math.max(0, focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top);
        });
      for (const [width, height] of [
        [1024, 600],
        [720, 450],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.locator('form input:not([hidden])').first().focus();
        for (let tabs = 0; tabs < 14; tabs += 1) {
          await page.keyboard.press('Tab');
          await expect.poll(covered).toBe(0);
        }
      }
      // Otherwise the page would ask before it is left.
      await text.clear();
    }
  });
});
