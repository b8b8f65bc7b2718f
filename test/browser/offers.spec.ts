import { boxOf } from './support/boxes';
import { english as t } from './support/english';
import { expect, test } from './support/test';

test(
  'an opened offer has an address, Back returns to the same place in the list, and its end shows that every offer came once',
  // Only a browser scrolls. On the austere server, the rows omit most of their facts, which the opened offer has, and the
  // pages omit their totals.
  { tag: ['@main', '@austere'] },
  async ({ page, browse }) => {
    await browse.open();
    await browse.list.hover();
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => browse.scrollPlace()).toBeGreaterThan(1200);
    await expect(browse.tiles.nth(7)).toBeInViewport();
    const number = await browse.numberOf(browse.tiles.nth(7));
    const link = browse.tile(number).getByRole('link', { name: 'Open offer' });
    await link.scrollIntoViewIfNeeded();
    const place = await browse.scrollPlace();
    expect(place).toBeGreaterThan(1000);

    await link.click();
    await expect(page).toHaveURL(`/browsing/offer/${number}`);
    await expect(browse.sheet.getByText(number).filter({ visible: true }).first()).toBeVisible();
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

    await browse.list.evaluate(list => list.scrollTo(0, 0));
    const seen = new Set<string>();
    await expect(async () => {
      for (const name of await browse.numbersDrawn()) seen.add(name);
      await browse.list.evaluate(list => list.scrollBy(0, list.clientHeight));
      expect(seen.size).toBe(60);
    }).toPass({ intervals: [50] });
    await expect(page.getByText(t('offers:end'))).toBeVisible();
  },
);

// Only a browser scrolls and has a history.
test(
  'the list loads more within 200 px of its end, and can be paged forward, which scrolls to the top, and back',
  { tag: '@main' },
  async ({ page, browse, standIn }) => {
    const more = () =>
      standIn.requests.filter(({ path, query }) => /browse$/.test(path) && /page=2/.test(query)).length;
    const scrollToBefore = (distance: number) =>
      browse.list.evaluate(async (list, pixels) => {
        const rows = list.querySelector('[data-index]')!.parentElement!;
        const below = rows.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
        list.scrollBy({ top: below - pixels, behavior: 'instant' });
        // Two frames later, the page has handled the scroll.
        await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return Math.round(rows.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom);
      }, distance);
    await browse.open();
    await scrollToBefore(900);
    expect(more()).toBe(0);
    await scrollToBefore(600);
    expect(more()).toBe(0);
    // The space above the first row counts too.
    expect(await scrollToBefore(200 + 16 + 4)).toBe(220);
    await page.evaluate(() => fetch('/config.json').then(() => undefined));
    expect(more()).toBe(0);
    await scrollToBefore(200);
    await expect.poll(more).toBe(1);

    await browse.list.evaluate(list => list.scrollTo(0, 0));
    const first = await browse.firstTile();
    await browse.openView();
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
