import type { Locator } from '@playwright/test';
import { asTiles } from './support/asTiles';
import { english as t } from './support/english';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { type RowChange, withRows } from './support/withRows';

test.use({ backend: 'http' });

const BROWSE = /\/api\/v2\/offers\/browse\?/;

/** An offer without bids, details and a fixed price. */
const plain: RowChange = {
  label1: 'Row',
  label2: 'under test',
  score: null,
  is_liked: false,
  contract_status: null,
  highest_bet: 0,
  current_dealer_highest_bet: null,
  minimal_price: 8000,
  buy_now_contract: null,
  buy_now_price: 0,
  bets_count: 0,
  year: 2021,
  production_year: null,
  total_mileage: 23400,
  region: 'DE',
  vehicle_type: 'Motorbike',
};

const expand = (row: Locator): Promise<void> => row.getByRole('button', { name: 'Details' }).click();

const colourOf = (locator: Locator): Promise<string> =>
  locator.evaluate(element => getComputedStyle(element).backgroundColor);

// Only a browser has colours, sizes and scrolling.
test('the list and its rows look and scroll as agreed', { tag: '@main' }, async ({ page, browse }) => {
  const rows = [0, 33, 34, 67, 68, 100].map(score => ({ ...plain, score }));
  const price = { buy_now_price: 9900, buy_now_contract: { id: 5, price: 9900 } };
  await withRows(page, BROWSE, 'offers', [...rows, plain, { ...plain, ...price }]);
  const requested: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/photos/')) requested.push(request.url());
  });
  await browse.open();

  await test.step('the first photo is requested before all others, and each photo of the first screen once', async () => {
    const photos = browse.tiles.locator('img[src*="/photos/"]');
    await expect.poll(() => photos.count()).toBeGreaterThan(3);
    expect(requested[0]).toBe(await photos.first().getAttribute('src'));
    expect(requested).toHaveLength(new Set(requested).size);
  });

  await test.step('a row shows its amount', async () => {
    const amounts = await browse.tiles.locator('[data-standing] strong').all();
    expect(amounts.length).toBeGreaterThan(6);
    for (const amount of amounts) await expect(amount).toBeVisible();
  });

  await test.step('a row shows a colour bar in one of three equal score bands', async () => {
    const bar = (words: string) => browse.tiles.getByTitle(words, { exact: true }).first();
    const scored = (score: number, band: 'red' | 'yellow' | 'green') =>
      bar(`${t('offers:score', { score: String(score) })}: ${t(`offers:scoreBand.${band}`)}`);
    const [red, yellow, green] = [scored(0, 'red'), scored(34, 'yellow'), scored(68, 'green')];
    for (const same of [scored(33, 'red'), scored(67, 'yellow'), scored(100, 'green')])
      await expect(same).toBeAttached();
    const bars = [red, yellow, green, bar(t('offers:scoreBand.neutral'))];
    const colours = await Promise.all(bars.map(colourOf));
    expect([...new Set(colours)]).toEqual(colours);
  });

  await test.step('the list is 1050 px wide with gaps of multiples of 4 px and a padding of 10 px', async () => {
    const widths = await browse.list.evaluate(list => {
      const content = list.firstElementChild!;
      const { paddingLeft, paddingRight } = getComputedStyle(content);
      return { content: content.getBoundingClientRect().width, paddingLeft, paddingRight };
    });
    expect(widths).toEqual({ content: 1050, paddingLeft: '10px', paddingRight: '10px' });
    const spaces = await browse.tiles.first().evaluate(tile =>
      [tile, ...tile.querySelectorAll('*')].flatMap(element => {
        const { rowGap, columnGap } = getComputedStyle(element);
        return [rowGap, columnGap].filter(gap => gap !== 'normal' && gap !== '0px').map(gap => parseFloat(gap) % 4);
      }),
    );
    expect(spaces.length).toBeGreaterThan(0);
    expect(new Set(spaces)).toEqual(new Set([0]));
  });

  await test.step('a repeated j key is not lost before the focus has moved', async () => {
    const numbers = await browse.numbersDrawn();
    await page.evaluate(() => {
      for (const key of ['j', 'j', 'j', 'k', 'j'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
    await expect(browse.list.locator('article:focus')).toHaveAttribute('data-offer', numbers[2]!);
    await page.keyboard.press('j');
    await expect(browse.list.locator('article:focus')).toHaveAttribute('data-offer', numbers[3]!);
  });

  await test.step('the list can still be scrolled while a row asks for a confirmation', async () => {
    const row = browse.tiles.filter({ hasText: '9 900 €' }).first();
    await expand(row);
    await row.getByRole('button', { name: 'Buy now' }).click();
    await expect(row.getByRole('button', { name: 'Buy for 9 900 €' })).toBeVisible();
    await row.hover();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => browse.scrollPlace()).toBeGreaterThan(300);
  });
});

// Only a browser scrolls and has a history.
test('an expanded row stays expanded', { tag: '@main' }, async ({ page, browse }) => {
  await asTiles(page);
  await withRows(page, BROWSE, 'offers', [plain, plain]);
  await browse.open();
  const [first, second] = await browse.numbersDrawn();
  const [expanded, collapsed] = [browse.tile(first!), browse.tile(second!)];

  await test.step('when it is drawn again', async () => {
    const before = (await expanded.boundingBox())!.height;
    await expand(expanded);
    await expect(expanded.locator('dl').first()).toBeVisible();
    const height = (await expanded.boundingBox())!.height;
    expect(height - before).toBeGreaterThan(140);
    // The row that has the focus stays drawn.
    await browse.tool('Refresh').focus();
    await browse.list.evaluate(list => list.scrollTo(0, 6000));
    await expect(expanded).toHaveCount(0);
    await browse.list.evaluate(list => list.scrollTo(0, 0));
    await expect(expanded.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(async () => (await expanded.boundingBox())?.height).toBe(height);
    await expect(collapsed.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('when the page is left and Back returns', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
    await page.goBack();
    await expect(expanded.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('and the list returns to the same place within it', async () => {
    await visit(page, '/purchasing/my-bets');
    const list = page.getByRole('region', { name: t('offers:lists.ownBids') });
    const details = list.getByRole('article').first().getByRole('button', { name: 'Details' });
    await details.click();
    const top = () => list.evaluate(({ scrollTop }) => scrollTop);
    await list.evaluate(area => area.scrollTo(0, 400));
    await expect.poll(top).toBe(400);
    await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
    await expect(browse.tiles.first()).toBeVisible();
    await page.goBack();
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(top).toBe(400);
  });

  await test.step('after its page was opened, and a collapsed one is collapsed', async () => {
    await visit(page, '/browsing/browse');
    await expanded.getByRole('link', { name: 'Open offer' }).click();
    await expect(browse.sheet.getByRole('textbox', { name: 'Your offer' })).toBeVisible();
    await page.goBack();
    await expect(expanded.getByRole('textbox', { name: 'Your offer' })).toBeVisible();
    // It is collapsed again.
    await expand(collapsed);
    await expect(collapsed.getByRole('textbox', { name: 'Your offer' })).toBeVisible();
    await expand(collapsed);
    await expect(collapsed.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-expanded', 'false');
  });
});

/** What ends in an ellipsis or runs over the edge, of all texts of the tiles in sight. */
const cutTexts = (tiles: Locator): Promise<readonly string[]> =>
  tiles.evaluateAll(elements =>
    elements
      .flatMap(tile => [...tile.querySelectorAll<HTMLElement>('p :not(.visually-hidden), [data-can-bid] *')])
      .filter(element => element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== 'visible')
      .map(element => element.textContent ?? ''),
  );

test('a tile of any width cuts no standing, number or amount', async ({ page, browse }) => {
  const rows: readonly RowChange[] = [
    plain,
    { ...plain, buy_now_price: 105_900, buy_now_contract: { id: 5, price: 105_900 }, minimal_price: 107_600 },
    { ...plain, highest_bet: 73_850, bets_count: 12, minimal_price: 107_600 },
    { ...plain, highest_bet: 4300, bets_count: 2, current_dealer_highest_bet: 4200 },
  ];
  await withRows(page, BROWSE, 'offers', rows);
  await browse.open();
  const inSight = browse.list.getByRole('article').filter({ hasText: 'under test' });
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 1400 });
    await expect.poll(() => cutTexts(inSight), `${width} px`).toEqual([]);
  }
  await browse.openView();
  await page.getByRole('button', { name: 'More columns' }).click();
  await expect.poll(() => cutTexts(inSight), 'four columns').toEqual([]);
});
