import type { Locator, Page } from '@playwright/test';
import type { StandInBackend } from '../backend/StandInBackend';
import { axeFindings } from './support/axeFindings';
import { continueInBrowser } from './support/continueInBrowser';
import { coveredParts } from './support/coveredParts';
import { bidByOthers, english as t, unbidAuction } from './support/english';
import { shiftsIn, watchLayoutShifts } from './support/layoutShifts';
import { expect, test } from './support/test';

test.use({ backend: 'http' });

const BETS = '/api/v2/bets';

const bidsSent = ({ requests }: StandInBackend) =>
  requests.filter(({ method, path }) => method === 'POST' && path === BETS).map(({ body }) => body);

const field = (area: Locator) => area.getByRole('textbox', { name: 'Your offer' });
const limit = (area: Locator) => area.getByRole('textbox', { name: 'My limit' });
const openLimit = (area: Locator) => area.getByRole('button', { name: 'My limit', exact: true }).click();
const review = (area: Locator) => area.getByRole('group', { name: 'Review' });
const chips = (area: Locator) => area.getByRole('group', { name: 'Amounts' });
const confirmation = (area: Locator) => area.getByRole('button', { name: /^Yes, bid/ });

/** The highest bid that the tile shows, in whole euros. */
async function highestBid(tile: Locator): Promise<number> {
  const text = await tile
    .locator('dt', { hasText: t('offersDetails:facts.highestBid') })
    .locator('+ dd')
    .first()
    .innerText();
  return Number(text.replace(/\D/g, ''));
}

async function atAnAuction(
  page: Page,
  browse: { open(): Promise<void>; firstTile(text: RegExp): Promise<{ tile: Locator; number: string }> },
) {
  await browse.open();
  await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
  const { tile, number } = await browse.firstTile(bidByOthers);
  await tile.getByRole('button', { name: 'Details' }).click();
  await expect(field(tile)).toBeVisible();
  await expect(tile.getByRole('button', { name: 'Place bid' })).toBeEnabled();
  return { tile, number, highest: await highestBid(tile) };
}

test('a bid with one digit too many needs a second press that names the amount', async ({ page, browse, standIn }) => {
  const { tile, highest } = await atAnAuction(page, browse);
  await chips(tile)
    .getByRole('button', { name: /^Minimum\s\d/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(field(tile)).toHaveValue(new RegExp(`^${String(highest + 50).replace(/\B(?=(\d{3})+$)/g, '\\s')}$`));
  expect(bidsSent(standIn)).toEqual([]);

  await field(tile).press('End');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(confirmation(tile)).toBeFocused();
  await expect(confirmation(tile)).toHaveAccessibleName(/^Yes, bid [\d\s]+€$/);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(field(tile)).toBeFocused();
  await expect(confirmation(tile)).toHaveCount(0);
  expect(bidsSent(standIn)).toEqual([]);

  await page.keyboard.press('Backspace');
  await expect(review(tile)).toContainText('14 days');
  await expect(review(tile)).toContainText('50 € over the highest bid');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
  expect(bidsSent(standIn)).toHaveLength(1);
});

for (const isOverList of [true, false]) {
  const where = isOverList ? 'over a list' : 'at its own address';
  test(`on a phone, nothing covers the form of an unusual bid on an offer ${where}`, async ({ page, browse }) => {
    const { tile, number, highest } = await atAnAuction(page, browse);
    if (isOverList) await tile.getByRole('link', { name: 'Open offer' }).click();
    else await page.goto(`/browsing/offer/${number}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await continueInBrowser(page);
    const price = page.getByRole('region', { name: 'Price' });
    await field(price).fill(String(10 * highest + 500));
    await price.getByRole('button', { name: 'Place bid' }).click();
    await expect(confirmation(price)).toBeFocused();
    expect(await coveredParts(page)).toEqual([]);
  });
}

test('a limit shows in a collapsed row, and moves nothing when it arrives', async ({ page, browse }) => {
  await watchLayoutShifts(page);
  const { tile, number, highest } = await atAnAuction(page, browse);
  const marks = page.getByText(/Limit: \d/);
  await expect(marks).toHaveCount(0);
  await openLimit(tile);
  await limit(tile).fill(String(highest + 300));
  await expect(tile.getByText('250 € above the minimum bid')).toBeVisible();
  await tile.getByRole('button', { name: 'Details' }).click();
  await expect(tile.getByText(/Limit: 250\s€ left/)).toBeVisible();

  await page.reload();
  await expect(browse.tile(number).getByText(/Limit: 250\s€ left/)).toBeVisible();
  await expect(marks).toHaveCount(1);
  expect(await shiftsIn(page.getByRole('main'))).toBe(0);
});

test('the exposure that arrives late moves nothing in the form', async ({ page, browse }) => {
  await page.goto('/settings/trading');
  await page.getByRole('textbox', { name: 'Budget' }).fill('9000000');
  await expect(page.getByRole('status').filter({ hasText: t('settingsTrading:saved') })).toBeVisible();
  let answer = () => {};
  const answered = new Promise<void>(resolve => (answer = resolve));
  await page.route(/offers\/(dealer_offers|in_realization)\b/, async route => {
    await answered;
    await route.fallback();
  });
  await browse.open();
  const { tile } = await browse.firstTile(unbidAuction);
  await tile.getByRole('button', { name: 'Details' }).click();
  await field(tile).fill('150');
  const place = () => tile.getByRole('button', { name: 'My limit', exact: true }).boundingBox();
  const before = await place();
  answer();
  await expect(tile.getByRole('meter', { name: 'Exposure' })).toBeVisible();
  expect(await place()).toEqual(before);
});
