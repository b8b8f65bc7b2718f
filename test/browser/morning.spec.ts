import type { Page } from '@playwright/test';
import type { HashId } from '../../src/domain/offers/Offer';
import { euros } from '../../src/domain/shared/Money';
import { english as t, unbidFixedPrice } from './support/english';
import { expect, test } from './support/test';

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

test('an offer that is hidden until its price falls is gone after a reload, and comes back with the reason', async ({
  page,
  browse,
  standIn,
}) => {
  await browse.open();
  const { number, tile } = await browse.firstTile(unbidFixedPrice);
  await tile.getByRole('button', { name: 'Details' }).click();
  await tile.getByRole('button', { name: 'Hide' }).click();
  await tile.getByRole('combobox', { name: t('offersHidden:howLong') }).selectOption('priceFalls');
  await tile.getByRole('button', { name: t('offersHidden:reasons.tooDear') }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(tile).toHaveCount(0);

  await page.reload();
  await expect(browse.tiles.first()).toBeVisible();
  await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
  await expect(tile).toHaveCount(0);
  standIn.marketplace.sellerAsks(number as HashId, euros(100));
  // No row moves while the dealer reads.
  await page.getByRole('button', { name: t('offers:hidden.cameBack_one', { count: '1' }) }).click();
  await expect(tile.getByText(t('offers:hidden.back.priceFell')).first()).toBeVisible();
});

test('the rows that were in sight are not new on the next visit, and the rows below are', async ({ page, browse }) => {
  const marks = browse.tiles.getByText(t('offers:seen.new'), { exact: true });
  await browse.open();
  await expect.poll(() => seenCount(page)).toBeGreaterThan(0);
  await expect(marks).toHaveCount(0);
  await page.reload();
  await expect(marks.first()).toBeAttached();
  await expect(browse.tiles.first().getByText(t('offers:seen.new'), { exact: true })).toHaveCount(0);
});
