import type { HashId } from '../../src/domain/offers/Offer';
import { euros } from '../../src/domain/shared/Money';
import { allListsAsked } from './support/allListsAsked';
import { axeFindings } from './support/axeFindings';
import { english as t } from './support/english';
import { accountOf } from './support/Market';
import { signIn } from './support/signIn';
import { expect, quietMarket, test } from './support/test';

const BROWSE = 'GET /api/v2/offers/browse';

test.use({ backend: 'http' });

test('a missing server at the start is reported, and Try again works when it is back', async ({
  page,
  browse,
  standIn,
  watch,
}) => {
  watch.expects(/ERR_.*\/api\/v2\/(profiles|offers\/browse)/);
  standIn.faults.down();
  await page.goto('/browsing/browse');
  const notice = page.getByRole('alert').filter({ hasText: t('session:unreachable') });
  await expect(notice).toContainText(t('shared:failure.offline'));
  standIn.faults.up();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(browse.tiles.first()).toBeVisible();
});

test('an HTML page in place of the list is reported with endpoint and key', async ({ page, browse, standIn }) => {
  standIn.faults.fail(BROWSE, { html: 200 }, Infinity);
  await page.goto('/browsing/browse');
  const notice = browse.list.getByRole('alert');
  await expect(notice).toContainText(t('shared:failure.brokenContract', { endpoint: BROWSE, key: 'body' }));
  await allListsAsked(standIn);
  standIn.faults.clear();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(browse.tiles.first()).toBeVisible();
});

test.describe('a window with twenty rows', () => {
  test.use({ viewport: { width: 1440, height: 3600 }, marketOptions: { ...quietMarket, offers: 20 } });

  test('drops and reports one row without its key and keeps nineteen', async ({ page, browse, standIn, watch }) => {
    watch.expects(/\[elementDropped\] GET \/api\/v2\/offers\/browse: .*hash_id/);
    standIn.faults.fail(BROWSE, { missingKeyInRow: { index: 7, key: 'hash_id' } }, Infinity);
    await page.goto('/browsing/browse');
    await expect(browse.tiles).toHaveCount(19);
    standIn.faults.clear();
    await browse.tool('Refresh').click();
    await expect(browse.tiles).toHaveCount(20);
  });
});

test('a session refused midway is renewed silently', async ({ page, browse, standIn, watch }) => {
  watch.expects(/401 .*\/offers\/browse/);
  await browse.open('?type=Camper');
  await allListsAsked(standIn);
  standIn.pool.revokeAccessTokens();
  const renewals = () => standIn.pool.renewals;
  expect(renewals()).toBe(0);
  await browse.tool('Refresh').click();
  await expect.poll(renewals).toBe(1);
  await expect(browse.tool('Refresh')).toHaveAttribute('aria-busy', 'false');
  await expect(browse.list.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toHaveCount(0);
});

test('a session that cannot be renewed ends at the sign-in screen, which leads back', async ({
  page,
  market,
  browse,
  standIn,
  watch,
}) => {
  watch.expects(/401 .*\/offers\/browse/);
  watch.expects(/\[unexpected\] GET \/api\/v2\/offers\/browse: .*401/);
  watch.expects(/400 .*cognito/);
  watch.expects(/\[unexpected\] renewal: User is not authenticated/);
  await browse.open('?type=Camper');
  const { number } = await browse.firstTile();
  await allListsAsked(standIn);
  standIn.pool.revokeAccessTokens({ refreshStillWorks: false });
  await browse.tool('Refresh').click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(page, accountOf(market, 'buyer'));
  await expect(browse.tile(number)).toBeVisible();
  await expect(page).toHaveURL('/browsing/browse?type=Camper');
  await expect(browse.list.getByRole('alert')).toHaveCount(0);
});

test('a cable that is down from the start is reported until it is connected', async ({
  page,
  browse,
  standIn,
  watch,
}) => {
  watch.expects(/WebSocket/);
  standIn.cable.refuseConnections(true);
  await browse.open();
  await expect(page.getByText(t('shared:connection.lost'))).toBeVisible();
  standIn.cable.refuseConnections(false);
  await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
});

test('a cable that is cut for a while is reported, and missed changes are fetched', async ({
  page,
  browse,
  standIn,
  watch,
}) => {
  watch.expects(/WebSocket connection .* failed/);
  await page.clock.install();
  await browse.open();
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
  expect(await axeFindings(page)).toEqual([]);
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
