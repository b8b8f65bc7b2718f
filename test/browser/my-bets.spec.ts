import type { Locator, Page } from '@playwright/test';
import { defaultQuestion } from '../../src/domain/offers/list/BrowseQuestion';
import type { HashId } from '../../src/domain/offers/Offer';
import { asTiles } from './support/asTiles';
import { boxOf } from './support/boxes';
import { continueInBrowser } from './support/continueInBrowser';
import { english as t } from './support/english';
import { expectReady } from './support/expectReady';
import { shiftsIn, watchLayoutShifts } from './support/layoutShifts';
import { leadingOffer } from './support/leadingOffer';
import { accountOf } from './support/Market';
import { outbidden } from './support/rivals';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';
import { textsOf } from './support/textsOf';
import { visit } from './support/visit';

const sent = 'POST /api/v2/bets';

async function openMyBets(page: Page) {
  await asTiles(page);
  await page.goto('/purchasing/my-bets');
  await continueInBrowser(page);
  return listOf(page);
}

async function listOf(page: Page) {
  const list = page.getByRole('region', { name: 'My bets', exact: true });
  const group = (name: string) => list.getByRole('region', { name, exact: true });
  await expect(group('Outbid').getByRole('article').first()).toBeVisible();
  return { list, group };
}

const numberOf = async (row: Locator) => (await row.getAttribute('data-offer')) as HashId;
const rowOf = (page: Page, number: string) => page.locator(`article[data-offer="${number}"]`);

test.describe('my bets', () => {
  // Only a browser knows what is in sight.
  test(
    'show the whole button to raise several on a phone, and say in sight that a bid did not go through',
    { tag: '@main' },
    async ({ page, context, watch }) => {
      watch.expects(/ERR_INTERNET_DISCONNECTED/);
      await asTiles(page);
      await page.goto('/settings/trading');
      await page.getByRole('textbox', { name: 'Budget' }).fill('100');
      await expect(page.getByRole('status').filter({ hasText: t('settingsTrading:saved') })).toBeVisible();
      await visit(page, '/purchasing/my-bets');
      await page.setViewportSize({ width: 390, height: 844 });
      await continueInBrowser(page);
      const { group } = await listOf(page);
      await expect(page.getByRole('meter', { name: 'Exposure' })).toBeVisible();
      const several = page.getByRole('button', { name: 'Raise several' });
      for (const width of [900, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(several).toBeInViewport({ ratio: 1 });
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      const row = rowOf(page, await numberOf(group('Outbid').getByRole('article').first()));
      await row.getByRole('button', { name: /^Raise to/ }).click();
      await expect(row.getByRole('textbox', { name: 'Your offer' })).toBeFocused();
      const place = await row.boundingBox();
      await context.setOffline(true);
      await expect(page.getByText(t('shared:connection.offline'))).toBeVisible();
      expect(await row.boundingBox()).toEqual(place);
      await row.getByRole('button', { name: 'Place bid' }).click();
      // The page scrolls by whole pixels.
      await expect(row.getByRole('alert').filter({ hasText: t('bidding:failed.bid') })).toBeInViewport({ ratio: 0.99 });
      // The live feed tries to connect again, but not in every run.
      await page.evaluate(() => fetch('/').catch(() => {}));
    },
  );

  test('remember that several are raised, and show once what is bound, below the list or with the bid', async ({
    page,
  }) => {
    await watchLayoutShifts(page);
    await asTiles(page);
    await page.goto('/settings/trading');
    await page.getByRole('textbox', { name: 'Budget' }).fill('50000');
    await expect(page.getByRole('status').filter({ hasText: t('settingsTrading:saved') })).toBeVisible();
    await visit(page, '/purchasing/my-bets');
    await page.getByRole('button', { name: 'Raise several' }).click();
    await expect(page.getByRole('checkbox', { name: /^Raise: / }).first()).toBeVisible();
    await page.reload();
    const { list } = await listOf(page);
    const meter = page.getByRole('meter', { name: 'Exposure' });
    await expect(meter).toBeVisible();
    expect(await shiftsIn(list)).toEqual([]);
    expect((await meter.boundingBox())!.y).toBeGreaterThan((await list.boundingBox())!.y + 100);
    const raise = page.getByRole('checkbox', { name: /^Raise: / });
    await raise.nth(0).check();
    await raise.nth(1).check();
    await page.getByRole('button', { name: 'Review 2 raises' }).click();
    const panel = page.getByRole('dialog', { name: 'Raises' });
    await expect(panel.getByText(/^After these bids: /)).toBeVisible();
    await expect(meter).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(meter).toHaveCount(1);
    await list
      .getByRole('button', { name: /^Raise to/ })
      .first()
      .click();
    await expect(list.getByText(/^After this bid: /)).toBeVisible();
    await expect(meter).toHaveCount(1);
    await page.getByRole('button', { name: 'Raise several' }).click();
    await expect(raise).toHaveCount(0);
  });

  // Only a browser knows what is in sight.
  test('say below their first row how many belong elsewhere', { tag: '@main' }, async ({ page, market, standIn }) => {
    await page.goto('/purchasing/my-bets');
    const list = page.getByRole('region', { name: 'My bets', exact: true });
    const { hashId } = leadingOffer(standIn);
    await list.locator(`[role="row"][data-offer="${hashId}"]`).hover();
    await outbidden(page, market, hashId);
    const line = page.getByText('1 bid now belongs elsewhere.');
    await expect(line).toBeVisible();
    const first = await boxOf(list.locator('[role="row"][data-offer]').first());
    expect((await boxOf(line)).y).toBeGreaterThan(first.y + first.height);
    await page.getByRole('button', { name: 'Sort again' }).click();
    await expect(line).toHaveCount(0);
  });

  // The whole flow, with a connection that breaks after a request. Only a browser has a pointer and moves the focus.
  test(
    'keep their order under the pointer, and are raised with the keyboard only and several together',
    { tag: '@main' },
    async ({ page, market, standIn, watch }) => {
      watch.expects(/api\/v2\/bets/);
      const { list, group } = await openMyBets(page);
      const panel = page.getByRole('dialog', { name: 'Raises' });
      const bids = () => standIn.requests.filter(({ method, path }) => `${method} ${path}` === sent).length;

      await test.step('they keep their order while the pointer is over the list, and a press moves them', async () => {
        const number = await numberOf(group('Leading').getByRole('article').first());
        await list.hover();
        await outbidden(page, market, number);
        await expect(rowOf(page, number).getByText(t('offers:standing.outbid')).first()).toBeVisible();
        await expect(group('Leading').getByRole('article').and(rowOf(page, number))).toBeVisible();
        await expect(page.getByText('1 bid now belongs elsewhere.')).toBeVisible();
        await page.getByRole('button', { name: 'Sort again' }).click();
        await expect(group('Outbid').getByRole('article').and(rowOf(page, number))).toBeVisible();
        await expect(list).toBeFocused();
        await expect(page.getByText('1 bid now belongs elsewhere.')).toHaveCount(0);
      });

      await test.step('an unusual raise counts only after a tick, with the keyboard only', async () => {
        const { keyboard } = page;
        await page.mouse.move(0, 0);
        await tabTo(page.getByRole('button', { name: 'Raise several' }), 'Shift+Tab');
        await keyboard.press('Enter');
        await tabTo(page.getByRole('checkbox', { name: /^Raise: / }).first());
        await keyboard.press('Space');
        await tabTo(page.getByRole('button', { name: 'Review 1 raise' }));
        await keyboard.press('Enter');
        await expect(panel).toBeFocused();
        await tabTo(panel.getByRole('textbox'));
        await keyboard.press('ControlOrMeta+a');
        await keyboard.type('900000');
        await expect(panel.getByRole('button', { name: 'Place 0 bids' })).toHaveAttribute('aria-disabled', 'true');
        await keyboard.press('Enter');
        await expect(panel.getByRole('checkbox')).toBeFocused();
        await keyboard.press('Space');
        await keyboard.press('Enter');
        const place = panel.getByRole('button', { name: 'Place 1 bid' });
        await expect(place).toBeFocused();
        await expectReady(place);
        expect(standIn.requests.filter(({ method }) => method === 'POST')).toEqual([]);
        await keyboard.press('Enter');
        await expect(panel.getByRole('listitem').filter({ hasText: 'has been placed' })).toBeVisible();
        await keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
      });

      await test.step('of several that are raised together, one is outbid meanwhile, and one loses its answer', async () => {
        const before = bids();
        await list.evaluate(area => area.scrollTo(0, 0));
        await page.getByRole('button', { name: 'Raise several' }).click();
        const rows = group('Outbid').getByRole('article');
        const numbers = await Promise.all([0, 1, 2].map(at => numberOf(rows.nth(at))));
        for (const number of numbers)
          await rowOf(page, number)
            .getByRole('checkbox', { name: /^Raise: / })
            .check();
        await page.getByRole('button', { name: 'Review 3 raises' }).click();
        const items = panel.getByRole('listitem');
        await expect(items).toHaveCount(3);
        await outbidden(page, market, numbers[1]!);
        await expect(items.nth(1)).toContainText('Left out');

        standIn.faults.fail(sent, { loseAnswer: true });
        await panel.getByRole('button', { name: 'Place 2 bids' }).click();
        await expect(items.nth(0)).toContainText('has been placed');
        await expect(items.nth(2)).toContainText('has been placed');
        await expect(items.nth(1)).toContainText('Left out');
        expect(bids()).toBe(before + 2);
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Review 1 raise' })).toBeFocused();
      });
    },
  );

  test('keep their numbers inside a narrow tile, in the two languages with the longest words', async ({ page }) => {
    await asTiles(page);
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/purchasing/my-bets');
    let before = t;
    for (const language of ['de', 'pl'] as const) {
      const chosen = page.getByRole('combobox', { name: before('navigation:settingsMenu.language') });
      await chosen.selectOption(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      before = textsOf(language);
      const tiles = page.getByRole('article');
      await expect(tiles.locator('dl').first()).toBeVisible();
      const pastTheEdge = await tiles.evaluateAll(all =>
        all.flatMap(tile => {
          const { right } = tile.getBoundingClientRect();
          const amounts = [...tile.querySelectorAll('dd')].filter(amount => amount.checkVisibility());
          return amounts
            .filter(amount => amount.getBoundingClientRect().right > right - 8)
            .map(amount => amount.innerText);
        }),
      );
      expect(pastTheEdge).toEqual([]);
    }
  });
});

test.describe('forty own bids', () => {
  test.use({ marketOptions: { offers: 600, tempo: 0, seed: 1 }, signedIn: 'manyBids' });

  // Only a browser knows what is in sight.
  test('are in sight as far as a window has room, also while there is a notice', async ({ page, market, standIn }) => {
    const rows = page.getByRole('region', { name: 'My bets', exact: true }).locator('[role="row"][data-offer]');
    const inSight = () =>
      rows.evaluateAll(
        all =>
          all.filter(row => {
            const { left, top, bottom, width } = row.getBoundingClientRect();
            return [top + 1, bottom - 1].every(y => row.contains(document.elementFromPoint(left + width / 2, y)));
          }).length,
      );
    await page.goto('/purchasing/my-bets');
    await expect(rows.first()).toBeVisible();
    await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
    const { email } = accountOf(market, 'manyBids');
    const { offers } = standIn.marketplace.dealer(email)!.list('browse', defaultQuestion);
    standIn.marketplace.supportAnswers(email, offers[0]!.hashId);
    await expect(page.getByRole('region', { name: t('notifications:title') }).getByRole('article')).toHaveCount(1);
    for (const [width, height, least] of [
      [1440, 900, 13],
      [1366, 768, 10],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(inSight, `at ${width} × ${height}`).toBeGreaterThanOrEqual(least);
    }
  });
});
