import type { Page } from '@playwright/test';
import { english as t } from './support/english';
import { isShort } from './support/isShort';
import { shiftsIn, watchLayoutShifts } from './support/layoutShifts';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ backend: 'http' });

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filters' });

/** An answer that is on its way arrives within a frame or two, which the page's fake clock does not measure. */
const settle = (page: Page) => page.evaluate(() => fetch('/config.json').then(() => undefined));

// The whole flow. Only a browser has an address, reloads and shows what moves.
test(
  'the drawer sets filters that the address keeps across a reload, a saved search has them, and one press clears them',
  { tag: '@main' },
  async ({ page, browse }) => {
    // The native app is not offered.
    await page.addInitScript(() => sessionStorage.setItem('browserChosen', 'yes'));
    await watchLayoutShifts(page);
    await browse.open();
    await browse.tool('Filters').click();
    await drawer(page).getByRole('combobox', { name: 'Country' }).selectOption('DE');
    await expect(page).toHaveURL('/browsing/browse?country=DE');
    await drawer(page).getByRole('combobox', { name: 'Vehicle type' }).selectOption('Motorbike');
    await drawer(page).getByRole('textbox', { name: 'Model' }).fill('b');
    await expect(page).toHaveURL('/browsing/browse?type=Motorbike&country=DE&model=b');
    await drawer(page)
      .getByRole('button', { name: /^Show .*offers$/ })
      .click();
    await expect(drawer(page)).toBeHidden();
    await expect(browse.tiles.first()).toBeVisible();
    await expect(browse.tiles.getByRole('img', { name: /Austria|Italy|Netherlands|Poland/ })).toHaveCount(0);

    await browse.tool('Filters').click();
    const save = drawer(page).getByRole('button', { name: t('search:save') });
    await save.click();
    await drawer(page)
      .getByRole('textbox', { name: t('search:name') })
      .fill('From Germany');
    await save.click();
    const opened = page.getByText(t('search:opened', { name: 'From Germany' }));
    await expect(opened).toBeVisible();
    await expect(drawer(page)).toBeHidden();

    const top = () => browse.list.evaluate(list => list.getBoundingClientRect().top);
    for (const width of isShort ? [1440] : [390, 1440])
      await test.step(`no row moves when the search is opened, changed and restored at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await page.reload();
        await expect(opened).toBeVisible();
        expect(await shiftsIn(browse.list)).toEqual([]);
        const before = await top();
        await browse.tool('Buy now only').click();
        await expect(page.getByText(t('search:changed', { name: 'From Germany' }))).toBeVisible();
        expect(await top()).toBe(before);
        await page.getByRole('button', { name: t('search:discard') }).click();
        await expect(opened).toBeVisible();
        expect(await top()).toBe(before);
      });

    await expect(browse.tool('Filters')).toHaveAccessibleDescription(
      t('offers:toolbar.filtersActive_other', { count: '3' }),
    );
    await browse.tool('Filters').click();
    await expect(drawer(page).getByRole('textbox', { name: 'Model' })).toHaveValue('b');
    await drawer(page).getByRole('button', { name: 'Clear filters' }).click();
    // The saved search stays chosen, and is changed.
    await expect(page).toHaveURL(/\/browsing\/browse\?search=\w+$/);
    await expect(browse.total(60)).toBeVisible();
  },
);

test('the drawer keeps its size after another page loaded the shared dialog styles', async ({ page, browse }) => {
  const size = () => drawer(page).evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  await browse.open();
  await browse.tool('Filters').click();
  await expect(drawer(page)).toBeVisible();
  const before = await size();
  expect(before).toEqual([expect.any(Number), page.viewportSize()?.height]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('textbox', { name: 'Place' })).toBeVisible();
  await page.getByRole('link', { name: 'Search' }).click();
  await browse.tool('Filters').click();
  await expect(drawer(page)).toBeVisible();
  expect(await size()).toEqual(before);
});

test.describe('a brand is searched', () => {
  test.use({ signedIn: 'seller' });

  const brand = (page: Page) => drawer(page).getByRole('combobox', { name: 'Brand' });
  const options = (page: Page) => drawer(page).getByRole('listbox').getByRole('option');

  // Only a browser has modal dialogs, idle time and a history, moves the focus and drags.
  test(
    'with the keyboard alone, in a drawer that is prepared in idle time and closed by Escape, a press outside and Back',
    { tag: '@main' },
    async ({ page, browse }) => {
      await page.clock.install();
      await browse.open('?type=Motorbike');
      await page.clock.fastForward(20_000);

      await test.step('it is hidden, unreachable and widens nothing', async () => {
        const closed = page.locator('dialog');
        await expect(closed).toBeAttached();
        await expect(closed).toBeHidden();
        await expect(drawer(page)).toHaveCount(0);
        await closed.evaluate(dialog => dialog.querySelector('select')?.focus());
        await expect(closed.locator(':focus')).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      });

      await test.step('Escape closes it at once, before it becomes modal', async () => {
        const dialog = page.locator('dialog');
        await expect(dialog).toBeAttached();
        const isModalAtOnce = await browse.tool('Filters').evaluate(async (button: HTMLButtonElement) => {
          button.click();
          await Promise.resolve();
          const wasModal = document.querySelector('dialog:modal') !== null;
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
          return wasModal;
        });
        expect(isModalAtOnce).toBe(false);
        await settle(page);
        await expect(dialog).toBeHidden();
      });

      await test.step('a press opens it with the focus in its first field', async () => {
        await browse.tool('Filters').click();
        await expect(drawer(page).getByRole('combobox', { name: 'Country' })).toBeFocused();
        await expect(drawer(page)).toBeInViewport({ ratio: 1 });
      });

      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();

      await test.step('the keyboard alone finds, chooses and clears a brand', async () => {
        const { keyboard } = page;
        await browse.tool('Filters').click();
        await expect(brand(page)).toBeEnabled();
        await tabTo(brand(page));
        await keyboard.press('ArrowDown');
        await expect(options(page)).toHaveCount(32);
        for (let pressed = 0; pressed < 20; pressed += 1) await keyboard.press('ArrowDown');
        const active = page.locator(`[id="${await brand(page).getAttribute('aria-activedescendant')}"]`);
        await expect(active).toHaveText((await options(page).allTextContents())[20] ?? '');
        await expect(active).toBeInViewport({ ratio: 1 });

        await keyboard.press('Escape');
        await expect(options(page)).toHaveCount(0);
        await keyboard.type('cat');
        await expect(options(page)).toHaveText(['Ducati']);
        await keyboard.press('Enter');
        await expect(page).toHaveURL(/type=Motorbike&brand=\d+$/);
        await expect(drawer(page)).toBeVisible();
        await expect(brand(page)).toHaveValue('Ducati');
        await keyboard.type('xyz');
        await expect(options(page)).toHaveText([t('sharedFields:nothingFits')]);

        await keyboard.press('Tab');
        await expect(options(page)).toHaveCount(0);
        const clear = drawer(page).getByRole('button', { name: t('sharedFields:clear', { field: 'Brand' }) });
        await expect(clear).toBeFocused();
        await keyboard.press('Enter');
        await expect(page).toHaveURL('/browsing/browse?type=Motorbike');
        await expect(brand(page)).toBeFocused();
        await keyboard.press('Tab');
        await expect(drawer(page).getByRole('textbox', { name: 'Model' })).toBeFocused();
        await keyboard.press('Escape');
        await expect(drawer(page)).toBeHidden();
      });

      await test.step('a press outside closes the drawer and returns the focus, but a text dragged out of it does not', async () => {
        await browse.tool('Filters').click();
        const model = drawer(page).getByRole('textbox', { name: 'Model' });
        await model.fill('b');
        await model.hover();
        await page.mouse.down();
        await page.mouse.move(400, 400);
        await page.mouse.up();
        await expect(drawer(page)).toBeVisible();
        await page.mouse.click(400, 400);
        await expect(drawer(page)).toBeHidden();
        await expect(page).toHaveURL('/browsing/browse?type=Motorbike&model=b');
        await expect(browse.tool('Filters')).toBeFocused();
      });

      await test.step('Back with the drawer open leads to the previous page, and the typed filters are kept', async () => {
        await visit(page, '/purchasing/invoices');
        const search = page.getByRole('navigation').getByRole('link', { name: 'Search' });
        await search.click();
        await expect(browse.tiles.first()).toBeVisible();
        await browse.tool('Filters').click();
        const number = drawer(page).getByRole('textbox', { name: 'Offer number' });
        await number.fill('b');
        await page.goBack();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.clock.runFor(3000);
        await expect(page).toHaveURL('/purchasing/invoices');
        await search.click();
        await browse.tool('Filters').click();
        await expect(number).toHaveValue('b');
      });
    },
  );

  test('by code that loads with the intent to filter, in a place that shows what is chosen', async ({
    page,
    browse,
  }) => {
    await watchLayoutShifts(page);
    let arrive = (): void => undefined;
    const arrival = new Promise<void>(resolve => (arrive = resolve));
    const asked: string[] = [];
    await page.route(/\/antd\.\w+\.js$/, async route => {
      asked.push(route.request().url());
      await arrival;
      await route.continue();
    });
    await page.clock.install();
    await browse.open('?type=Motorbike&brand=9');
    await page.clock.fastForward(20_000);
    await expect(page.locator('dialog')).toBeAttached();
    expect(asked).toEqual([]);
    await browse.tool('Filters').hover();
    await expect.poll(() => asked).toHaveLength(1);
    await browse.tool('Filters').click();
    await expect(brand(page)).toBeDisabled();
    await expect(brand(page)).toHaveValue('9');
    arrive();
    await expect(brand(page)).toBeEnabled();
    await expect(brand(page)).toHaveValue('Ducati');
    expect(await shiftsIn(drawer(page))).toEqual([]);
  });
});
