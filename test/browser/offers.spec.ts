import { boxOf } from './support/boxes';
import { english as t } from './support/english';
import { expect, test } from './support/test';

// The whole flow. Only a browser has an address and reloads.
test(
  'the drawer sets filters that the address keeps across a reload, and one press clears them',
  { tag: '@main' },
  async ({ page, browse }) => {
    await browse.open();
    await browse.tool('Filters').click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByRole('combobox', { name: 'Country' }).selectOption('DE');
    await expect(page).toHaveURL('/browsing/browse?country=DE');
    await drawer.getByRole('combobox', { name: 'Vehicle type' }).selectOption('Motorbike');
    await drawer.getByRole('textbox', { name: 'Model' }).fill('b');
    await drawer.getByRole('button', { name: 'Show offers' }).click();
    await expect(page).toHaveURL('/browsing/browse?type=Motorbike&country=DE&model=b');
    await expect(drawer).toBeHidden();
    await expect(browse.tiles.first()).toBeVisible();
    await expect(browse.tiles.getByRole('img', { name: /Austria|Italy|Netherlands|Poland/ })).toHaveCount(0);

    await page.reload();
    await expect(browse.tool('Filters')).toHaveAccessibleDescription(
      t('offers:toolbar.filtersActive_other', { count: '3' }),
    );
    await browse.tool('Filters').click();
    await expect(drawer.getByRole('textbox', { name: 'Model' })).toHaveValue('b');
    await drawer.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/browsing/browse');
    await expect(browse.total(60)).toBeVisible();
  },
);

test(
  'an opened offer has an address, and Back returns to the same place in the list',
  // Only a browser scrolls. On the austere server, the rows omit most of their facts, and the opened offer has them.
  { tag: ['@main', '@austere'] },
  async ({ page, browse }) => {
    await browse.open();
    await browse.list.hover();
    await page.mouse.wheel(0, 2345);
    await expect.poll(() => browse.scrollPlace()).toBeGreaterThan(2000);
    await expect(browse.tiles.nth(7)).toBeInViewport();
    const number = await browse.numberOf(browse.tiles.nth(7));
    const link = browse.tile(number).getByRole('link', { name: 'Open offer' });
    await link.scrollIntoViewIfNeeded();
    const place = await browse.scrollPlace();
    expect(place).toBeGreaterThan(1000);

    await link.click();
    await expect(page).toHaveURL(`/browsing/offer/${number}`);
    await expect(browse.sheet.getByText(number).first()).toBeVisible();
    const scrolled = () => browse.sheet.evaluate(sheet => sheet.scrollTop);
    expect(await scrolled()).toBe(0);
    await browse.sheet.hover();
    await page.mouse.wheel(0, 6000);
    await expect.poll(scrolled).toBeGreaterThan(0);
    await page.mouse.wheel(0, 6000);
    expect(await page.evaluate(() => document.scrollingElement!.scrollTop)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/browsing/browse');
    await expect(browse.sheet).toHaveCount(0);
    expect(await browse.scrollPlace()).toBe(place);

    await browse.tool('Liked offers').click();
    await expect(page.getByRole('heading', { name: 'Liked offers' })).toBeVisible();
    await page.goBack();
    await expect(browse.tile(number)).toBeVisible();
    expect(await browse.scrollPlace()).toBe(place);
  },
);

// Only a browser scrolls and has a history.
test(
  'the list can be paged forward, which scrolls to the top, and Back returns to the previous page',
  { tag: '@main' },
  async ({ page, browse }) => {
    await browse.open();
    const first = await browse.firstTile();
    await browse.tool('Pages').click();
    const pager = page.getByRole('navigation', { name: 'Pages' });
    await expect(pager.getByText('Page 1 of 3')).toBeVisible();
    await browse.list.evaluate(list => list.scrollTo(0, 700));
    await expect.poll(() => browse.scrollPlace()).toBe(700);
    await pager.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/browsing/browse?view=pages&page=2');
    await expect(pager.getByText('Page 2 of 3')).toBeVisible();
    await expect.poll(() => browse.scrollPlace()).toBe(0);
    await expect(first.tile).toHaveCount(0);
    await page.goBack();
    await expect(pager.getByText('Page 1 of 3')).toBeVisible();
    await expect(first.tile).toBeVisible();
  },
);

test(
  'scrolling to the end shows every offer once',
  // Only a browser scrolls. On the austere server, the pages omit their totals.
  { tag: ['@main', '@austere'] },
  async ({ page, browse }) => {
    await browse.open();
    const seen = new Set<string>();
    await expect(async () => {
      for (const name of await browse.numbersDrawn()) seen.add(name);
      await browse.list.evaluate(list => list.scrollBy(0, list.clientHeight));
      expect(seen.size).toBe(60);
    }).toPass({ intervals: [50] });
    await expect(page.getByText(t('offers:end'))).toBeVisible();
  },
);

// Only a browser scrolls and has sizes.
test('nothing moves when offers come above what is read', { tag: '@main' }, async ({ page, browse, standIn }) => {
  await browse.open();
  // What keeps the position starts after the first screen, as the connection does.
  await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
  await browse.list.hover();
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => browse.scrollPlace()).toBe(1500);

  await test.step('a reload keeps the same tile at the same height although a row of offers came above', async () => {
    const tile = browse.tile(await browse.numberAtTop());
    const height = await tile.evaluate(element => element.getBoundingClientRect().top);
    for (let came = 0; came < 3; came += 1) standIn.marketplace.publish();

    await page.reload();
    await expect.poll(() => browse.scrollPlace()).toBeGreaterThan(1500);
    await expect.poll(() => tile.evaluate(element => element.getBoundingClientRect().top)).toBeCloseTo(height, 0);
  });

  await test.step('the toolbar keeps its height when offers come that the list does not show yet', async () => {
    const heights = async () => {
      const all: number[] = [];
      for (const width of [900, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        all.push((await boxOf(page.getByRole('toolbar', { name: 'Browse' }))).height);
      }
      return all;
    };
    await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
    const before = await heights();
    standIn.marketplace.publish();
    await expect(page.getByRole('button', { name: '1 new offer' })).toBeVisible();
    expect(await heights()).toEqual(before);
  });
});
