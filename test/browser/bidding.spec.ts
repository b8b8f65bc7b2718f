import { arrivedDeal } from './support/arrivedDeal';
import { axeFindings } from './support/axeFindings';
import { english as t, unbidAuction, unbidFixedPrice } from './support/english';
import { fullIf } from './support/fullIf';
import { backends } from './support/Market';
import { expect, test } from './support/test';
import { buyNow } from './support/twoStepPresses';

for (const backend of backends) {
  test.describe(backend, fullIf(backend === 'demo'), () => {
    test.use({ backend });

    test(
      'a bid in the row is placed, leads and appears in My bets',
      // The answer to the bid omits the own bid.
      { tag: ['@main', '@austere'] },
      async ({ page, browse }) => {
        await browse.open();
        const { number, tile } = await browse.firstTile(unbidAuction);
        await tile.getByRole('button', { name: 'Details' }).click();
        await tile.getByRole('textbox', { name: 'Your offer' }).fill('4250');
        await expect(tile.getByRole('textbox', { name: 'Your offer' })).toHaveValue(/^4\s250$/);
        await tile.getByRole('button', { name: 'Place bid' }).click();
        await expect(tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
        await expect(tile.getByText(t('offers:standing.leading')).first()).toBeVisible();
        await expect(tile.getByText('4 250 €').first()).toBeVisible();
        await tile.getByRole('link', { name: t('bidding:thankYou.toBids') }).click();
        const row = page.getByRole('table', { name: 'My bets' }).locator(`[data-offer="${number}"]`);
        await expect(row.getByText(t('offersDetails:ownBids.leading'))).toBeVisible();
      },
    );
  });
}

test('a vehicle bought now shows a thank-you and appears in realization', async ({ page, browse }) => {
  await browse.open();
  const { number, tile } = await browse.firstTile(unbidFixedPrice);
  await tile.getByRole('button', { name: 'Details' }).click();
  await buyNow(tile);
  await expect(tile.getByText(t('bidding:thankYou.buyNow'))).toBeVisible();
  await tile.getByRole('link', { name: t('bidding:thankYou.toRealization') }).click();
  await expect(page).toHaveURL('/purchasing/realization');
  await arrivedDeal(page, number);
});

test('a held key that closes a thank-you buys nothing', async ({ page, browse }) => {
  await browse.open();
  const { tile } = await browse.firstTile(unbidFixedPrice);
  await tile.getByRole('link', { name: 'Open offer' }).click();
  const price = browse.sheet.getByRole('region', { name: 'Price' });
  await price.getByRole('button', { name: 'Buy now' }).click();
  await price.getByRole('button', { name: t('bidding:differentOffer') }).click();
  await price.getByRole('textbox', { name: 'Your offer' }).fill('500');
  await page.keyboard.press('Enter');
  await expect(price.getByRole('button', { name: 'Place bid' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(price.getByText(t('bidding:thankYou.bid'))).toBeVisible();
  await price.getByRole('button', { name: 'Close' }).focus();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
  await expect(price.getByRole('button', { name: t('bidding:differentOffer') })).toBeVisible();
  await expect(price.getByText(t('bidding:handover'))).toHaveCount(0);
  await expect(price.getByText(t('bidding:thankYou.buyNow'))).toHaveCount(0);
});

test('Escape closes the confirmation of a purchase before it closes the offer', async ({ page, browse }) => {
  await browse.open();
  const { tile } = await browse.firstTile(unbidFixedPrice);
  await tile.getByRole('link', { name: 'Open offer' }).click();
  const price = browse.sheet.getByRole('region', { name: 'Price' });
  const opener = price.getByRole('button', { name: 'Buy now' });
  await opener.click();
  await price.getByRole('button', { name: /^Buy for/ }).focus();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(browse.sheet).toHaveCount(0);
});

test('Enter in the amount moves the focus to the button, and Enter on the button bids', async ({ page, browse }) => {
  await browse.open();
  const { tile } = await browse.firstTile(unbidAuction);
  await tile.getByRole('button', { name: 'Details' }).click();
  await tile.getByRole('textbox', { name: 'Your offer' }).fill('4250');
  // Two key presses without a release: the second one is a repeat.
  for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(tile.getByRole('button', { name: 'Place bid' })).toBeFocused();
  await expect(tile.getByText(t('offers:standing.noBids')).first()).toBeVisible();
  await expect(tile.getByRole('button', { name: 'Place bid' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
});

test('a held Enter opens the confirmation of a purchase and does not confirm it', async ({ page, browse }) => {
  await browse.open();
  const { tile } = await browse.firstTile(unbidFixedPrice);
  await tile.getByRole('button', { name: 'Details' }).click();
  await tile.getByRole('button', { name: 'Buy now' }).focus();
  for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
  const press = tile.getByRole('button', { name: /^Buy for/ });
  await expect(press).toBeVisible();
  await press.focus();
  for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(press).toBeVisible();
  await expect(press).not.toHaveAttribute('aria-busy', 'true');
  await expect(press).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(tile.getByText(t('bidding:thankYou.buyNow'))).toBeVisible();
});

test('an amount takes whole euro and keeps its caret in place', async ({ page, browse }) => {
  await browse.open();
  const { tile } = await browse.firstTile(unbidAuction);
  await tile.getByRole('button', { name: 'Details' }).click();
  const field = tile.getByRole('textbox', { name: 'Your offer' });
  const notice = tile.getByText('Whole euro only: cents are not taken.');
  await field.pressSequentially('9900,50');
  await expect(field).toHaveValue('9\u00a0900');
  await expect(notice).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/Whole euro only/);
  expect(await axeFindings(page)).toEqual([]);
  await field.fill('8765,4');
  await expect(field).toHaveValue('8\u00a0765');
  await field.press('Home');
  await field.press('ArrowRight');
  await field.pressSequentially('12');
  await expect(field).toHaveValue('812\u00a0765');
  await expect(notice).toHaveCount(0);
  await field.pressSequentially('3');
  await expect(field).toHaveValue('8\u00a0123\u00a0765');
  // The first one steps over the space.
  for (let times = 0; times < 4; times += 1) await field.press('Delete');
  await expect(field).toHaveValue('8\u00a0123');
  await field.press('Home');
  await field.press('ArrowRight');
  await field.press('Delete');
  await field.press('Delete');
  await expect(field).toHaveValue('823');
});
