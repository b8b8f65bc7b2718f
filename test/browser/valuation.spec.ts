import type { BrowseScreen } from './support/BrowseScreen';
import { continueInBrowser } from './support/continueInBrowser';
import { english as t, unbidAuction } from './support/english';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';
import { unbidOnServer } from './support/unbidOnServer';
import { visit } from './support/visit';

test.use({ backend: 'http', marketOptions: { offers: 200, tempo: 0, seed: 1, archivedSales: 20_000 } });

const SOLD = /\/api\/v2\/archive_offers\/sold\?/;

async function openCalculation(browse: BrowseScreen, number?: string) {
  await browse.open('?type=Motorbike');
  return calculationIn(browse, number);
}

async function calculationIn(browse: BrowseScreen, number?: string) {
  const tile = number === undefined ? (await browse.firstTile(unbidAuction)).tile : browse.tile(number);
  await tile.getByRole('link', { name: 'Open offer' }).click();
  await browse.sheet.getByRole('button', { name: 'My calculation' }).click();
  const region = browse.sheet.getByRole('region', { name: 'My calculation' });
  await expect(region.getByRole('textbox', { name: 'Expected sale price' })).toBeVisible();
  await region.getByText(t('valuation:parts')).click();
  return { region, price: browse.sheet.getByRole('region', { name: 'Price', exact: true }) };
}

test(
  'a calculation ends in a maximum bid, which becomes the limit, and fills in the minimum bid',
  // The main flow. On the austere server, the sales omit their prices, and the offer most of its facts.
  { tag: ['@main', '@austere'] },
  async ({ browse, market, standIn }) => {
    const { region, price } = await openCalculation(browse, unbidOnServer(market, 'Motorbike'));
    await region.getByRole('textbox', { name: 'Expected sale price' }).fill('10 000');
    await region.getByRole('combobox', { name: 'Taxation' }).selectOption({ label: t('valuation:taxations.net') });
    await region.getByRole('combobox', { name: 'VAT rate' }).fill('25');
    await region.getByRole('textbox', { name: 'Fixed costs' }).fill('500');
    await region.getByRole('textbox', { name: 'Target margin' }).fill('1 000 €');
    const maximum = region.getByRole('status', { name: 'Maximum bid' });
    await expect(maximum).toHaveText(/^6\s500\s€$/);

    await region.getByRole('button', { name: 'Use as limit' }).click();
    await expect(region.getByText(t('valuation:limitSet', { amount: '6 500 €' }))).toBeVisible();
    await expect(region.getByRole('row', { name: t('valuation:at.limit') })).toContainText(/1\s000\s€/);
    const asked = standIn.requests.length;
    await region.getByRole('button', { name: 'Fill in minimum bid' }).click();
    await expect(price.getByRole('textbox', { name: 'Your offer' })).toHaveValue('50');
    await expect(price.getByRole('textbox', { name: 'Your offer' })).toBeFocused();
    expect(standIn.requests.slice(asked).filter(({ method }) => method === 'POST')).toEqual([]);

    await price.getByRole('textbox', { name: 'Your offer' }).fill('100');
    await expect(region.getByRole('row', { name: t('valuation:at.typed') })).toContainText(/7\s400\s€/);
    await price.getByRole('button', { name: 'Place bid' }).click();
    await expect(price.getByText(t('bidding:thankYou.bid'))).toBeVisible();
    await expect(region.getByRole('row', { name: t('valuation:at.minimum') })).toContainText(/150\s€/);
  },
);

// Only a browser repeats a held key, moves the focus and scrolls.
test(
  'the keyboard alone leads from a calculation to its sales, to the limit and to the bid',
  { tag: '@main' },
  async ({ page, browse, standIn }) => {
    const held: (() => void)[] = [];
    await page.route(SOLD, async (route, request) => {
      if (new URL(request.url()).searchParams.get('page') !== '1') await new Promise<void>(go => held.push(go));
      await route.fallback();
    });
    const { region, price } = await openCalculation(browse);

    await test.step('a search in the archive can be cancelled, and what was found stays', async () => {
      await region.getByRole('button', { name: 'Find comparables' }).focus();
      for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await expect(region.getByText(/^1 of \d+ pages$/)).toBeVisible();
      await expect(region.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(region.getByRole('button', { name: 'Find comparables' })).toBeFocused();
      await expect(region.getByRole('figure', { name: 'Comparable sales' })).toBeVisible();
      await expect(region.getByRole('button', { name: 'Find comparables' })).toBeVisible();
      held.forEach(go => go());
    });

    await test.step('the end of the page stays in sight beside a longer calculation', async () => {
      await region.getByRole('textbox', { name: 'Expected sale price' }).fill('10 000');
      await region.getByRole('region', { name: t('valuation:salesTable') }).hover();
      await browse.sheet.evaluate(sheet => sheet.scrollTo(0, sheet.scrollHeight));
      await expect(browse.sheet.locator('aside > :last-child')).toBeInViewport();
      await expect(browse.sheet.locator('aside + div > div > :last-child')).toBeInViewport();
      await region.getByRole('textbox', { name: 'Expected sale price' }).fill('');
    });

    await test.step('the limit and the bid are reached', async () => {
      const { keyboard } = page;
      await tabTo(region.getByRole('textbox', { name: 'Expected sale price' }));
      await keyboard.type('150');
      await tabTo(region.getByRole('textbox', { name: 'Target margin' }));
      await keyboard.type('5 %');
      await tabTo(region.getByRole('button', { name: 'Use as limit' }), 'Shift+Tab');
      await keyboard.press('Enter');
      await expect(region.getByText(/^Your limit is now/)).toBeVisible();
      await tabTo(region.getByRole('button', { name: 'Fill in minimum bid' }));
      await keyboard.press('Enter');
      const field = price.getByRole('textbox', { name: 'Your offer' });
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(/^\d+$/);
      await keyboard.press('Enter');
      await expect(price.getByRole('button', { name: 'Place bid' })).toBeFocused();
      expect(standIn.requests.filter(({ method, path }) => method === 'POST' && path === '/api/v2/bets')).toEqual([]);
      await keyboard.press('Enter');
      await expect(price.getByText(t('bidding:thankYou.bid'))).toBeVisible();
    });
  },
);

// Only a browser knows where it is.
test(
  'the usual costs and the yard are set once and count in every calculation',
  { tag: '@main' },
  async ({ page, browse, context }) => {
    await page.goto('/settings/trading');
    const trading = page.getByRole('main');
    for (const key of ['defaults.rest', 'lines.transport'] as const)
      await trading.getByRole('button', { name: `${t('valuation:defaults.set')}: ${t(`valuation:${key}`)}` }).click();
    await trading.getByRole('textbox', { name: t('valuation:fixedCosts') }).fill('250');
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 52.52, longitude: 13.405 });
    await trading.getByRole('button', { name: t('valuation:yard.locate') }).click();
    await trading.getByRole('button', { name: t('valuation:yard.coordinates') }).click();
    await expect(trading.getByRole('textbox', { name: t('valuation:yard.latitude') })).toHaveValue('52.52');
    await trading
      .getByRole('group', { name: t('valuation:lines.transport') })
      .getByRole('textbox', { name: t('valuation:defaults.perKm') })
      .fill('1');
    await expect(trading.getByText(t('settingsTrading:saved')).first()).toBeVisible();

    let answer = () => {};
    const answered = new Promise<void>(resolve => (answer = resolve));
    await page.route(/\/api\/v2\/offers\/[A-Z]{2}-\w+$/, async route => {
      await answered;
      await route.continue();
    });
    await visit(page, '/browsing/browse?type=Motorbike');
    const { region } = await calculationIn(browse);
    await region.getByRole('textbox', { name: 'Expected sale price' }).fill('9000');
    await expect(region.getByText(t('valuation:noTransport'))).toBeVisible();
    await expect(region.getByRole('button', { name: 'Use as limit' })).toHaveCount(0);
    answer();
    const transport = region.getByRole('rowheader', { name: t('valuation:lines.transport') });
    await expect(transport).toContainText(/\d+\skm/);
    await expect(region.getByRole('row', { name: t('valuation:lines.fixedCosts') })).toContainText(/-250\s€/);

    await region.getByRole('textbox', { name: t('valuation:defaults.commissionFloor') }).fill('310');
    await expect(region.getByRole('row', { name: t('valuation:lines.commission') })).toContainText(/-310\s€/);
  },
);

test('a press on the map sets the yard, with and without the tiles of the map', async ({ page, watch }) => {
  watch.expects(/ERR_FAILED/);
  await page.goto('/settings/trading');
  const latitude = page.getByRole('textbox', { name: t('valuation:yard.latitude') });
  await page.getByRole('button', { name: t('valuation:yard.onMap') }).click();
  await page.getByRole('button', { name: t('valuation:yard.coordinates') }).click();
  const press = async (role: 'application' | 'img', name: string, y: number) => {
    await expect(page.getByRole(role, { name })).toBeVisible();
    await page.getByRole(role, { name }).click({ position: { x: 200, y } });
  };
  await press('application', t('valuation:yard.emptyMap'), 100);
  await expect(latitude).toHaveValue(/^\d+\.\d+$/);
  const north = Number(await latitude.inputValue());
  await press('application', t('valuation:yard.map'), 250);
  await expect.poll(async () => Number(await latitude.inputValue())).toBeLessThan(north);
  const south = await latitude.inputValue();
  await page.route(/\/tiles\//, route => route.abort());
  await page.reload();
  await expect(latitude).toHaveValue(south);
  await test.step('the names of the towns on the map are whole, from the north of Germany to the south', async () => {
    const map = page.getByRole('img', { name: t('valuation:yard.map') });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await continueInBrowser(page);
      const names = await map.evaluate(element => {
        const edges = element.getBoundingClientRect();
        return [...element.querySelectorAll<HTMLElement>('[translate="no"]')]
          .map(name => ({ name: name.textContent, box: name.getBoundingClientRect(), whole: name.scrollWidth }))
          .filter(({ box }) => box.right > edges.left && box.left < edges.right && box.width > 0)
          .filter(({ box }) => box.bottom > edges.top && box.top < edges.bottom)
          .map(({ name, box, whole }) => ({
            name,
            isWhole: box.left >= edges.left && box.right <= edges.right && box.width >= whole - 1,
          }));
      });
      expect(names.filter(({ isWhole }) => !isWhole)).toEqual([]);
      expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(['Hamburg', 'München', 'Berlin', 'Köln']));
    }
  });
  await press('img', t('valuation:yard.map'), 250);
  await expect.poll(async () => Number(await latitude.inputValue())).toBeLessThan(Number(south));
});
