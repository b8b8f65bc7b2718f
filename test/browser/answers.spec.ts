import type { Page, Route } from '@playwright/test';
import { allListsAsked } from './support/allListsAsked';
import { english as t, unbidAuction } from './support/english';
import { expect, test } from './support/test';

const BETS = '/api/v2/bets';
const IDENTITY = '**/cognito/';

/** The pages of other origins that may read the answer. */
const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After, Date' };
const portal = '<!doctype html><title>Network</title><h1>Please sign in to the network.</h1>';

/** Ways in which the user pool gives no new token, although the session has not ended. */
const outOfOrder: readonly (readonly [name: string, answer: (route: Route) => Promise<void>])[] = [
  ['is not available', route => route.fulfill({ status: 503, headers, body: '' })],
  [
    'asks to wait',
    route =>
      route.fulfill({
        status: 400,
        headers,
        contentType: 'application/x-amz-json-1.1',
        body: JSON.stringify({ __type: 'TooManyRequestsException', message: 'Rate exceeded' }),
      }),
  ],
  ['is hidden by a portal', route => route.fulfill({ status: 200, headers, contentType: 'text/html', body: portal })],
  ['does not answer', route => route.abort()],
];

const bidsIn = (requests: readonly { readonly method: string; readonly path: string }[]) =>
  requests.filter(({ method, path }) => method === 'POST' && path === BETS).length;

// A real socket, a real page and a user pool of its own.
test('a bid that is refused because the session cannot be renewed just now is told as not gone through at once', async ({
  page,
  browse,
  standIn,
  watch,
}) => {
  watch.expects(/status of (401|503|400)|ERR_FAILED|Network response was not ok. 401|renewal/);
  await browse.open();
  await allListsAsked(standIn);
  const { tile } = await browse.firstTile(unbidAuction);
  await tile.getByRole('button', { name: 'Details' }).click();
  const amount = tile.getByRole('textbox', { name: 'Your offer' });
  await amount.fill('5150');
  const place = tile.getByRole('button', { name: /^Place bid/ });
  standIn.pool.revokeAccessTokens();
  for (const [name, answer] of outOfOrder) {
    await test.step(`the user pool ${name}`, async () => {
      await page.route(IDENTITY, answer);
      const sent = bidsIn(standIn.requests);
      await place.click();
      await expect.poll(() => bidsIn(standIn.requests)).toBe(sent + 1);
      const told = tile.getByRole('alert').filter({ hasText: t('bidding:failed.bid') });
      await expect(told).toContainText(t('shared:failure.sessionNotRenewed'));
      await expect(tile.getByText(t('bidding:checking.bid'))).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Sign in' })).toHaveCount(0);
      await expect(amount).toHaveValue(/^5\s150$/);
      await expect(place).toBeEnabled();
      await page.unroute(IDENTITY);
      // The next press clears what was told.
      await amount.fill('5150');
    });
  }
  await place.click();
  await expect(tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
  await expect(tile.getByText(t('offers:standing.leading')).first()).toBeVisible();
});

test('a bid that is refused because of too many requests is told so at once, whatever the body of the answer', async ({
  page,
  browse,
  standIn,
  watch,
}) => {
  watch.expects(/status of 429|Network response was not ok. 429/);
  await browse.open();
  await allListsAsked(standIn);
  const { tile } = await browse.firstTile(unbidAuction);
  await tile.getByRole('button', { name: 'Details' }).click();
  const amount = tile.getByRole('textbox', { name: 'Your offer' });
  await amount.fill('5150');
  const place = tile.getByRole('button', { name: /^Place bid/ });
  for (const [contentType, body] of [
    ['application/json', '{}'],
    ['text/html', portal],
    ['text/plain', 'Retry later'],
  ] as const) {
    await test.step(`the body is ${contentType}`, async () => {
      const refuse = (route: Route) =>
        route.fulfill({ status: 429, headers: { ...headers, 'Retry-After': '20' }, contentType, body });
      await page.route(`**${BETS}`, refuse);
      const told = page.waitForResponse(response => response.status() === 429);
      await place.click();
      await told;
      await expect(tile.getByRole('alert').filter({ hasText: t('bidding:failed.bid') })).toContainText(
        t('shared:failure.tooManyRequests'),
      );
      await expect(tile.getByText(t('bidding:checking.bid'))).toHaveCount(0);
      await expect(amount).toHaveValue(/^5\s150$/);
      await expect(place).toBeEnabled();
      await page.unroute(`**${BETS}`, refuse);
      await amount.fill('5150');
    });
  }
  await place.click();
  await expect(tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
});

/** Rows as a server of Rails writes them, in the order of the list. */
const rows = [
  { highest_bet: '1550.0', bets_count: '2' },
  { highest_bet: null, bets_count: 3 },
  { highest_bet: 'on request', bets_count: 1, current_dealer_highest_bet: 900 },
  { highest_bet: 0, bets_count: 0, buy_now_price: '33850.0' },
];

async function withRowsOfText(page: Page): Promise<void> {
  const onSale = { closed: false, final_price: null, archived_at: null, contract_status: null, buy_now_price: 0 };
  const known = { current_dealer_highest_bet: null, minimal_price: '2000.0', buy_now_contract: null, ...onSale };
  await page.route('**/api/v2/offers/browse?*', async route => {
    const response = await route.fetch();
    const json = (await response.json()) as { readonly offers: readonly object[] };
    const offers = json.offers.map((offer, index) => (rows[index] ? { ...offer, ...known, ...rows[index] } : offer));
    await route.fulfill({ response, json: { ...json, offers } });
  });
}

test('amounts that come as text are amounts, and those that cannot be read are dashes on which no bid rests', async ({
  page,
  browse,
  watch,
}) => {
  watch.expects(/\[elementDropped\] .*highest_bet/);
  await withRowsOfText(page);
  await browse.open();
  const numbers = await browse.numbersDrawn();
  const [text, unknown, own, fixed] = rows.map((_, index) => browse.tile(numbers[index]!));

  await test.step('a decimal in text is the highest bid', async () => {
    await expect(text!).toContainText(/1\s550\s€/);
    await expect(text!.getByRole('button', { name: /^Bid 1\s600\s€/ })).toBeVisible();
    await expect(text!).toContainText('2 bids');
  });

  await test.step('a missing highest bid beside bids is a dash, and no bid is proposed', async () => {
    await expect(unknown!).toContainText('3 bids');
    await expect(unknown!).not.toContainText(t('offers:standing.noBids'));
    await expect(unknown!.getByRole('button', { name: /^Bid \d/ })).toHaveCount(0);
  });

  await test.step('an own bid beside a highest bid that cannot be read does not lead', async () => {
    await expect(own!).toContainText(t('offers:standing.placed'));
    await expect(own!).not.toContainText(t('offers:standing.leading'));
    await expect(own!.getByRole('button', { name: /^(Bid|Raise to) \d/ })).toHaveCount(0);
  });

  await test.step('a fixed price in text can be bought', async () => {
    await expect(fixed!).toContainText(/33\s850\s€/);
    await fixed!.getByRole('button', { name: 'Details' }).click();
    await fixed!.getByRole('button', { name: 'Buy now' }).click();
    await expect(fixed!.getByRole('button', { name: /^Buy for 33\s850\s€/ })).toBeVisible();
  });
});
