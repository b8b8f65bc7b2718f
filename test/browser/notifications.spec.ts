import type { Locator, Page } from '@playwright/test';
import { bidStanding } from '../../src/domain/offers/BidStanding';
import { defaultQuestion } from '../../src/domain/offers/BrowseQuestion';
import type { HashId } from '../../src/domain/offers/Offer';
import { groupedNumber } from '../../src/domain/shared/GroupedNumber';
import { toEuros } from '../../src/domain/shared/Money';
import type { StandInBackend } from '../backend/StandInBackend';
import { wireCounters } from '../backend/wire/wireCounters';
import { isComplete } from '../infrastructure/inMemory/aMarketplace';
import { allListsAsked } from './support/allListsAsked';
import { axeFindings } from './support/axeFindings';
import { continueInBrowser } from './support/continueInBrowser';
import { english as t } from './support/english';
import { openKeySheet } from './support/openKeySheet';
import { expect, test } from './support/test';

test.use({ backend: 'http' });

const buyer = 'buyer@paddock.example';

/** An offer on which this dealer leads. */
function leadingOffer({ marketplace }: StandInBackend) {
  const { offers } = marketplace.dealer(buyer)!.list('ownBids', defaultQuestion);
  const found = offers.map(isComplete).find(offer => !offer.closed && bidStanding(offer) === 'leading');
  if (!found) throw new Error('The buyer leads nowhere.');
  return { hashId: found.hashId, name: `${found.label1} ${found.label2}`.trim() };
}

const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: t('notifications:title') }).getByRole('article');

async function atSettings(page: Page, standIn: StandInBackend): Promise<void> {
  await page.goto('/settings/language');
  await continueInBrowser(page);
  await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
  await allListsAsked(standIn);
  await page.waitForLoadState('networkidle');
}

/** Simulates that the dealer switches to another tab or back. */
async function turnTab(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate(isHidden => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test('the news of a higher bid appears on another page, counts in the title and leads to the offer', async ({
  page,
  browse,
  standIn,
}) => {
  const { hashId, name } = leadingOffer(standIn);
  await atSettings(page, standIn);
  const title = await page.title();
  standIn.marketplace.rivalBids(hashId);
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText(name);
  await expect(page.getByRole('status').filter({ hasText: name })).toBeAttached();
  await expect(page).toHaveTitle(`(1) ${title}`);
  expect(await axeFindings(page)).toEqual([]);

  standIn.marketplace.rivalBids(hashId);
  const amount = toEuros(isComplete(standIn.marketplace.dealer(buyer)!.open(hashId)!.offer).highestBid);
  await expect(toasts(page)).toContainText(`${groupedNumber(amount)} €`);
  await expect(toasts(page)).toHaveCount(1);

  await toasts(page)
    .getByRole('link', { name: t('notifications:openOffer') })
    .click();
  await expect(browse.sheet).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^\(/);
});

test('the answer of the support side leads to its conversation, and Escape closes the toast', async ({
  page,
  browse,
  standIn,
}) => {
  await browse.open();
  await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
  const { number } = await browse.firstTile();
  const answer = () => standIn.marketplace.supportAnswers(buyer, number as HashId, 'The papers are <b>here</b>');
  answer();
  await expect(toasts(page)).toContainText('The papers are <b>here</b>');
  await toasts(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  answer();
  await toasts(page)
    .getByRole('link', { name: t('notifications:openConversation') })
    .click();
  await expect(page).toHaveURL(`/purchasing/conversations/${number}`);
  await expect(toasts(page)).toHaveCount(0);
  // Until the conversation is shown, an answer still causes a toast.
  await expect(page.getByText('The papers are <b>here</b>')).toHaveCount(2);
  answer();
  await expect(page.getByText('The papers are <b>here</b>')).toHaveCount(3);
  await expect(toasts(page)).toHaveCount(0);
});

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

test('the title of a hidden tab counts news until the dealer returns', async ({ page, browse, standIn }) => {
  const { hashId } = leadingOffer(standIn);
  await browse.open();
  await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
  await allListsAsked(standIn);
  await page.waitForLoadState('networkidle');
  const title = await page.title();
  await turnTab(page, true);
  standIn.marketplace.rivalBids(hashId);
  await expect(page).toHaveTitle(`(1) ${title}`);
  const { number } = await browse.firstTile();
  standIn.marketplace.supportAnswers(buyer, number as HashId, 'Yes');
  await expect(page).toHaveTitle(number === hashId ? `(1) ${title}` : `(2) ${title}`);
  await turnTab(page, false);
  await expect(page).toHaveTitle(title);
  await expect(toasts(page).last()).toContainText('Yes');
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

test('the badges of the menu show up to 9+ and the toolbar shows up to +9', async ({ page, browse, standIn }) => {
  await browse.open();
  await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
  await page.waitForLoadState('networkidle');
  const count = (counted: number) =>
    standIn.cable.broadcast(
      'InAppNotificationsChannel',
      wireCounters({
        purchases: counted,
        messages: counted,
        bids: counted,
        inRealization: counted,
        invoices: counted,
        likedOffers: counted,
      }),
      buyer,
    );
  const names = ['Want to buy', 'Messages', 'My bets', 'In realization', 'Invoices'];
  const item = (name: string, counted: number) =>
    page
      .getByRole('navigation')
      .locator('a, button')
      .filter({ hasText: new RegExp(`^${name}(9\\+?)?, ${counted} new$`) });
  count(9);
  for (const name of names) await expect(item(name, 9)).toContainText(/9,/);
  await expect(browse.tool('Liked offers')).toHaveText('9');
  count(10);
  for (const name of names) await expect(item(name, 10)).toContainText('9+');
  await expect(browse.tool('Liked offers')).toHaveText('+9');
  await expect(browse.tool('Liked offers')).toHaveAccessibleName('Liked offers +9');
  expect(await axeFindings(page)).toEqual([]);
});

test('a badge disappears only when the deal that it counts is on screen', async ({ page, standIn }) => {
  await atSettings(page, standIn);
  const { offers } = standIn.marketplace.dealer(buyer)!.list('browse', defaultQuestion);
  const { hashId, id } = offers.map(isComplete).find(offer => !offer.closed && offer.buyNowPrice > 0)!;
  let answer = (): void => undefined;
  standIn.faults.fail('GET /api/v2/offers/in_realization', {
    delay: new Promise<void>(resolve => (answer = resolve)),
  });
  expect(standIn.marketplace.dealer(buyer)!.acceptBuyNow(id).ok).toBe(true);
  const item = page.getByRole('navigation').getByRole('link', { name: /^In realization/, includeHidden: true });
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Want to buy/ })
    .click();
  await expect(item).toHaveAccessibleName(/new$/);
  await item.click();
  await expect(page).toHaveURL('/purchasing/realization');
  await expect.poll(() => standIn.requests.some(({ path }) => path.includes('in_realization'))).toBe(true);
  await expect(item).toHaveAccessibleName(/new$/);
  answer();
  const deals = page.getByRole('region', { name: 'In realization', exact: true }).getByRole('article');
  await expect(deals.filter({ hasText: hashId })).toBeVisible();
  await expect(item).not.toHaveAccessibleName(/new/);
});

test('the key sheet names every key', async ({ page, browse }) => {
  await browse.open();
  const sheet = await openKeySheet(page);
  await expect(sheet).toHaveAccessibleName(t('navigationKeys:title'));
  await expect(sheet.locator('kbd')).toHaveText(['/', 'j', 'k', 'Enter', 'Shift + Enter', 'Esc', 'l', '← ↑ ↓ →', '?']);
});
