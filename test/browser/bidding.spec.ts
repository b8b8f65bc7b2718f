import type { HashId } from '../../src/domain/offers/Offer';
import { euros } from '../../src/domain/shared/Money';
import { backends } from './support/Market';
import { expect, quietMarket, test } from './support/test';

for (const backend of backends) {
  test.describe(backend, () => {
    test.use({ backend });

    test('a bid on the row is placed, leads, and stands among the own bets', async ({ page, browse }) => {
      await browse.open();
      const { number, tile } = await browse.firstTile(/No bids yet.*First offer/);
      await tile.getByRole('button', { name: 'Details' }).click();
      await tile.getByRole('textbox', { name: 'Your offer' }).fill('4250');
      await expect(tile.getByRole('textbox', { name: 'Your offer' })).toHaveValue(/^4\s250$/);
      await tile.getByRole('button', { name: 'Place bid' }).click();
      await expect(tile.getByText('Thank you, your offer has been placed.')).toBeVisible();
      await expect(tile.getByText('You lead')).toBeVisible();
      await expect(tile.getByText('4 250 €').first()).toBeVisible();
      await tile.getByRole('link', { name: 'Go to my bets' }).click();
      const row = page.getByRole('region', { name: 'My bets' }).getByRole('article').filter({ hasText: number });
      await expect(row.getByText('You lead')).toBeVisible();
    });

    test('below the minimum the message stands, the server refuses, and the amount is kept', async ({
      browse,
      watch,
    }) => {
      if (backend === 'http') watch.expects(/422 .*\/api\/v2\/bets/);
      if (backend === 'http') watch.expects(/\[unexpected\] POST \/api\/v2\/bets/);
      await browse.open();
      const { number, tile } = await browse.firstTile(/No bids yet.*First offer/);
      await tile.getByRole('link', { name: 'Open offer' }).click();
      const price = browse.sheet.getByRole('region', { name: 'Price' });
      const amount = price.getByRole('textbox', { name: 'Your offer' });
      const press = price.getByRole('button', { name: 'Place bid' });
      await amount.fill('49');
      await expect(price.getByText('The offer is too low. The minimum is 50 €.')).toBeVisible();
      await expect(press).toBeEnabled();
      await press.click();
      const refusal = price.getByRole('alert').filter({ hasText: 'did not go through' });
      await expect(refusal).toContainText('The offer is too low. The minimum is 50 €.');
      await expect(amount).toHaveValue('49');
      await amount.fill('50');
      await expect(refusal).toHaveCount(0);
      await press.click();
      await expect(price.getByText('Thank you, your offer has been placed.')).toBeVisible();
      await browse.sheet.getByRole('button', { name: 'Close', exact: true }).first().click();
      await expect(browse.tile(number).getByText('You lead')).toBeVisible();
    });

    test('an empty amount is not sent: the field gets the focus', async ({ browse }) => {
      await browse.open();
      const { tile } = await browse.firstTile(/No bids yet.*First offer/);
      await tile.getByRole('button', { name: 'Details' }).click();
      await tile.getByRole('button', { name: 'Place bid' }).click();
      await expect(tile.getByRole('textbox', { name: 'Your offer' })).toBeFocused();
      await expect(tile.getByText('No bids yet')).toBeVisible();
    });

    test('a vehicle bought now is thanked for and stands in realization', async ({ page, browse }) => {
      await browse.open();
      const { number, tile } = await browse.firstTile(/No bids yet.*Buy now/);
      await tile.getByRole('button', { name: 'Details' }).click();
      await tile.getByRole('button', { name: 'Buy now' }).click();
      await expect(tile.getByText('Thank you, the vehicle is yours.')).toBeVisible();
      await tile.getByRole('link', { name: 'Go to realization' }).click();
      await expect(page).toHaveURL('/purchasing/realization');
      const deals = page.getByRole('region', { name: 'In realization' }).getByRole('article');
      await expect(deals.filter({ hasText: number })).toBeVisible();
    });

    test('with a fixed price a different offer can be placed, or resigned from', async ({ browse }) => {
      await browse.open();
      const { tile } = await browse.firstTile(/No bids yet.*Buy now/);
      const details = tile.getByRole('button', { name: 'Details' });
      await details.click();
      await tile.getByRole('button', { name: 'Place a different offer' }).click();
      await expect(tile.getByRole('textbox', { name: 'Your offer' })).toBeVisible();
      await tile.getByRole('button', { name: 'Cancel' }).click();
      await expect(details).toHaveAttribute('aria-expanded', 'false');
      await details.click();
      await expect(tile.getByRole('button', { name: 'Buy now' })).toBeVisible();
    });

    test.describe('with test access', () => {
      test.use({ signedIn: 'testAccess' });

      test('nothing can be bid or bought, and the reason is told', async ({ browse }) => {
        await browse.open();
        const { tile } = await browse.firstTile('First offer');
        await tile.getByRole('button', { name: 'Details' }).click();
        await expect(tile.getByRole('button', { name: 'Place bid' })).toBeDisabled();
        await expect(tile.getByText('Your account has test access')).toBeVisible();
        const { tile: fixed } = await browse.firstTile(/Buy now\s*\d/);
        await fixed.getByRole('button', { name: 'Details' }).click();
        await expect(fixed.getByRole('button', { name: 'Buy now' })).toBeDisabled();
        await expect(fixed.getByText('Your account has test access')).toBeVisible();
      });
    });
  });
}

test.describe('http', () => {
  test.use({ backend: 'http' });

  test("a rival's bid arrives on the row and on the opened offer", async ({ browse, standIn, page }) => {
    await browse.open();
    const { number, tile } = await browse.firstTile(/No bids yet.*First offer/);
    await tile.getByRole('button', { name: 'Details' }).click();
    await tile.getByRole('textbox', { name: 'Your offer' }).fill('1000');
    await tile.getByRole('button', { name: 'Place bid' }).click();
    await expect(tile.getByText('You lead')).toBeVisible();

    await expect(page.getByText('Live updates on')).toBeAttached();
    standIn.marketplace.rivalBids(number as HashId, euros(1234));
    await expect(tile.getByText('Outbid')).toBeVisible();
    await expect(tile.getByText('1 234 €').first()).toBeVisible();

    await tile.getByRole('button', { name: 'Close' }).click();
    await tile.getByRole('link', { name: 'Open offer' }).click();
    const price = browse.sheet.getByRole('region', { name: 'Price' });
    standIn.marketplace.rivalBids(number as HashId, euros(2345));
    await expect(price.getByText('2 345 €').first()).toBeVisible();
    await expect(price.getByText('Minimum bid 2 395 €')).toBeVisible();
  });
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
