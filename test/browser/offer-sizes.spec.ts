import type { Page } from '@playwright/test';
import { boxOf } from './support/boxes';
import type { BrowseScreen } from './support/BrowseScreen';
import { ConversationWidget } from './support/ConversationWidget';
import { shiftsIn, watchLayoutShifts } from './support/layoutShifts';
import { expect, test } from './support/test';

test.use({ backend: 'http' });

/** The width of the window, and whether the panel fits between the menu and the prices. */
const widths = [
  { width: 868, isVeiled: true },
  { width: 1024, isVeiled: true },
  { width: 1440, isVeiled: false },
  { width: 2560, isVeiled: false },
];

async function openFirst(browse: BrowseScreen): Promise<void> {
  const { tile } = await browse.firstTile();
  await tile.getByRole('link', { name: 'Open offer' }).click();
  await expect(browse.sheet.getByRole('region', { name: 'Vehicle data' })).toBeVisible();
}

/** The scroll positions of everything that is scrolled. */
const scrolled = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(({ role, scrollTop }) => role !== 'log' && scrollTop > 0)
      .map(({ className, scrollTop }) => `${className} ${scrollTop}`),
  );

test('the gallery and the map are 520 px high from 868 px on, and the panel of the messages lies over a page that stands still', async ({
  page,
  browse,
}) => {
  await page.setViewportSize({ width: 868, height: 900 });
  await watchLayoutShifts(page);
  await browse.open();
  await openFirst(browse);
  const widget = new ConversationWidget(page);
  const region = (name: string) => browse.sheet.getByRole('region', { name, exact: true });
  const first = region('Photos').getByRole('button', { name: /^Enlarge photo 1 of/ });
  const map = region('Location').locator('[data-large]');

  for (const { width, isVeiled } of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => [(await boxOf(first)).height, (await boxOf(map)).height]).toEqual([520, 520]);
    await browse.sheet.evaluate(sheet => sheet.scrollTo(0, 100));
    const places = async () => {
      const all = await Promise.all([region('Photos'), region('Price'), region('Location'), widget.button].map(boxOf));
      return [...all, await scrolled(page)];
    };
    const before = await places();
    const shifts = await shiftsIn(browse.sheet);
    const price = await boxOf(region('Price'));
    const button = await boxOf(widget.button);
    await widget.button.click();
    await expect(widget.field).toBeFocused();
    const panel = await boxOf(widget.panel);
    expect([panel.width, panel.height]).toEqual([450, 500]);
    const { x, y } = panel;
    expect(x + panel.width).toBe(isVeiled ? width - 24 : price.x - 16);

    for (const [inX, inY] of [
      [x + 20, y + 20],
      [x + 200, y + 200],
      [x + 200, y + 480],
    ] as const) {
      await page.mouse.move(inX, inY);
      await page.mouse.wheel(0, 300);
    }
    expect(await places()).toEqual(before);
    expect(await shiftsIn(browse.sheet)).toBe(shifts);

    await page.keyboard.press('Escape');
    await expect(widget.panel).toHaveCount(0);
    await expect(widget.button).toBeFocused();
    for (const [beside, besideY] of [
      [button.x + 30, button.y + 30],
      [price.x - 8, 20],
    ] as const) {
      await widget.button.click();
      await expect(widget.panel).toBeVisible();
      await page.mouse.click(beside, besideY);
      await expect(widget.panel).toHaveCount(0);
    }
    await expect(browse.sheet).toBeVisible();
    expect(await places()).toEqual(before);
  }
});

test('a press on what is below the veil only closes the panel, and without a veil a press beside the panel also counts', async ({
  page,
  browse,
}) => {
  await browse.open();
  await openFirst(browse);
  const widget = new ConversationWidget(page);
  const like = browse.sheet.getByRole('button', { name: 'Like', exact: true });
  await widget.button.click();
  await expect(widget.panel).toBeVisible();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(widget.panel).toHaveCount(0);

  await page.setViewportSize({ width: 868, height: 900 });
  await widget.button.click();
  await expect(widget.panel).toBeVisible();
  const close = await boxOf(browse.sheet.getByRole('button', { name: 'Close', exact: true }));
  await page.mouse.click(close.x + 5, close.y + 5);
  await expect(widget.panel).toHaveCount(0);
  await expect(browse.sheet).toBeVisible();
});
