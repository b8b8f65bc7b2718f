import type { HashId } from '../../src/domain/offers/Offer';
import { euros } from '../../src/domain/shared/Money';
import { english as t, unbidAuction } from './support/english';
import { expect, quietMarket, test } from './support/test';

test.describe('http', () => {
  test.use({ backend: 'http' });

  // A real socket, whose pushes arrive on what is shown.
  test(
    'the bid of a rival appears in the row and on the opened offer',
    { tag: '@main' },
    async ({ browse, standIn, page }) => {
      await browse.open();
      const { number, tile } = await browse.firstTile(unbidAuction);
      await tile.getByRole('button', { name: 'Details' }).click();
      await tile.getByRole('textbox', { name: 'Your offer' }).fill('1000');
      await tile.getByRole('button', { name: 'Place bid' }).click();
      await expect(tile.getByText(t('offers:standing.leading')).first()).toBeVisible();

      await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
      standIn.marketplace.rivalBids(number as HashId, euros(1234));
      // The standing is on the tile and in the block of prices of the expanded row.
      await expect(tile.getByText(t('offers:standing.outbid'), { exact: true })).toHaveCount(2);
      await expect(tile.getByText('1 234 €').first()).toBeVisible();

      await expect(tile.getByText(t('bidding:outbidSince'))).toBeVisible();
      await expect(tile.getByText(t('bidding:thankYou.bid'))).toHaveCount(0);
      const name = await tile.getAttribute('aria-label');
      const news = t('notifications:outbid', { name: name ?? '', amount: '1 234 €' });
      await expect(page.getByRole('status').filter({ hasText: news })).toBeAttached();

      await tile.getByRole('link', { name: 'Open offer' }).click();
      const price = browse.sheet.getByRole('region', { name: 'Price' });
      standIn.marketplace.rivalBids(number as HashId, euros(2345));
      await expect(price.getByText('2 345 €').first()).toBeVisible();
      await expect(price.getByText(t('bidding:minimum', { amount: '2 395 €' }))).toBeVisible();
    },
  );
});

test.describe('demo', () => {
  test.use({ backend: 'demo', marketOptions: { ...quietMarket, offers: 6, tempo: 40 } });

  test('rivals bid by themselves', async ({ browse }) => {
    await browse.open();
    const bidsShown = async () => {
      const standings = await browse.tiles.getByText(/^\d+ bids?$/).allInnerTexts();
      return standings.reduce((sum, words) => sum + parseInt(words, 10), 0);
    };
    const before = await bidsShown();
    await expect.poll(bidsShown).toBeGreaterThan(before);
  });
});
