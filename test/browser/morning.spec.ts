import type { Page } from '@playwright/test';
import { noFilters } from '../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../src/domain/offers/list/BrowseQuestion';
import type { HashId } from '../../src/domain/offers/Offer';
import { euros } from '../../src/domain/shared/Money';
import type { StandInBackend } from '../backend/StandInBackend';
import { buyerEmail } from '../infrastructure/demo/market/aMarketplace';
import { english as t, unbidFixedPrice } from './support/english';
import { expect, quietMarket, test } from './support/test';
import { visit } from './support/visit';

/** Publishes offers until the browse list has so many more motorbikes. */
function publishMotorbikes({ marketplace }: StandInBackend, count: number): void {
  const question = { ...defaultQuestion, filters: { ...noFilters, vehicleType: 'Motorbike' as const } };
  const total = () => marketplace.dealer(buyerEmail)!.list('browse', question).totalCount;
  const wanted = total() + count;
  while (total() < wanted) marketplace.publish();
}

/** How many offers this device has seen, as the dealer's book has it. */
const seenCount = (page: Page) =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases())
      .map(({ name = '' }) => name)
      .find(name => name.startsWith('paddock-book-'));
    if (!name) return 0;
    const opening = indexedDB.open(name);
    await new Promise(resolve => (opening.onsuccess = resolve));
    const counting = opening.result.transaction('seen').objectStore('seen').count();
    await new Promise(resolve => (counting.onsuccess = resolve));
    opening.result.close();
    return counting.result;
  });

// Only a browser knows what was in sight, and keeps it across a reload.
test(
  'a hidden offer is gone after a reload and comes back with the reason when its price falls, and the rows that were in sight are not new',
  { tag: '@main' },
  async ({ page, browse, standIn }) => {
    const marks = browse.tiles.getByText(t('offers:seen.new'), { exact: true });
    await browse.open();
    await expect.poll(() => seenCount(page)).toBeGreaterThan(0);
    await expect(marks).toHaveCount(0);
    const { number, tile } = await browse.firstTile(unbidFixedPrice);
    await tile.getByRole('button', { name: 'Details' }).click();
    await tile.getByRole('button', { name: 'Hide' }).click();
    await tile.getByRole('combobox', { name: t('offersHidden:howLong') }).selectOption('priceFalls');
    await tile.getByRole('button', { name: t('offersHidden:reasons.tooDear') }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(tile).toHaveCount(0);

    await page.reload();
    await expect(browse.tiles.first()).toBeVisible();
    await expect(marks.first()).toBeAttached();
    await expect(browse.tiles.first().getByText(t('offers:seen.new'), { exact: true })).toHaveCount(0);
    await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
    await expect(tile).toHaveCount(0);
    await browse.tiles.first().hover();
    standIn.marketplace.sellerAsks(number as HashId, euros(100));
    // No row moves while the dealer reads.
    await page.getByRole('button', { name: t('offersHidden:cameBack_one', { count: '1' }) }).click();
    await expect(tile.getByText(t('offers:hidden.back.priceFell')).first()).toBeVisible();
  },
);

test.describe('on a wide screen', () => {
  test.use({ marketOptions: { ...quietMarket, offers: 200 }, viewport: { width: 1920, height: 1000 } });

  test('a morning: new matches, the table, a note, a hidden offer, two raises, and the offer comes back', async ({
    page,
    browse,
    standIn,
  }) => {
    await browse.open('?type=Motorbike');
    await browse.tool('Filters').click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByRole('button', { name: 'Save this search' }).click();
    await drawer.getByRole('textbox', { name: t('search:name'), exact: true }).fill('Morning round');
    await drawer.getByRole('button', { name: 'Save this search' }).click();
    await expect(page.getByText(t('search:opened', { name: 'Morning round' }))).toBeVisible();
    await expect.poll(() => seenCount(page)).toBeGreaterThan(0);
    // What is published while the search is open is not new.
    await visit(page, '/settings/language');
    publishMotorbikes(standIn, 3);
    const today = page.getByRole('main', { name: 'Today' });
    const search = today.getByRole('link', { name: 'Morning round' });
    await page.goto('/today');
    await expect(search).toBeVisible({ timeout: 40_000 });
    await expect(today.getByText(t('search:newCount_other', { count: '3' }), { exact: true })).toBeVisible();
    await search.click();
    await expect(browse.tiles.getByText(t('offers:seen.new'), { exact: true }).first()).toBeVisible();

    await page.getByRole('button', { name: 'Table' }).click();
    const table = page.getByRole('table', { name: t('offers:lists.browse') });
    const rows = table.locator('[role="row"][data-offer]');
    const panel = page.locator('section[data-offer]').filter({ visible: true });
    await rows.nth(2).getByRole('button', { name: 'Details' }).click();
    const number = (await panel.getAttribute('data-offer')) as HashId;
    const row = table.locator(`[role="row"][data-offer="${number}"]`);
    await panel.getByRole('button', { name: 'Note' }).click();
    await panel.getByRole('textbox', { name: 'Note' }).fill('Ask for the second key');
    await expect(row.getByText(t('book:note.name'))).toBeAttached();
    await panel.getByRole('button', { name: 'Hide' }).click();
    await panel.getByRole('combobox', { name: t('offersHidden:howLong') }).selectOption('priceFalls');
    await panel.getByRole('button', { name: t('offersHidden:reasons.tooDear') }).click();
    await expect(row).toHaveCount(0);
    await expect(panel).toHaveCount(0);

    await visit(page, '/purchasing/my-bets');
    const bets = page.getByRole('table', { name: 'My bets' });
    const ownRows = bets.locator('[role="row"][data-offer]');
    await ownRows.nth(1).getByRole('button', { name: 'Details' }).click();
    const limited = (await panel.getAttribute('data-offer'))!;
    await panel.getByRole('button', { name: 'My limit' }).click();
    await panel.getByRole('textbox', { name: 'My limit' }).fill('25000');
    await bets.getByRole('columnheader', { name: 'My limit' }).getByRole('button').click();
    await expect(ownRows.first()).toHaveAttribute('data-offer', limited);
    await page.getByRole('button', { name: 'Raise several' }).click();
    for (const place of [0, 1])
      await bets
        .getByRole('checkbox', { name: /^Raise: / })
        .nth(place)
        .check();
    await page.getByRole('button', { name: 'Review 2 raises' }).click();
    const raises = page.getByRole('dialog', { name: 'Raises' });
    await raises.getByRole('button', { name: /^Place \d bids?$/ }).click();
    await expect(raises.getByRole('listitem').filter({ hasText: 'has been placed' }).first()).toBeVisible();
    await page.keyboard.press('Escape');

    standIn.marketplace.sellerAsks(number, euros(100));
    await visit(page, '/today');
    const back = today.getByRole('heading', { name: t('homeToday:names.cameBack_one') });
    await expect(back).toBeVisible({ timeout: 40_000 });
    const reason = t('offers:hidden.back.priceFell');
    await expect(today.getByText(reason).filter({ visible: true })).toHaveCount(1);
    await visit(page, '/browsing/browse');
    await expect(row.getByText(reason).first()).toBeAttached();
    await row.getByRole('button', { name: 'Details' }).click();
    await expect(panel.getByText('Ask for the second key')).toBeVisible();
  });
});
