import type { HashId } from '../../src/domain/offers/Offer';
import { DAY } from '../../src/domain/shared/Instant';
import { euros } from '../../src/domain/shared/Money';
import type { StandInBackend } from '../backend/StandInBackend';
import { allListsAsked } from './support/allListsAsked';
import { english as t, unbidAuction } from './support/english';
import { expectReady } from './support/expectReady';
import { accountOf } from './support/Market';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

const BETS = '/api/v2/bets';

const bidsSent = ({ requests }: StandInBackend) =>
  requests.filter(({ method, path }) => method === 'POST' && path === BETS).length;

// A real connection breaks after the request, a real page reloads, and only a browser moves the focus to the second press.
test(
  'a bid whose answer is lost is found again and not sent twice, and one without an answer is sent again by a second press',
  { tag: '@main' },
  async ({ page, browse, standIn, watch }) => {
    watch.expects(/ERR_.*\/api\/v2\/bets/);
    watch.expects(/404 \(.*\/api\/v2\/offers\/|GET \/api\/v2\/offers\/.*404/);
    await page.clock.install();
    await browse.open();
    await allListsAsked(standIn);

    await test.step('it is found at once, as soon as the offer can be read', async () => {
      const { tile } = await browse.firstTile(unbidAuction);
      standIn.faults.fail(`POST ${BETS}`, { loseAnswer: true });
      await tile.getByRole('button', { name: 'Details' }).click();
      await tile.getByRole('textbox', { name: 'Your offer' }).fill('5150');
      await tile.getByRole('button', { name: 'Place bid' }).click();
      await expect(tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
      await expect(tile.getByText(t('offers:standing.leading')).first()).toBeVisible();
      expect(bidsSent(standIn)).toBe(1);
    });

    await test.step('it is found after a reload, if the offer could not be read before it', async () => {
      const { number, tile } = await browse.firstTile(unbidAuction);
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
      expect(bidsSent(standIn)).toBe(2);
    });

    await test.step('without an answer, it counts as unknown after 60 s, keeps its amount and is sent again by a second press', async () => {
      const { tile } = await browse.firstTile(unbidAuction);
      const before = bidsSent(standIn);
      standIn.faults.fail(`POST ${BETS}`, { dropConnection: true });
      await tile.getByRole('button', { name: 'Details' }).click();
      await tile.getByRole('textbox', { name: 'Your offer' }).fill('5150');
      await tile.getByRole('button', { name: 'Place bid' }).click();
      await expect(tile.getByText(t('bidding:checking.bid'))).toBeVisible();
      const unknown = tile.getByRole('alert').filter({ hasText: t('bidding:couldNotFindOut') });
      await expect(async () => {
        await page.clock.fastForward(20_000);
        await expect(unknown).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(tile.getByText(t('bidding:failed.bid'))).toHaveCount(0);
      await expect(tile.getByRole('textbox', { name: 'Your offer' })).toHaveValue(/^5\s150$/);
      await expectReady(tile.getByRole('button', { name: 'Place bid' }));
      await tile.getByRole('button', { name: 'Place bid' }).click();
      const confirm = tile.getByRole('button', { name: /^Yes, bid/ });
      await expect(confirm).toBeFocused();
      expect(bidsSent(standIn)).toBe(before + 1);
      await page.keyboard.press('Escape');
      await expect(tile.getByRole('textbox', { name: 'Your offer' })).toBeFocused();
      await tile.getByRole('button', { name: 'Place bid' }).click();
      await expectReady(confirm);
      await confirm.click();
      await expect(tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
      expect(bidsSent(standIn)).toBe(before + 2);
    });
  },
);

// The first requests of a page fail, a real socket is cut, and only a browser goes offline and knows what an offer covers.
test(
  'a page says that the server, the cable or the network is missing, and goes on when it is back',
  { tag: '@main' },
  async ({ page, context, browse, standIn, watch }) => {
    watch.expects(/ERR_.*\/api\/v2\/(profiles|offers\/browse)/);
    watch.expects(/WebSocket connection .* failed/);
    watch.expects(/ERR_INTERNET_DISCONNECTED/);
    await page.clock.install();
    const code = page.waitForResponse(/\/offer\.\w+\.js$/);

    await test.step('a missing server at the start is reported, and Try again works when it is back', async () => {
      standIn.faults.down();
      await page.goto('/browsing/browse');
      const notice = page.getByRole('alert').filter({ hasText: t('session:unreachable') });
      await expect(notice).toContainText(t('shared:failure.offline'));
      standIn.faults.up();
      standIn.cable.refuseConnections(true);
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expect(browse.tiles.first()).toBeVisible();
    });

    await test.step('a cable that is down from the start is reported until it is connected', async () => {
      await expect(page.getByText(t('shared:connection.lost'))).toBeVisible();
      standIn.cable.refuseConnections(false);
      await expect(async () => {
        await page.clock.fastForward(5_000);
        await expect(page.getByText(t('shared:connection.connected'))).toBeAttached({ timeout: 500 });
      }).toPass();
    });

    await test.step('a cable that is cut for a while is reported, and missed changes are fetched', async () => {
      const { number, tile } = await browse.firstTile(t('offers:standing.noBids'));
      await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
      standIn.cable.refuseConnections(true);
      standIn.cable.dropAll();
      const banner = page.getByText(t('shared:connection.lost'));
      await expect(banner).toBeVisible();
      standIn.marketplace.rivalBids(number as HashId, euros(4321));

      const { tokensSeen } = standIn.cable;
      const attempts = tokensSeen.length;
      await expect(async () => {
        await page.clock.fastForward(5_000);
        expect(tokensSeen.length).toBeGreaterThan(attempts);
      }).toPass();
      await expect(banner).toBeVisible();
      await expect(tile.getByText(t('offers:standing.noBids')).first()).toBeVisible();

      standIn.cable.refuseConnections(false);
      await expect(async () => {
        await page.clock.fastForward(5_000);
        await expect(banner).toHaveCount(0, { timeout: 500 });
      }).toPass();
      await expect(tile.getByText(t('offers:standing.noBids'))).toHaveCount(0);
      await expect(tile.getByText('1 bid')).toBeVisible();
    });

    await test.step('without a network, an opened offer shows what is known, says so and is loaded once the network is back', async () => {
      await (await code).finished();
      const { tile } = await browse.firstTile(unbidAuction);
      const name = (await tile.getByRole('heading').innerText()).trim();
      await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
      await context.setOffline(true);
      await tile.getByRole('link', { name: 'Open offer' }).click();

      await expect(browse.sheet.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(browse.sheet.getByRole('region', { name: 'Price' })).toContainText(t('offers:standing.noBids'));
      const notice = browse.sheet.getByRole('alert').filter({ hasText: t('offersDetails:failed') });
      await expect(notice).toContainText(t('shared:failure.offline'));
      const banner = page.getByText(t('shared:connection.offline'));
      await expect(banner).toBeVisible();
      // The open offer does not cover the banner.
      const sheetBox = await browse.sheet.boundingBox();
      expect((await banner.boundingBox())!.y).toBeGreaterThanOrEqual(sheetBox!.y + sheetBox!.height);
      await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible();
      await context.setOffline(false);
      await expect(browse.sheet.getByRole('region', { name: 'Vehicle data' })).toBeVisible();
      await expect(notice).toHaveCount(0);
      await expect(page.getByText(t('shared:connection.offline'))).toHaveCount(0);
    });
  },
);

// The whole flow on a real cable and a real user pool.
test(
  'a session that cannot be renewed ends at the sign-in screen and closes the cable, and the next sign-in leads back and opens it again',
  { tag: '@main' },
  async ({ page, market, standIn, browse, watch }) => {
    watch.expects(/status of 401/);
    watch.expects(/status of 400/);
    watch.expects(/Network response was not ok. 401/);
    watch.expects(/renewal: User is not authenticated/);
    const buyer = accountOf(market, 'buyer');
    const connections = () => standIn.cable.connections()[buyer.email] ?? 0;
    await browse.open('?type=Camper');
    const { number } = await browse.firstTile();
    await expect.poll(connections).toBe(1);
    await allListsAsked(standIn);
    standIn.pool.revokeAccessTokens({ refreshStillWorks: false });
    await page
      .getByRole('button', { name: t('offers:toolbar.refresh') })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect.poll(connections).toBe(0);
    const asked = standIn.requests.length;
    // Events that would cause a request: the network returns and the tab gets the focus.
    await page.evaluate(() => {
      dispatchEvent(new Event('online'));
      dispatchEvent(new Event('focus'));
    });
    await signIn(page, buyer);
    await expect(browse.tile(number)).toBeVisible();
    await expect(page).toHaveURL('/browsing/browse?type=Camper');
    await expect(browse.list.getByRole('alert')).toHaveCount(0);
    await expect.poll(connections).toBe(1);
    const calls = standIn.requests.slice(asked).map(({ path }) => path);
    expect(calls.filter(path => path !== '/cognito/')[0]).toBe('/api/v2/profiles');
  },
);

test('a list that could not be fetched again after a lost connection says so and keeps its place', async ({
  page,
  browse,
  standIn,
  watch,
}) => {
  watch.expects(/GET \/api\/v2\/offers|status of 500/);
  await browse.open();
  await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
  await browse.list.evaluate(list => list.scrollTo(0, 900));
  const numberAtTop = await browse.numberAtTop();
  standIn.faults.fail(/^GET \/api\/v2\/offers/, { status: 500 }, Infinity);
  standIn.cable.dropAll();
  const tryAgain = page.getByRole('button', { name: t('shared:notUpToDate') });
  // The cable's client library pauses before it connects again.
  await expect(tryAgain).toBeVisible({ timeout: 40_000 });
  expect(await browse.numberAtTop()).toBe(numberAtTop);
  standIn.faults.clear();
  let answer = () => {};
  const delay = new Promise<void>(resolve => (answer = resolve));
  standIn.faults.fail(/^GET \/api\/v2\/offers/, { delay });
  await tryAgain.press('Enter');
  await expect(tryAgain).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(tryAgain).toBeHidden();
  expect(await browse.numberAtTop()).toBe(numberAtTop);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: t('offersFinding:sortBy') })).toBeFocused();
});

test('an error page with a wrong date does not sign the dealer out', async ({ page, browse, watch }) => {
  watch.expects(/GET \/api\/v2\/offers\/browse|status of 500/);
  await browse.open();
  const wrong = { Date: new Date(Date.now() + 10 * DAY).toUTCString() };
  await page.route(
    '**/api/v2/offers/browse?*',
    route => route.fulfill({ status: 500, contentType: 'text/html', headers: wrong, body: '<h1>Please wait</h1>' }),
    { times: 1 },
  );
  await browse.tool('Refresh').click();
  await expect(page.getByRole('button', { name: t('shared:notUpToDate') })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await browse.tool('Refresh').click();
  await expect(page.getByRole('button', { name: t('shared:notUpToDate') })).toBeHidden();
  await expect(browse.tiles.first()).toBeVisible();
});

test('a list that the browser might cache shows the price of the market after a press on Refresh', async ({
  page,
  browse,
  standIn,
  watch,
}) => {
  watch.expects(/WebSocket connection .* failed/);
  standIn.cable.refuseConnections(true);
  standIn.faults.fail(/^GET \/api\/v2\/offers\/browse/, { headers: { 'Cache-Control': 'max-age=300' } }, Infinity);
  const refused = page.waitForEvent('console', message => message.text().includes('WebSocket connection'));
  await browse.open();
  await refused;
  const { number, tile } = await browse.firstTile(t('offers:standing.noBids'));
  standIn.marketplace.rivalBids(number as HashId, euros(4321));
  await browse.tool('Refresh').click();
  await expect(tile.getByText('1 bid')).toBeVisible();
});

test('a server that ends each live connection is asked less and less often', async ({ page, browse, standIn }) => {
  await page.clock.install();
  await browse.open();
  await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
  const { tokensSeen } = standIn.cable;
  const [opened, asked] = [tokensSeen.length, standIn.requests.length];
  for (let second = 0; second < 30; second += 1) {
    standIn.cable.disconnectAll({ reason: 'remote', reconnect: false });
    await page.clock.fastForward(1_000);
    await page.evaluate(() => fetch('/config.json'));
  }
  const paths = standIn.requests.slice(asked).map(({ path }) => path);
  expect(tokensSeen.length - opened).toBeLessThan(6);
  expect(paths.filter(path => path === '/api/v2/offers/browse').length).toBeLessThan(7);
  expect(paths).not.toContain('/cognito/');
});
