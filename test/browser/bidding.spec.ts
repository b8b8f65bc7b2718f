import type { Locator, Page } from '@playwright/test';
import { defaultQuestion } from '../../src/domain/offers/list/BrowseQuestion';
import type { HashId } from '../../src/domain/offers/Offer';
import { euros } from '../../src/domain/shared/Money';
import type { StandInBackend } from '../backend/StandInBackend';
import { buyerEmail } from '../infrastructure/demo/market/aMarketplace';
import { rowAndPanel } from './support/arrivedDeal';
import { boxOf } from './support/boxes';
import type { BrowseScreen } from './support/BrowseScreen';
import { continueInBrowser } from './support/continueInBrowser';
import { coveredParts } from './support/coveredParts';
import { bidByOthers, english as t, unbidAuction, unbidFixedPrice } from './support/english';
import { expectReady } from './support/expectReady';
import { shiftsIn, watchLayoutShifts } from './support/layoutShifts';
import { expect, quietMarket, test } from './support/test';
import { confirmPickup } from './support/twoStepPresses';
import { visit } from './support/visit';

const BETS = '/api/v2/bets';

const bidsSent = ({ requests }: StandInBackend) =>
  requests.filter(({ method, path }) => method === 'POST' && path === BETS).map(({ body }) => body);

const amountIn = (area: Locator) => area.getByRole('textbox', { name: 'Your offer' });
const limit = (area: Locator) => area.getByRole('textbox', { name: 'My limit' });
const openLimit = (area: Locator) => area.getByRole('button', { name: 'My limit', exact: true }).click();
const review = (area: Locator) => area.getByRole('group', { name: 'Review' });
const chips = (area: Locator) => area.getByRole('group', { name: 'Amounts' });
const confirmation = (area: Locator) => area.getByRole('button', { name: /^Yes, bid/ });

/** The highest bid that the tile shows, in whole euros. */
async function highestBid(tile: Locator): Promise<number> {
  const text = await tile.locator('[data-standing] strong').innerText();
  return Number(text.replace(/\D/g, ''));
}

async function atAnAuction(page: Page, browse: BrowseScreen) {
  await browse.open();
  await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
  const { tile, number } = await browse.firstTile(bidByOthers);
  await tile.getByRole('button', { name: 'Details' }).click();
  await expect(amountIn(tile)).toBeVisible();
  await expect(tile.getByRole('button', { name: 'Place bid' })).toBeEnabled();
  return { tile, number, highest: await highestBid(tile) };
}

/** The row of an offer among the own bids that lead: the heading of the group says the standing. */
const leadingRow = (page: Page, number: string) =>
  page
    .getByRole('table', { name: 'My bets' })
    .getByRole('rowgroup', { name: t('offersDetails:ownBids.leading') })
    .locator(`[data-offer="${number}"]`);

// The main flow, with pushes over a real socket that arrive on what is shown.
test(
  'a bid in the row is placed and leads, the bid of a rival appears in the row and on the opened offer, and a raise appears in My bets',
  { tag: '@main' },
  async ({ page, browse, standIn }) => {
    await browse.open();
    const { number, tile } = await browse.firstTile(unbidAuction);
    const rivalBids = (amount: number) => standIn.marketplace.rivalBids(number as HashId, euros(amount));
    await tile.getByRole('button', { name: 'Details' }).click();
    await amountIn(tile).fill('1000');
    await tile.getByRole('button', { name: 'Place bid' }).click();
    await expect(tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
    await expect(tile.getByText(t('offers:standing.leading')).first()).toBeVisible();

    await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
    rivalBids(1234);
    await expect(tile.getByText(t('offers:standing.outbid'), { exact: true }).first()).toBeVisible();
    await expect(tile.getByText('1 234 €').first()).toBeVisible();
    await expect(tile.getByText(t('bidding:outbidSince'))).toBeVisible();
    await expect(tile.getByText(t('bidding:thankYou.bid'))).toHaveCount(0);
    const name = await tile.getAttribute('aria-label');
    const news = t('notifications:outbid', { name: name ?? '', amount: '1 234 €' });
    await expect(page.getByRole('status').filter({ hasText: news })).toBeAttached();

    await tile.getByRole('link', { name: 'Open offer' }).click();
    const price = browse.sheet.getByRole('region', { name: 'Price' });
    rivalBids(2345);
    await expect(price.getByText('2 345 €').first()).toBeVisible();
    await expect(price.getByRole('button', { name: /^Minimum\s2\s395\s€$/ })).toBeVisible();

    await amountIn(price).fill('4250');
    await expect(amountIn(price)).toHaveValue(/^4\s250$/);
    await price.getByRole('button', { name: 'Place bid' }).click();
    await expect(price.getByText(t('bidding:thankYou.bid'))).toBeVisible();
    await price.getByRole('link', { name: t('bidding:thankYou.toBids') }).click();
    await expect(leadingRow(page, number).getByText('4 250 €').first()).toBeVisible();
  },
);

test(
  'a bid in the row is placed, leads and appears in My bets',
  // The answer to the bid omits the own bid. Elsewhere, the flow above shows more.
  { tag: '@only-austere' },
  async ({ page, browse }) => {
    await browse.open();
    const { number, tile } = await browse.firstTile(unbidAuction);
    await tile.getByRole('button', { name: 'Details' }).click();
    await tile.getByRole('textbox', { name: 'Your offer' }).fill('4250');
    await expect(tile.getByRole('textbox', { name: 'Your offer' })).toHaveValue(/^4\s250$/);
    await tile.getByRole('button', { name: 'Place bid' }).click();
    await expect(tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
    await expect(tile.getByText(t('offers:standing.leading')).first()).toBeVisible();
    await expect(tile.getByText('4 250 €').first()).toBeVisible();
    await tile.getByRole('link', { name: t('bidding:thankYou.toBids') }).click();
    await expect(leadingRow(page, number)).toBeVisible();
  },
);

// Only a browser repeats a held key, moves the focus by a key, has a caret and shows what moves.
test('the keys of the bid form spend nothing by accident', { tag: '@main' }, async ({ page, browse, standIn }) => {
  test.slow();
  await watchLayoutShifts(page);
  const { tile, number, highest } = await atAnAuction(page, browse);

  await test.step('a bid with one digit too many needs a second press that names the amount', async () => {
    await chips(tile)
      .getByRole('button', { name: /^Minimum\s\d/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(amountIn(tile)).toHaveValue(
      new RegExp(`^${String(highest + 50).replace(/\B(?=(\d{3})+$)/g, '\\s')}$`),
    );
    expect(bidsSent(standIn)).toEqual([]);

    await amountIn(tile).press('End');
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(confirmation(tile)).toBeFocused();
    await expect(confirmation(tile)).toHaveAccessibleName(/^Yes, bid [\d\s]+€$/);
    await page.keyboard.press('Escape');
    await expect(amountIn(tile)).toBeFocused();
    await expect(confirmation(tile)).toHaveCount(0);
    expect(bidsSent(standIn)).toEqual([]);

    await page.keyboard.press('Backspace');
    await expect(review(tile)).toContainText('14 days');
    await expect(review(tile)).toContainText('50 € over the highest bid');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
    expect(bidsSent(standIn)).toHaveLength(1);
    await tile.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('Escape closes the confirmation of a purchase before it closes the offer', async () => {
    const { tile } = await browse.firstTile(unbidFixedPrice);
    await tile.getByRole('link', { name: 'Open offer' }).click();
    const price = browse.sheet.getByRole('region', { name: 'Price' });
    const opener = price.getByRole('button', { name: 'Buy now' });
    await opener.click();
    await price.getByRole('button', { name: /^Buy for/ }).focus();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(browse.sheet).toHaveCount(0);
  });

  await test.step('an amount takes whole euro and keeps its caret in place', async () => {
    const { tile } = await browse.firstTile(unbidAuction);
    await tile.getByRole('button', { name: 'Details' }).click();
    const field = tile.getByRole('textbox', { name: 'Your offer' });
    const notice = tile.getByText('Whole euro only: cents are not taken.');
    await field.pressSequentially('9900,50');
    await expect(field).toHaveValue('9\u00a0900');
    await expect(notice).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/Whole euro only/);
    await field.fill('8765,4');
    await expect(field).toHaveValue('8\u00a0765');
    await field.press('Home');
    await field.press('ArrowRight');
    await field.pressSequentially('12');
    await expect(field).toHaveValue('812\u00a0765');
    await expect(notice).toHaveCount(0);
    await field.pressSequentially('3');
    await expect(field).toHaveValue('8\u00a0123\u00a0765');
    // The first one steps over the space.
    for (let times = 0; times < 4; times += 1) await field.press('Delete');
    await expect(field).toHaveValue('8\u00a0123');
    await field.press('Home');
    await field.press('ArrowRight');
    await field.press('Delete');
    await field.press('Delete');
    await expect(field).toHaveValue('823');
  });

  await test.step('Enter in the amount moves the focus to the button, and Enter on the button bids', async () => {
    const { tile } = await browse.firstTile(unbidAuction);
    await tile.getByRole('button', { name: 'Details' }).click();
    await tile.getByRole('textbox', { name: 'Your offer' }).fill('4250');
    // Two key presses without a release: the second one is a repeat.
    for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(tile.getByRole('button', { name: 'Place bid' })).toBeFocused();
    await expect(tile.getByText(t('offers:standing.noBids')).first()).toBeVisible();
    await expectReady(tile.getByRole('button', { name: 'Place bid' }));
    await page.keyboard.press('Enter');
    await expect(tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
  });

  await test.step('a held Enter opens the confirmation of a purchase and does not confirm it', async () => {
    const { tile } = await browse.firstTile(unbidFixedPrice);
    await tile.getByRole('button', { name: 'Details' }).click();
    await tile.getByRole('button', { name: 'Buy now' }).focus();
    for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
    const press = tile.getByRole('button', { name: /^Buy for/ });
    await expect(press).toBeVisible();
    await press.focus();
    for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(press).toBeVisible();
    await expect(press).not.toHaveAttribute('aria-busy', 'true');
    await expectReady(press);
    await page.keyboard.press('Enter');
    await expect(tile.getByText(t('bidding:thankYou.buyNow'))).toBeVisible();
  });

  await test.step('a held key that closes a thank-you buys nothing', async () => {
    const { tile } = await browse.firstTile(unbidFixedPrice);
    await tile.getByRole('link', { name: 'Open offer' }).click();
    const price = browse.sheet.getByRole('region', { name: 'Price' });
    await price.getByRole('button', { name: 'Buy now' }).click();
    await price.getByRole('button', { name: t('bidding:differentOffer') }).click();
    await price.getByRole('textbox', { name: 'Your offer' }).fill('500');
    await page.keyboard.press('Enter');
    await expectReady(price.getByRole('button', { name: 'Place bid' }));
    await page.keyboard.press('Enter');
    await expect(price.getByText(t('bidding:thankYou.bid'))).toBeVisible();
    await price.getByRole('button', { name: 'Close' }).focus();
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
    await expect(price.getByRole('button', { name: t('bidding:differentOffer') })).toBeVisible();
    await expect(price.getByText(t('bidding:handover'))).toHaveCount(0);
    await expect(price.getByText(t('bidding:thankYou.buyNow'))).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(browse.sheet).toHaveCount(0);
  });

  await test.step('a limit shows in a collapsed row, and moves nothing when it arrives', async () => {
    const marks = page.getByText(/Limit: \d/);
    await expect(marks).toHaveCount(0);
    await tile.getByRole('button', { name: 'Details' }).click();
    await openLimit(tile);
    await limit(tile).fill(String(highest + 350));
    await expect(tile.getByText('250 € above the minimum bid')).toBeVisible();
    await tile.getByRole('button', { name: 'Details' }).click();
    await expect(tile.getByText(/Limit: 250\s€ left/)).toBeVisible();

    await page.reload();
    await expect(browse.tile(number).getByText(/Limit: 250\s€ left/)).toBeVisible();
    await expect(marks).toHaveCount(1);
    expect(await shiftsIn(page.getByRole('main'))).toEqual([]);
  });
});

test('on a phone, nothing covers the form of an unusual bid, over a list and at its own address', async ({
  page,
  browse,
}) => {
  const { tile, number, highest } = await atAnAuction(page, browse);
  await page.setViewportSize({ width: 390, height: 844 });
  await continueInBrowser(page);
  await tile.getByRole('link', { name: 'Open offer' }).click();
  const price = page.getByRole('region', { name: 'Price' });
  const showsAll = async () => {
    await amountIn(price).fill(String(10 * highest + 500));
    await price.getByRole('button', { name: 'Place bid' }).click();
    await expect(confirmation(price)).toBeFocused();
    expect(await coveredParts(page)).toEqual([]);
  };
  await showsAll();
  await visit(page, '/browsing/browse');
  await visit(page, `/browsing/offer/${number}`);
  await showsAll();
});

test('the exposure that arrives late moves nothing in the form', async ({ page, browse }) => {
  let answer = () => {};
  const answered = new Promise<void>(resolve => (answer = resolve));
  await page.route(/offers\/(dealer_offers|in_realization)\b/, async route => {
    await answered;
    await route.fallback();
  });
  await page.goto('/settings/trading');
  await page.getByRole('textbox', { name: 'Budget' }).fill('9000000');
  await expect(page.getByRole('status').filter({ hasText: t('settingsTrading:saved') })).toBeVisible();
  await visit(page, '/browsing/browse');
  const { tile } = await browse.firstTile(unbidAuction);
  await tile.getByRole('button', { name: 'Details' }).click();
  await amountIn(tile).fill('150');
  const place = () => tile.getByRole('button', { name: 'My limit', exact: true }).boundingBox();
  const before = await place();
  answer();
  await expect(tile.getByRole('meter', { name: 'Exposure' })).toBeVisible();
  expect(await place()).toEqual(before);
});

/** Presses `opener` twice at one spot. The button that spends appears elsewhere and is not pressed. */
async function pressTwice(opener: Locator, spends: Locator): Promise<void> {
  const page = opener.page();
  await opener.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(opener);
  await opener.click();
  await expect(spends).toBeVisible();
  await expectReady(spends);
  const button = await boxOf(spends);
  await page.mouse.click(x + width / 2, y + height / 2);
  const isApart =
    button.x >= x + width || button.x + button.width <= x || button.y >= y + height || button.y + button.height <= y;
  expect(isApart).toBe(true);
}

const writes = (requests: readonly { readonly method: string; readonly path: string }[]) =>
  requests.filter(({ method, path }) => method !== 'GET' && /bets|buy_now|invoices|transports/.test(path));

test.describe('with deals in every stage', () => {
  test.use({ marketOptions: { ...quietMarket, offers: 600 } });

  // Only a browser knows where a button is, repeats a held key and moves the focus.
  test('two presses at one spot and a held key spend nothing', { tag: '@main' }, async ({ page, browse, standIn }) => {
    await page.setViewportSize({ width: 1024, height: 844 });
    await browse.open('?buyNow=yes');
    const { tile: row } = await browse.firstTile(unbidFixedPrice);
    await row.getByRole('button', { name: 'Details' }).click();
    await pressTwice(row.getByRole('button', { name: 'Buy now' }), row.getByRole('button', { name: /^Buy for/ }));
    const bid = row.getByRole('button', { name: 'Place bid' });
    await pressTwice(row.getByRole('button', { name: 'Place a different offer' }), bid);
    await row.getByRole('textbox', { name: 'Your offer' }).fill('900000');
    await pressTwice(bid, row.getByRole('button', { name: /^Yes, bid/ }));

    await visit(page, '/purchasing/my-bets');
    await page.getByRole('button', { name: 'Raise several' }).click();
    await page
      .getByRole('checkbox', { name: /^Raise: / })
      .first()
      .check();
    await pressTwice(
      page.getByRole('button', { name: 'Review 1 raise' }),
      page.getByRole('dialog', { name: 'Raises' }).getByRole('button', { name: 'Place 1 bid' }),
    );
    await page.keyboard.press('Escape');

    await visit(page, '/purchasing/realization');
    const { offers } = standIn.marketplace.dealer(buyerEmail)!.list('inRealization', defaultQuestion);
    const { hashId } = offers.find(
      ({ deal }) => deal && !deal.vehiclePickedUp && deal.easyTransportEnabled && !deal.speditionArranged,
    )!;
    const deal = rowAndPanel(page, hashId);
    await deal.getByRole('button', { name: 'Details' }).click();
    await pressTwice(
      deal.getByRole('button', { name: 'Confirm pickup' }),
      deal.getByRole('button', { name: 'Yes, picked up' }),
    );
    const order = deal.getByRole('button', { name: 'Yes, order transport' });
    await pressTwice(deal.getByRole('button', { name: 'Order transport', exact: true }), order);
    await deal.getByRole('button', { name: 'Cancel' }).click();
    await deal.getByRole('button', { name: 'Details', expanded: false }).click();
    expect(writes(standIn.requests)).toEqual([]);

    await test.step('a pickup is confirmed with a second press that says it issues the invoice', async () => {
      const confirm = deal.getByRole('button', { name: 'Confirm pickup' });
      const yes = deal.getByRole('button', { name: 'Yes, picked up' });
      await confirm.dblclick();
      await expect(deal.getByRole('group', { name: 'Confirm pickup' })).toContainText('The invoice is issued with it.');
      await expect(deal.getByText(t('deals:thankYou.pickup'))).toHaveCount(0);
      await deal.getByRole('button', { name: 'Cancel' }).click();
      await expect(yes).toHaveCount(0);
      await expect(confirm).toBeFocused();
      await page.keyboard.press('Enter');
      await yes.focus();
      await page.keyboard.press('Escape');
      await expect(yes).toHaveCount(0);
      await expect(confirm).toBeFocused();
      for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await yes.focus();
      await deal.getByRole('button', { name: 'Details' }).click();
      await deal.getByRole('button', { name: 'Details' }).click();
      await expect(yes).toHaveCount(0);
      expect(writes(standIn.requests)).toEqual([]);
      await confirmPickup(deal);
      await expect(deal.getByText(t('deals:thankYou.pickup'))).toBeVisible();
    });
  });
});
