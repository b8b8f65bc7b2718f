import type { Locator, Page } from '@playwright/test';
import { english as t } from './support/english';
import { fullIf } from './support/fullIf';
import { keptByPage } from './support/keptByPage';
import { backends } from './support/Market';
import { expect, test } from './support/test';

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
    noise.data.forEach((_, index) => (noise.data[index] = index % 4 === 3 ? 255 : (index * index * 31) % 251));
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

for (const backend of backends) {
  test.describe(backend, fullIf(backend === 'demo'), () => {
    test.use({ backend });

    test('only the changed fields are saved', async ({ page, market, context }) => {
      await page.goto('/settings/profile');
      await expect(field(page, 'Email')).toHaveAttribute('readonly');
      await field(page, 'First name').fill('Żaneta');
      await field(page, 'Place').fill('Kiel');
      await page.getByRole('switch', { name: t('settings:notifications.newOffers') }).uncheck();
      await page.getByLabel(t('settings:picture.choose')).setInputFiles(picture);
      const shown = page.getByRole('img', { name: t('settings:picture.current') });
      await expect(shown).toHaveAttribute('src', isPicture);
      const avatar = await shown.getAttribute('src');
      await expect(said(page, 'unsaved')).toBeVisible();
      await save(page).click();
      await expect(said(page, 'saved')).toBeVisible();
      if (market.standIn) {
        const writes = market.standIn.requests.filter(({ method }) => method === 'PUT');
        expect(writes.map(({ body }) => body)).toEqual([
          {
            dealer: {
              first_name: 'Żaneta',
              place: 'Kiel',
              avatar,
            },
            notification_permission: { new_offers: false },
          },
        ]);
      } else await expect.poll(() => keptByPage(context)).toContain('Żaneta');
      await page.reload();
      await expect(field(page, 'First name')).toHaveValue('Żaneta');
      await expect(field(page, 'Place')).toHaveValue('Kiel');
      await expect(shown).toHaveAttribute('src', isPicture);
      await expect(page.getByRole('switch', { name: t('settings:notifications.newOffers') })).not.toBeChecked();
    });
  });
}

test('leaving with unsaved changes asks for a confirmation, for a link and for Back', async ({ page, browse }) => {
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

test('a reload with unsaved changes asks for a confirmation and restores them as a draft', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', dialog => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.goto('/settings/profile');
  await field(page, 'Street').click();
  await page.keyboard.type(' 7b');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(field(page, 'Street')).toHaveValue(/ 7b$/);
  await expect(said(page, 'unsaved')).toBeVisible();
  await save(page).click();
  await expect(said(page, 'saved')).toBeVisible();
  await page.reload();
  expect(asked).toHaveLength(1);
  await expect(field(page, 'Street')).toHaveValue(/ 7b$/);
  await expect(said(page, 'unsaved')).toHaveCount(0);
});

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

test('a picture of any size and format is scaled down upright, and nothing else is accepted', async ({ page }) => {
  await page.goto('/settings/profile');
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
