import type { Page } from '@playwright/test';
import { axeFindings } from './support/axeFindings';
import type { BrowseScreen } from './support/BrowseScreen';
import { continueInBrowser } from './support/continueInBrowser';
import { english as t, unbidAuction } from './support/english';
import { fullIf } from './support/fullIf';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';
import { unbidOnServer } from './support/unbidOnServer';

test.use({ backend: 'http', marketOptions: { offers: 200, tempo: 0, seed: 1, archivedSales: 20_000 } });

const SOLD = /\/api\/v2\/archive_offers\/sold\?/;

async function openCalculation(page: Page, browse: BrowseScreen, number?: string) {
  await browse.open('?type=Motorbike');
  await continueInBrowser(page);
  const tile = number === undefined ? (await browse.firstTile(unbidAuction)).tile : browse.tile(number);
  await tile.getByRole('link', { name: 'Open offer' }).click();
  await browse.sheet.getByRole('button', { name: 'My calculation' }).click();
  const region = browse.sheet.getByRole('region', { name: 'My calculation' });
  await expect(region.getByRole('textbox', { name: 'Expected sale price' })).toBeVisible();
  await region.getByText(t('valuation:parts')).click();
  return { region, price: browse.sheet.getByRole('region', { name: 'Price', exact: true }) };
}

async function setMarkup(page: Page) {
  await page.goto('/settings/trading');
  await page.getByRole('textbox', { name: t('valuation:defaults.markup') }).fill('18 %');
  await expect(page.getByText(t('settingsTrading:saved')).first()).toBeVisible();
}

test(
  'a calculation ends in a maximum bid, which becomes the limit, and fills in the minimum bid',
  // The sales omit their prices, and the offer most of its facts.
  { tag: ['@main', '@austere'] },
  async ({ page, browse, market, standIn }) => {
    const { region, price } = await openCalculation(page, browse, unbidOnServer(market, 'Motorbike'));
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
    await region.getByRole('button', { name: 'Fill in' }).click();
    await expect(price.getByRole('textbox', { name: 'Your offer' })).toHaveValue('50');
    await expect(price.getByRole('textbox', { name: 'Your offer' })).toBeFocused();
    expect(standIn.requests.slice(asked).filter(({ method }) => method === 'POST')).toEqual([]);

    await price.getByRole('textbox', { name: 'Your offer' }).fill('100');
    await expect(region.getByRole('row', { name: t('valuation:at.typed') })).toContainText(/7\s400\s€/);
    await price.getByRole('button', { name: 'Place bid' }).click();
    await expect(price.getByText(t('bidding:thankYou.bid'))).toBeVisible();
    await expect(region.getByRole('row', { name: t('valuation:at.minimum') })).toContainText(/150\s€/);

    await page.reload();
    await continueInBrowser(page);
    await expect(maximum).toHaveText(/^6\s500\s€$/);
  },
);

test('the end of the page stays in sight beside a longer calculation', async ({ page, browse }) => {
  const { region } = await openCalculation(page, browse);
  await region.getByRole('textbox', { name: 'Expected sale price' }).fill('10 000');
  await region.getByRole('button', { name: 'Find comparables' }).click();
  await region.getByRole('region', { name: t('valuation:salesTable') }).hover();
  await browse.sheet.evaluate(sheet => sheet.scrollTo(0, sheet.scrollHeight));
  await expect(browse.sheet.locator('aside > :last-child')).toBeInViewport();
  await expect(browse.sheet.locator('aside + div > div > :last-child')).toBeInViewport();
});

test('a search in the archive can be cancelled with the keyboard, and what was found stays', async ({
  page,
  browse,
}) => {
  const held: (() => void)[] = [];
  await page.route(SOLD, async (route, request) => {
    if (new URL(request.url()).searchParams.get('page') !== '1') await new Promise<void>(go => held.push(go));
    await route.fallback();
  });
  const { region } = await openCalculation(page, browse);
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

test('the keyboard alone leads from a calculation to the limit and to the bid', async ({ page, browse, standIn }) => {
  const { region, price } = await openCalculation(page, browse);
  const { keyboard } = page;
  await tabTo(region.getByRole('textbox', { name: 'Expected sale price' }));
  await keyboard.type('150');
  await tabTo(region.getByRole('textbox', { name: 'Target margin' }));
  await keyboard.type('5 %');
  await tabTo(region.getByRole('button', { name: 'Use as limit' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(region.getByText(/^Your limit is now/)).toBeVisible();
  await tabTo(region.getByRole('button', { name: 'Fill in' }));
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `axe finds nothing on an offer with all panels open, and in the settings of trading, in the ${colorScheme} theme`,
    fullIf(colorScheme === 'dark'),
    async ({ page, browse }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/settings/trading');
      await page.getByRole('textbox', { name: 'Budget' }).fill('100');
      await expect(page.getByText(t('settingsTrading:saved')).first()).toBeVisible();
      await setMarkup(page);
      const { region, price } = await openCalculation(page, browse);
      await price.getByRole('textbox', { name: 'Your offer' }).fill('150');
      await expect(price.getByText(/over your budget/)).toBeVisible();
      await region.getByRole('textbox', { name: 'Target margin' }).fill('5 %');
      await region.getByRole('button', { name: 'Find comparables' }).click();
      await region.getByRole('button', { name: 'Use as sale price' }).click();
      await region.getByRole('button', { name: 'Use as limit' }).click();
      await price.getByRole('button', { name: 'My limit', exact: true }).click();
      await expect(price.getByRole('textbox', { name: 'My limit' })).not.toHaveValue('');
      expect.soft(await axeFindings(page), 'offer').toEqual([]);
      await page.goto('/settings/trading');
      await expect(page.getByRole('textbox', { name: t('valuation:yard.latitude') })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    },
  );

  test(
    `axe finds nothing in a calculation in the ${colorScheme} theme on a phone`,
    fullIf(colorScheme === 'light'),
    async ({ page, browse }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 844 });
      const { region } = await openCalculation(page, browse);
      await region.getByRole('button', { name: 'Find comparables' }).click();
      await region.getByRole('textbox', { name: 'Expected sale price' }).fill('9 000');
      await expect(region.getByRole('status', { name: 'Break-even bid' })).toContainText('€');
      await expect(region.getByRole('button', { name: 'Use as limit' })).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
      const overflow = await region.evaluate(element => element.scrollWidth - element.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );
}

test('the usual costs and the yard are set once and count in every calculation', async ({
  page,
  browse,
  context,
  isAustere,
}) => {
  await page.goto('/settings/trading');
  const trading = page.getByRole('main');
  await trading.getByRole('textbox', { name: t('valuation:fixedCosts') }).fill('250');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 52.52, longitude: 13.405 });
  await trading.getByRole('button', { name: t('valuation:yard.locate') }).click();
  await expect(trading.getByRole('textbox', { name: t('valuation:yard.latitude') })).toHaveValue('52.52');
  await trading.getByRole('textbox', { name: t('valuation:defaults.transportPerKm') }).fill('1');
  await expect(trading.getByText(t('settingsTrading:saved')).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  let answer = () => {};
  const answered = new Promise<void>(resolve => (answer = resolve));
  await page.route(/\/api\/v2\/offers\/[A-Z]{2}-\w+$/, async route => {
    await answered;
    await route.continue();
  });
  const { region } = await openCalculation(page, browse);
  await region.getByRole('textbox', { name: 'Expected sale price' }).fill('9000');
  await expect(region.getByText(t('valuation:noTransport'))).toBeVisible();
  await expect(region.getByRole('button', { name: 'Use as limit' })).toHaveCount(0);
  answer();
  const transport = region.getByRole('rowheader', { name: t('valuation:lines.transport') });
  // The austere server sends no coordinates.
  await expect(transport).toContainText(isAustere ? t('valuation:source.noDistance') : /\d+\skm/);
  await expect(region.getByRole('row', { name: t('valuation:lines.fixedCosts') })).toContainText(/-250\s€/);

  await region.getByRole('textbox', { name: t('valuation:defaults.commissionFloor') }).fill('310');
  await expect(region.getByRole('row', { name: t('valuation:lines.commission') })).toContainText(/-310\s€/);
});

for (const [tiles, role] of [
  ['with tiles', 'application'],
  ['without tiles', 'img'],
] as const) {
  test(`a press on the map sets the yard ${tiles}`, fullIf(role === 'img'), async ({ page, watch }) => {
    if (role === 'img') {
      watch.expects(/ERR_FAILED/);
      await page.route(/\/tiles\//, route => route.abort());
    }
    await page.goto('/settings/trading');
    const latitude = page.getByRole('textbox', { name: t('valuation:yard.latitude') });
    const press = async (name: string, y: number) => {
      await expect(page.getByRole(role, { name })).toBeVisible();
      await page.getByRole(role, { name }).click({ position: { x: 200, y } });
    };
    await press(t('valuation:yard.emptyMap'), 100);
    await expect(latitude).toHaveValue(/^\d+\.\d+$/);
    const north = Number(await latitude.inputValue());
    await press(t('valuation:yard.map'), 250);
    await expect.poll(async () => Number(await latitude.inputValue())).toBeLessThan(north);
    const south = await latitude.inputValue();
    await page.reload();
    await expect(latitude).toHaveValue(south);
  });
}
