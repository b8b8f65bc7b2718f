import type { Page } from '@playwright/test';
import { defaultQuestion } from '../../src/domain/offers/list/BrowseQuestion';
import { allListsAsked } from './support/allListsAsked';
import { coveredParts } from './support/coveredParts';
import { expect, test } from './support/test';
import { textsOf } from './support/textsOf';

const t = textsOf('de');

/** The last one is a laptop at 200 % zoom. */
const windows = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 868, height: 900 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
  { width: 720, height: 450 },
] as const;

async function expectNothingCovered(
  page: Page,
  screen: string,
  counts: (part: string) => boolean = Boolean,
): Promise<void> {
  for (const window of windows) {
    await page.setViewportSize(window);
    const covered = await coveredParts(page);
    expect.soft(covered.filter(counts), `${screen} at ${window.width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

// Each screen is looked at in six windows.
test.setTimeout(240_000);

test.use({
  backend: 'http',
  locale: 'de-DE',
  signedIn: 'seller',
  marketOptions: { offers: 200, tempo: 0, seed: 1, language: 'de', archivedSales: 20_000 },
});

const pages = [
  '/',
  '/browsing/browse',
  '/browsing/liked',
  '/purchasing/conversations',
  '/purchasing/my-bets',
  '/purchasing/realization',
  '/purchasing/board',
  '/purchasing/board/pickup',
  '/browsing/liked/sheet',
  '/purchasing/archived',
  '/purchasing/invoices',
  '/archived-on-platform',
  '/settings/profile',
  '/settings/language',
  '/settings/password',
  '/settings/trading',
  '/settings/notifications',
  '/settings/data',
  '/selling/sell',
  '/selling/vehicles',
  '/selling/clients',
  '/selling/clients/create',
  '/selling/invoices',
  '/selling/margin-book',
  '/selling/invoice-templates',
];

test.beforeEach(async ({ page }) => {
  // The native app is not offered.
  await page.addInitScript(() => sessionStorage.setItem('browserChosen', 'yes'));
});

test('nothing floats over a control or an amount on any screen', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expectNothingCovered(page, path);
  }
});

test('nothing floats over a control or an amount on an offer', async ({ page }) => {
  await page.goto('/browsing/browse?type=Motorbike');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForLoadState('networkidle');
  await expectNothingCovered(page, 'offer');
  await page.getByRole('button', { name: t('offersDetails:calculation') }).click();
  await page.getByRole('button', { name: t('valuation:find') }).click();
  await expect(page.getByRole('figure')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNothingCovered(page, 'calculation');
  await page.getByRole('button', { name: t('navigation:auctionsMenu.messages') }).click();
  await page.waitForLoadState('networkidle');
  // The messages lie over the photos and the map, and over nothing with a price.
  await expectNothingCovered(page, 'conversation', part => /€|bieten|kaufen/i.test(part));
});

test('nothing floats over a control or an amount beside the raises', async ({ page }) => {
  await page.goto('/purchasing/my-bets');
  await page.getByRole('button', { name: t('biddingBets:raises.several') }).click();
  const raise = page.getByRole('checkbox', { name: t('biddingBets:raise') });
  await raise.nth(0).check();
  await raise.nth(1).check();
  await expectNothingCovered(page, 'raising');
  await page.getByRole('button', { name: t('biddingBets:raises.review_other', { count: '2' }) }).click();
  await page.waitForLoadState('networkidle');
  await expectNothingCovered(page, 'raises');
});

test('nothing floats over a control or an amount while there is news', async ({ page, standIn }) => {
  await page.goto('/browsing/browse');
  await allListsAsked(standIn);
  await page.waitForLoadState('networkidle');
  const { offers } = standIn.marketplace.dealer('seller@paddock.example')!.list('ownBids', defaultQuestion);
  for (const { hashId } of offers) standIn.marketplace.rivalBids(hashId);
  await expect(page.getByRole('region', { name: t('notifications:title') }).getByRole('article')).toHaveCount(1);
  await expectNothingCovered(page, 'news');
});
