import { expect, quietMarket, test } from './support/test';

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
