import type { Locator, Page } from '@playwright/test';
import type { BrowseScreen } from './support/BrowseScreen';
import { english as t } from './support/english';
import { expect, test } from './support/test';
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

async function aRow(page: Page, browse: BrowseScreen, change: RowChange): Promise<Locator> {
  await withRows(page, BROWSE, 'offers', [{ ...plain, ...change }]);
  await browse.open();
  const row = browse.tiles.first();
  await expect(row).toContainText('under test');
  return row;
}

const fact = (row: Locator, name: string): Locator =>
  row
    .locator('dl > div')
    .filter({ has: row.page().locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd');

const expand = (row: Locator): Promise<void> => row.getByRole('button', { name: 'Details' }).click();

const colourOf = (locator: Locator): Promise<string> =>
  locator.evaluate(element => getComputedStyle(element).backgroundColor);

test('a row shows a colour bar in one of three equal score bands', async ({ page, browse }) => {
  const scores = [0, 33, 34, 67, 68, 100];
  await withRows(page, BROWSE, 'offers', [...scores.map(score => ({ ...plain, score })), plain]);
  await browse.open();
  const bar = (words: string) => browse.tiles.getByTitle(words, { exact: true }).first();
  const scored = (score: number, band: 'red' | 'yellow' | 'green') =>
    bar(`${t('offers:score', { score: String(score) })}: ${t(`offers:scoreBand.${band}`)}`);
  const [red, yellow, green] = [scored(0, 'red'), scored(34, 'yellow'), scored(68, 'green')];
  for (const same of [scored(33, 'red'), scored(67, 'yellow'), scored(100, 'green')]) await expect(same).toBeAttached();
  const bars = [red, yellow, green, bar(t('offers:scoreBand.neutral'))];
  const colours = await Promise.all(bars.map(colourOf));
  expect([...new Set(colours)]).toEqual(colours);
});

test('a row shows the photo, two labels, the hash id and a link to the offer', async ({ page, browse }) => {
  const row = await aRow(page, browse, { label1: 'BMW R 1250 GS', label2: 'under test' });
  await expect(row.getByRole('heading', { name: 'BMW R 1250 GS' })).toBeVisible();
  const number = await browse.numberOf(row);
  await expect(row.locator('img').first()).toHaveAttribute('alt', '');
  await row.getByRole('link', { name: `Open offer ${number}` }).click();
  await expect(page).toHaveURL(`/browsing/offer/${number}`);
});

test('a row without a photo shows a placeholder', async ({ page, browse }) => {
  const row = await aRow(page, browse, { photo: null });
  await expect(row.locator('img').first()).toHaveAttribute('alt', t('offers:noPhoto'));
});

for (const [status, words] of [
  ['waiting', t('offers:contract.waiting')],
  ['rejected', t('offers:contract.rejected')],
] as const) {
  test(`a row shows the contract status ${status}`, async ({ page, browse }) => {
    const row = await aRow(page, browse, { contract_status: status });
    await expect(row.getByText(words)).toBeVisible();
    await expect(row.locator(`[data-status="${status}"] svg`)).toBeVisible();
  });
}

for (const status of [null, 'archived']) {
  test(`a row shows no contract status for ${String(status)}`, async ({ page, browse }) => {
    const row = await aRow(page, browse, { contract_status: status });
    await expect(row.locator('[data-status]')).toHaveCount(0);
  });
}

test('the like button shows whether the offer is liked', async ({ page, browse }) => {
  await withRows(page, BROWSE, 'offers', [
    { ...plain, is_liked: true },
    { ...plain, is_liked: false },
  ]);
  await browse.open();
  await expect(browse.tiles.nth(0).getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
  await expect(browse.tiles.nth(1).getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'false');
});

test('an expanded row shows year, mileage, country, bid count, fixed price and minimum price', async ({
  page,
  browse,
}) => {
  const price = { buy_now_price: 9900, buy_now_contract: { id: 5, price: 9900 } };
  const row = await aRow(page, browse, { ...price, bets_count: 4, highest_bet: 8450 });
  await expect(row.locator('dl')).toHaveCount(0);
  await expand(row);
  await expect(fact(row, 'Year')).toHaveText('2021');
  await expect(fact(row, 'Mileage')).toHaveText('23 400 km');
  await expect(fact(row, 'Country')).toContainText('Germany');
  await expect(fact(row, 'Bids')).toHaveText('4');
  await expect(fact(row, t('offersDetails:facts.buyNow'))).toHaveText('9 900 €');
  await expect(fact(row, t('offersDetails:facts.minimalPrice'))).toHaveText('8 000 €');
  await expand(row);
  await expect(row.locator('dl')).toHaveCount(0);
});

for (const [score, words] of [
  [78, '78 · strong'],
  [50, '50 · fair'],
  [0, '0 · weak'],
  [null, 'not scored'],
] as const) {
  test(`a row shows the score as a number with its band: ${words}`, async ({ page, browse }) => {
    const row = await aRow(page, browse, { score });
    await expand(row);
    await expect(fact(row, 'Score')).toHaveText(words);
    await expect(fact(row, 'Score').locator('svg')).toHaveCount(score === null ? 0 : 1);
  });
}

test('the list can still be scrolled while a row asks for a confirmation', async ({ page, browse }) => {
  const row = await aRow(page, browse, { buy_now_price: 9900, buy_now_contract: { id: 5, price: 9900 } });
  await expand(row);
  await row.getByRole('button', { name: 'Buy now' }).click();
  await expect(row.getByRole('button', { name: 'Buy for 9 900 €' })).toBeVisible();
  await row.hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => browse.scrollPlace()).toBeGreaterThan(300);
});

test('an agricultural machine shows its production year', async ({ page, browse }) => {
  const row = await aRow(page, browse, { vehicle_type: 'AgriculturalMachine', production_year: 2014, year: 2015 });
  await expand(row);
  await expect(fact(row, t('offersDetails:facts.productionYear'))).toHaveText('2014');
  await expect(fact(row, 'Year')).toHaveCount(0);
});

for (const [words, standing, highest, own, text] of [
  ['in red if outbid', 'outbid', 8450, 8000, '8 000 €'],
  ['in blue if leading', 'leading', 8450, 8450, '8 450 €'],
  ['as a dash if there is none', 'notBidding', 8450, null, '–'],
] as const) {
  test(`a row shows the own bid ${words}`, async ({ page, browse }) => {
    const row = await aRow(page, browse, { bets_count: 2, highest_bet: highest, current_dealer_highest_bet: own });
    await expand(row);
    const ownBid = fact(row, t('offersDetails:facts.ownBid')).locator('[data-standing]');
    await expect(ownBid).toHaveText(text);
    await expect(ownBid).toHaveAttribute('data-standing', standing);
    const whole = fact(row, t('offersDetails:facts.ownBid'));
    await expect(whole).toContainText({ outbid: 'Outbid', leading: 'leading', notBidding: '–' }[standing]);
    await expect(whole.locator('svg')).toHaveCount(standing === 'notBidding' ? 0 : 1);
    const colour = await ownBid.evaluate(element => getComputedStyle(element).color);
    const [red = 0, , blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
    if (standing === 'outbid') expect(red).toBeGreaterThan(blue);
    if (standing === 'leading') expect(blue).toBeGreaterThan(red);
  });
}

test('the action bar of a row depends on the state of the offer', async ({ page, browse }) => {
  const price = { buy_now_price: 9900, buy_now_contract: { id: 5, price: 9900 } };
  await withRows(page, BROWSE, 'offers', [{ ...plain, ...price }, plain, { ...plain, closed: true }]);
  await browse.open();
  const [fixed, auction, sold] = [0, 1, 2].map(index => browse.tiles.nth(index));
  for (const row of [fixed!, auction!, sold!]) await expand(row);
  await expect(fixed!.getByRole('button', { name: 'Buy now' })).toBeVisible();
  await expect(fixed!.getByRole('button', { name: 'Place a different offer' })).toBeVisible();
  await expect(auction!.getByRole('textbox', { name: 'Your offer' })).toBeVisible();
  await expect(auction!.getByRole('button', { name: 'Place bid' })).toBeVisible();
  await expect(sold!.getByRole('button', { name: /Buy now|Place bid/ })).toHaveCount(0);
});

test('an expanded row stays expanded when it is drawn again', async ({ page, browse }) => {
  await browse.open();
  const [first, second] = await browse.numbersDrawn();
  const [expanded, collapsed] = [browse.tile(first!), browse.tile(second!)];
  const before = (await expanded.boundingBox())!.height;
  await expand(expanded);
  await expect(expanded.locator('dl')).toBeVisible();
  const height = (await expanded.boundingBox())!.height;
  expect(height - before).toBeGreaterThan(140);
  await browse.list.evaluate(list => list.scrollTo(0, 6000));
  await expect(expanded).toHaveCount(0);
  await browse.list.evaluate(list => list.scrollTo(0, 0));
  await expect(expanded.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(async () => (await expanded.boundingBox())?.height).toBe(height);
  await expect(collapsed.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await page.goBack();
  await expect(expanded.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-expanded', 'true');
});

test('a list returns to the same place within an expanded row', async ({ page, browse }) => {
  await page.goto('/purchasing/my-bets');
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

test('infinite scrolling loads more within 200 px of the bottom', async ({ page, browse, standIn }) => {
  const more = () => standIn.requests.filter(({ path, query }) => /browse$/.test(path) && /page=2/.test(query)).length;
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
});

test('the list is 1050 px wide with gaps of multiples of 4 px and a padding of 10 px', async ({ browse }) => {
  await browse.open();
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

test('a repeated j key is not lost before the focus has moved', async ({ page, browse }) => {
  await browse.open();
  const numbers = await browse.numbersDrawn();
  await page.evaluate(() => {
    for (const key of ['j', 'j', 'j', 'k', 'j'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await expect(browse.list.locator('article:focus')).toHaveAttribute('data-offer', numbers[2]!);
  await page.keyboard.press('j');
  await expect(browse.list.locator('article:focus')).toHaveAttribute('data-offer', numbers[3]!);
});

test('a row with a final price accepts no bid, even without `closed`', async ({ page, browse }) => {
  const row = await aRow(page, browse, { final_price: 9000, buy_now_price: 9900 });
  await expect(row).toContainText(t('offers:sold'));
  await expand(row);
  await expect(row.getByText(t('offers:closed'))).toBeVisible();
  await expect(row.getByRole('textbox')).toHaveCount(0);
  await expect(row.getByRole('button', { name: /Buy now|Place/ })).toHaveCount(0);
});

test.describe('an archived deal', () => {
  const deal = { vehicle_picked_up: false, invoice_created: false, easy_transport_enabled: true };

  test('asks for no pickup, and shows its papers but no unknown amount', async ({ page }) => {
    const details = {
      ...deal,
      seller_fist_name: 'Jana',
      commission: null,
      contract_pdf: 'https://files.example/c',
    };
    const unsaid = { archived_at: null, closed: false, final_price: null };
    const change = { ...plain, ...unsaid, realization_details: details };
    await withRows(page, /archive_accepted/, 'offers', [change]);
    await page.goto('/purchasing/archived');
    const row = page.getByRole('region', { name: 'Sold', exact: true }).getByRole('article').first();
    await expect(row).toContainText(t('realization:stage.archived'));
    await expand(row);
    await expect(row.getByRole('link', { name: t('realization:contract') })).toBeVisible();
    await expect(fact(row, t('realization:seller'))).toHaveText('Jana');
    for (const amount of ['clientPrice', 'commission'] as const) {
      await expect(fact(row, t(`realization:${amount}`))).toHaveCount(0);
    }
    for (const name of ['Confirm pickup', 'Order transport', 'Place bid']) {
      await expect(row.getByRole('button', { name })).toHaveCount(0);
    }
  });
});

test('a row shows only one year', async ({ page, browse }) => {
  const row = await aRow(page, browse, { year: 2021, production_year: 2020 });
  await expand(row);
  await expect(fact(row, 'Year')).toHaveText('2021');
  await expect(row.getByText('2020')).toHaveCount(0);
});

test('an expanded row stays expanded after its page was opened and after a reload', async ({ page, browse }) => {
  const row = await aRow(page, browse, {});
  await expand(row);
  await row.getByRole('link', { name: 'Open offer' }).click();
  await expect(browse.sheet.getByRole('textbox', { name: 'Your offer' })).toBeVisible();
  await page.goBack();
  await expect(row.getByRole('textbox', { name: 'Your offer' })).toBeVisible();
  await page.reload();
  await expect(row.getByRole('textbox', { name: 'Your offer' })).toBeVisible();
  await expand(row);
  await page.reload();
  await expect(row).toBeVisible();
  await expect(row.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-expanded', 'false');
});
