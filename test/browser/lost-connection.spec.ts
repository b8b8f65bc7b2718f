import type { StandInBackend } from '../backend/StandInBackend';
import { allListsAsked } from './support/allListsAsked';
import { english as t, unbidAuction } from './support/english';
import { expect, test } from './support/test';

const BETS = '/api/v2/bets';

const bidsSent = ({ requests }: StandInBackend) =>
  requests.filter(({ method, path }) => method === 'POST' && path === BETS).length;

test.use({ backend: 'http' });

test('a bid whose answer is lost is found again and not sent twice', async ({ browse, standIn, watch }) => {
  watch.expects(/ERR_.*\/api\/v2\/bets/);
  await browse.open();
  const { tile } = await browse.firstTile(unbidAuction);
  standIn.faults.fail(`POST ${BETS}`, { loseAnswer: true });
  await tile.getByRole('button', { name: 'Details' }).click();
  await tile.getByRole('textbox', { name: 'Your offer' }).fill('5150');
  await tile.getByRole('button', { name: 'Place bid' }).click();
  await expect(tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
  await expect(tile.getByText(t('offers:standing.leading')).first()).toBeVisible();
  expect(bidsSent(standIn)).toBe(1);
});

test('a bid without an answer counts as unknown after 60 s, keeps its amount and is sent again by a second press', async ({
  page,
  browse,
  standIn,
  watch,
}) => {
  watch.expects(/ERR_.*\/api\/v2\/bets/);
  await page.clock.install();
  await browse.open();
  const { tile } = await browse.firstTile(unbidAuction);
  await allListsAsked(standIn);
  standIn.faults.fail(`POST ${BETS}`, { dropConnection: true });
  await tile.getByRole('button', { name: 'Details' }).click();
  await tile.getByRole('textbox', { name: 'Your offer' }).fill('5150');
  await tile.getByRole('button', { name: 'Place bid' }).click();
  await expect(tile.getByText(t('bidding:checking.bid'))).toBeVisible();
  const unknown = tile.getByRole('alert').filter({ hasText: t('bidding:couldNotFindOut') });
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(unknown).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(tile.getByText(t('bidding:failed.bid'))).toHaveCount(0);
  await expect(tile.getByRole('textbox', { name: 'Your offer' })).toHaveValue(/^5\s150$/);
  await tile.getByRole('button', { name: 'Place bid' }).click();
  const confirm = tile.getByRole('button', { name: /^Yes, bid/ });
  await expect(confirm).toBeFocused();
  expect(bidsSent(standIn)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(tile.getByRole('textbox', { name: 'Your offer' })).toBeFocused();
  await tile.getByRole('button', { name: 'Place bid' }).click();
  await confirm.click();
  await expect(tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
  expect(bidsSent(standIn)).toBe(2);
});

test('a bid whose answer is lost is checked after a reload and not sent again', async ({
  page,
  browse,
  standIn,
  watch,
}) => {
  watch.expects(/ERR_.*\/api\/v2\/bets/);
  watch.expects(/404 \(.*\/api\/v2\/offers\/|GET \/api\/v2\/offers\/.*404/);
  await browse.open();
  const { number, tile } = await browse.firstTile(unbidAuction);
  await allListsAsked(standIn);
  standIn.faults.fail(`POST ${BETS}`, { loseAnswer: true });
  standIn.faults.fail('GET /api/v2/offers/*', { status: 404 });
  await tile.getByRole('button', { name: 'Details' }).click();
  await tile.getByRole('textbox', { name: 'Your offer' }).fill('5150');
  const looked = page.waitForResponse(response => response.status() === 404);
  await tile.getByRole('button', { name: 'Place bid' }).click();
  await looked;
  await expect(tile.getByText(t('bidding:checking.bid'))).toBeVisible();
  standIn.faults.clear();
  await page.reload();
  await expect(browse.tile(number).getByText(t('offers:standing.leading')).first()).toBeVisible();
  expect(bidsSent(standIn)).toBe(1);
});

for (const way of ['mouse', 'keyboard'] as const) {
  test(`without a network, an offer opened by ${way} shows what is known, says so and can be loaded again`, async ({
    page,
    context,
    browse,
    watch,
  }) => {
    watch.expects(/ERR_INTERNET_DISCONNECTED/);
    const code = page.waitForResponse(/\/offer\.\w+\.js$/);
    await browse.open();
    await (await code).finished();
    const { tile } = await browse.firstTile(unbidAuction);
    const name = (await tile.getByRole('heading').innerText()).trim();
    await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
    await context.setOffline(true);
    if (way === 'mouse') await tile.getByRole('link', { name: 'Open offer' }).click();
    else await tile.getByRole('link', { name: 'Open offer' }).press('Enter');

    await expect(browse.sheet.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(browse.sheet.getByRole('region', { name: 'Price' })).toContainText(t('offers:standing.noBids'));
    const notice = browse.sheet.getByRole('alert').filter({ hasText: t('offersDetails:failed') });
    await expect(notice).toContainText(t('shared:failure.offline'));
    const banner = page.getByText(t('shared:connection.offline'));
    await expect(banner).toBeVisible();
    // The open offer does not cover the banner.
    const sheetBox = await browse.sheet.boundingBox();
    expect((await banner.boundingBox())!.y).toBeGreaterThanOrEqual(sheetBox!.y + sheetBox!.height);
    await context.setOffline(false);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(browse.sheet.getByRole('region', { name: 'Vehicle data' })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expect(page.getByText(t('shared:connection.offline'))).toHaveCount(0);
  });
}
