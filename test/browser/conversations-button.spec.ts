import { boxOf, expectInWindow } from './support/boxes';
import { ConversationWidget } from './support/ConversationWidget';
import { expect, test } from './support/test';

test('the button can be dragged and pressed, and its panel stays inside the window', async ({ page, browse }) => {
  await browse.open();
  const { tile } = await browse.firstTile();
  await tile.getByRole('link', { name: 'Open offer' }).click();
  const widget = new ConversationWidget(page);
  const home = await boxOf(widget.button);
  expect([home.width, home.height]).toEqual([75, 75]);
  await page.mouse.move(home.x + 30, home.y + 30);
  await page.mouse.down();
  await page.mouse.move(home.x - 300, home.y - 300, { steps: 8 });
  await page.mouse.up();
  const moved = await boxOf(widget.button);
  expect([home.x - moved.x, home.y - moved.y]).toEqual([330, 330]);
  await expect(widget.panel).toHaveCount(0);

  await page.mouse.down();
  await page.mouse.move(home.x - 297, home.y - 298);
  await page.mouse.up();
  await expect(widget.panel).toBeVisible();
  expect(await boxOf(widget.button)).toEqual(moved);
  const { width, height } = await boxOf(widget.panel);
  expect([width, height]).toEqual([450, 500]);
  await expectInWindow(page, widget.panel);
  for (const size of [
    { width: 360, height: 740 },
    { width: 800, height: 420 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expectInWindow(page, widget.panel);
    await expectInWindow(page, widget.button);
  }
});

test('the button works with the keyboard', async ({ page, browse }) => {
  await browse.open();
  const { tile } = await browse.firstTile();
  await tile.getByRole('link', { name: 'Open offer' }).click();
  const widget = new ConversationWidget(page);
  await widget.button.focus();
  const home = await boxOf(widget.button);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  const moved = await boxOf(widget.button);
  expect([home.x - moved.x, home.y - moved.y]).toEqual([16, 16]);
  await page.keyboard.press('Enter');
  await expect(widget.field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(widget.panel).toHaveCount(0);
  await expect(widget.button).toBeFocused();
  await expect(browse.sheet).toBeVisible();
  await page.keyboard.press('Space');
  await expect(widget.panel).toBeVisible();
  await widget.button.press('Enter');
  await expect(widget.panel).toHaveCount(0);
});

test.describe('with a server', () => {
  test.use({ backend: 'http' });

  test('a click on the round button toggles the message panel, and a drag of 5 px or more moves the button', async ({
    page,
    browse,
  }) => {
    await browse.open();
    const { tile } = await browse.firstTile();
    await tile.getByRole('link', { name: 'Open offer' }).click();
    const widget = new ConversationWidget(page);
    const home = await boxOf(widget.button);
    expect([home.width, home.height]).toEqual([75, 75]);
    expect(home.x + home.width / 2).toBeGreaterThan(1440 / 2);
    expect(home.y + home.height / 2).toBeGreaterThan(900 / 2);
    expect(await widget.button.evaluate(button => getComputedStyle(button).borderRadius)).toBe('50%');
    const press = async (by: number) => {
      const { x, y } = await boxOf(widget.button);
      await page.mouse.move(x + 30, y + 30);
      await page.mouse.down();
      await page.mouse.move(x + 30 - by, y + 30);
      await page.mouse.up();
    };
    await press(4);
    await expect(widget.panel).toBeVisible();
    expect(await boxOf(widget.panel)).toMatchObject({ width: 450, height: 500 });
    expect(await boxOf(widget.button)).toEqual(home);
    await press(5);
    await expect(widget.panel).toBeVisible();
    expect(await boxOf(widget.button)).toEqual({ ...home, x: home.x - 5 });
    await press(0);
    await expect(widget.panel).toHaveCount(0);
  });
});
