import type { Locator, Page } from '@playwright/test';
import { defaultQuestion } from '../../src/domain/offers/BrowseQuestion';
import type { StandInBackend } from '../backend/StandInBackend';
import { allListsAsked } from './support/allListsAsked';
import { axeFindings } from './support/axeFindings';
import { continueInBrowser } from './support/continueInBrowser';
import { english as t } from './support/english';
import { leadingOffer } from './support/leadingOffer';
import { expect, test } from './support/test';

test.use({ backend: 'http' });

const buyer = 'buyer@paddock.example';

const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: t('notifications:title') }).getByRole('article');

async function atSettings(page: Page, standIn: StandInBackend): Promise<void> {
  await page.goto('/settings/language');
  await continueInBrowser(page);
  await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
  await allListsAsked(standIn);
  await page.waitForLoadState('networkidle');
}

test('many news toasts do not replace the ones being read, and the rest are counted', async ({ page, standIn }) => {
  const { offers } = standIn.marketplace.dealer(buyer)!.list('browse', defaultQuestion);
  const [first, ...others] = offers.slice(0, 5);
  await atSettings(page, standIn);
  standIn.marketplace.supportAnswers(buyer, first!.hashId, 'The first');
  const toast = toasts(page).filter({ hasText: 'The first' });
  await toast.hover();
  const place = await toast.boundingBox();
  for (const { hashId } of others) standIn.marketplace.supportAnswers(buyer, hashId, 'Another');
  await expect(page.getByRole('region', { name: t('notifications:title') })).toContainText('2 more');
  await expect(toasts(page)).toHaveCount(3);
  expect(await toast.boundingBox()).toEqual(place);
  expect(await axeFindings(page)).toEqual([]);
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(3);
  await expect(page.getByText('1 more')).toBeVisible();
  await toasts(page).first().getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('1 more')).toHaveCount(0);
  await expect(toasts(page)).toHaveCount(3);
});

test('a toast at 360 px covers neither an opened offer nor the button of its conversation', async ({
  page,
  browse,
  standIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { hashId, name } = leadingOffer(standIn);
  await browse.open();
  await continueInBrowser(page);
  await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
  await allListsAsked(standIn);
  await page.waitForLoadState('networkidle');
  const other = (await browse.numbersDrawn()).find(number => number !== hashId)!;
  await browse.tile(other).getByRole('link', { name: 'Open offer' }).click();
  const widget = page.getByRole('button', { name: 'Messages' });
  await expect(widget).toBeVisible();
  standIn.marketplace.rivalBids(hashId);
  await expect(toasts(page)).toContainText(name);
  await expect(async () => {
    const [toast, sheet, button] = await Promise.all(
      [toasts(page), browse.sheet, widget].map(one => one.boundingBox()),
    );
    expect(toast!.width).toBe(360);
    expect(sheet!.y + sheet!.height).toBeLessThanOrEqual(toast!.y);
    expect(button!.y + button!.height).toBeLessThanOrEqual(toast!.y);
  }).toPass();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('at its own address, an offer ends where the toasts begin', async ({ page, standIn }) => {
  const { hashId, name } = leadingOffer(standIn);
  const { offers } = standIn.marketplace.dealer(buyer)!.list('browse', defaultQuestion);
  await page.goto(`/browsing/offer/${offers.find(offer => offer.hashId !== hashId)!.hashId}`);
  const data = page.getByRole('region', { name: 'Vehicle data' });
  await expect(data).toBeVisible();
  await allListsAsked(standIn);
  await page.waitForLoadState('networkidle');
  standIn.marketplace.rivalBids(hashId);
  await expect(toasts(page)).toContainText(name);
  // So that it stays.
  await toasts(page).hover();
  await expect(async () => {
    const end = await data.evaluate(element => {
      let area = element;
      while (getComputedStyle(area).overflowY !== 'auto') area = area.parentElement!;
      return area.getBoundingClientRect().bottom;
    });
    const toast = await toasts(page).boundingBox();
    expect(Math.round(end)).toBe(Math.round(toast!.y));
  }).toPass();
});
