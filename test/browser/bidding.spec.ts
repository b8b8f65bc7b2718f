import type { HashId } from '../../src/domain/offers/Offer';
import { wireRow } from '../backend/wire/wireRow';
import { arrivedDeal } from './support/arrivedDeal';
import { axeFindings } from './support/axeFindings';
import { english as t, unbidAuction, unbidFixedPrice } from './support/english';
import { backends } from './support/Market';
import { outbidden } from './support/rivals';
import { expect, test } from './support/test';
import { buyNow } from './support/twoStepPresses';

for (const backend of backends) {
  test.describe(backend, () => {
    test.use({ backend });

    test('a bid in the row is placed, leads and appears in My bets', async ({ page, browse }) => {
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
      const row = page.getByRole('region', { name: 'My bets' }).getByRole('article').filter({ hasText: number });
      await expect(row.getByText(t('offers:standing.leading')).first()).toBeVisible();
    });

    test('a bid below the minimum shows a message, is refused by the server and keeps its amount', async ({
      browse,
      watch,
    }) => {
      if (backend === 'http') watch.expects(/422 .*\/api\/v2\/bets/);
      if (backend === 'http') watch.expects(/\[unexpected\] POST \/api\/v2\/bets/);
      await browse.open();
      const { number, tile } = await browse.firstTile(unbidAuction);
      await tile.getByRole('link', { name: 'Open offer' }).click();
      const price = browse.sheet.getByRole('region', { name: 'Price' });
      const amount = price.getByRole('textbox', { name: 'Your offer' });
      const press = price.getByRole('button', { name: 'Place bid' });
      await amount.fill('49');
      await expect(price.getByText(t('bidding:offerTooLow', { minimum: '50 €' }))).toBeVisible();
      await expect(press).toBeEnabled();
      await press.click();
      const refusal = price.getByRole('alert').filter({ hasText: t('bidding:failed.bid') });
      await expect(refusal).toContainText(t('bidding:offerTooLow', { minimum: '50 €' }));
      await expect(amount).toHaveValue('49');
      await amount.fill('50');
      await expect(refusal).toHaveCount(0);
      await press.click();
      await expect(price.getByText(t('bidding:thankYou.bid'))).toBeVisible();
      await browse.sheet.getByRole('button', { name: 'Close', exact: true }).first().click();
      await expect(browse.tile(number).getByText(t('offers:standing.leading')).first()).toBeVisible();
    });

    test('an empty amount is not sent and moves the focus to the field', async ({ browse }) => {
      await browse.open();
      const { tile } = await browse.firstTile(unbidAuction);
      await tile.getByRole('button', { name: 'Details' }).click();
      await tile.getByRole('button', { name: 'Place bid' }).click();
      await expect(tile.getByRole('textbox', { name: 'Your offer' })).toBeFocused();
      await expect(tile.getByText(t('bidding:amountMissing'))).toBeVisible();
      await expect(tile.getByText(t('offers:standing.noBids'))).toBeVisible();
    });

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

    test('the thank-you of a bid on a fixed price leads to another bid', async ({ browse }) => {
      await browse.open();
      const { tile } = await browse.firstTile(unbidFixedPrice);
      await tile.getByRole('link', { name: 'Open offer' }).click();
      const price = browse.sheet.getByRole('region', { name: 'Price' });
      await price.getByRole('button', { name: t('bidding:differentOffer') }).click();
      await price.getByRole('textbox', { name: 'Your offer' }).fill('500');
      await price.getByRole('button', { name: 'Place bid' }).click();
      await expect(price.getByText(t('bidding:thankYou.bid'))).toBeVisible();
      await price.getByRole('button', { name: t('bidding:differentOffer') }).click();
      await expect(price.getByRole('textbox', { name: 'Your offer' })).toBeVisible();
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

    test('the row asks for a confirmation with the price, and starts over after a cancellation', async ({ browse }) => {
      await browse.open();
      const { tile } = await browse.firstTile(unbidFixedPrice);
      const details = tile.getByRole('button', { name: 'Details' });
      const press = tile.getByRole('button', { name: /^Buy for/ });
      await details.click();
      const price = await tile
        .locator('dt', { hasText: t('offersDetails:facts.buyNow') })
        .locator('+ dd')
        .innerText();
      await tile.getByRole('button', { name: 'Buy now' }).dblclick();
      await expect(press).toHaveAccessibleName(`Buy for ${price}`);
      await expect(tile.getByText(t('bidding:handover'))).toBeVisible();
      await expect(tile.getByText(t('bidding:thankYou.buyNow'))).toHaveCount(0);
      await tile.getByRole('button', { name: 'Cancel' }).click();
      await expect(details).toHaveAttribute('aria-expanded', 'false');
      await details.click();
      await tile.getByRole('button', { name: 'Buy now' }).click();
      await expect(press).toBeVisible();
      await details.click();
      await details.click();
      await expect(tile.getByRole('button', { name: 'Buy now' })).toBeVisible();
      await expect(press).toHaveCount(0);
    });

    test('Enter in the amount moves the focus to the button, and Enter on the button bids', async ({
      page,
      browse,
    }) => {
      await browse.open();
      const { tile } = await browse.firstTile(unbidAuction);
      await tile.getByRole('button', { name: 'Details' }).click();
      await tile.getByRole('textbox', { name: 'Your offer' }).fill('4250');
      // Two key presses without a release: the second one is a repeat.
      for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await expect(tile.getByRole('button', { name: 'Place bid' })).toBeFocused();
      await expect(tile.getByText(t('offers:standing.noBids'))).toBeVisible();
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

    test('the page of an offer asks for a confirmation that can be cancelled', async ({ page, browse }) => {
      await browse.open();
      const { number, tile } = await browse.firstTile(unbidFixedPrice);
      await tile.getByRole('link', { name: 'Open offer' }).click();
      const price = browse.sheet.getByRole('region', { name: 'Price' });
      await price.getByRole('button', { name: 'Buy now' }).click();
      await expect(price.getByText(t('bidding:handover'))).toBeVisible();
      await price.getByRole('button', { name: 'Cancel' }).click();
      await expect(price.getByText(t('bidding:handover'))).toHaveCount(0);
      await price.getByRole('button', { name: 'Buy now' }).click();
      await expect(price.getByText(t('bidding:thankYou.buyNow'))).toHaveCount(0);
      await price.getByRole('button', { name: /^Buy for \d/ }).click();
      await expect(price.getByText(t('bidding:thankYou.buyNow'))).toBeVisible();
      await price.getByRole('link', { name: t('bidding:thankYou.toRealization') }).click();
      await arrivedDeal(page, number);
    });

    test('an offer with a fixed price accepts a different offer that can be cancelled', async ({ browse }) => {
      await browse.open();
      const { tile } = await browse.firstTile(unbidFixedPrice);
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

      test('nothing can be bid on or bought, and the page says why', async ({ browse }) => {
        await browse.open();
        const { tile } = await browse.firstTile(t('offers:amount.noBids'));
        await tile.getByRole('button', { name: 'Details' }).click();
        await expect(tile.getByRole('button', { name: 'Place bid' })).toBeDisabled();
        await expect(tile.getByText(t('bidding:testAccess'))).toBeVisible();
        const { tile: fixed } = await browse.firstTile(/Buy now\s*\d/);
        await fixed.getByRole('button', { name: 'Details' }).click();
        await expect(fixed.getByRole('button', { name: 'Buy now' })).toBeDisabled();
        await expect(fixed.getByText(t('bidding:testAccess'))).toBeVisible();
      });
    });
  });
}

test('a bid whose answer is on its way is not called too low when a rival bids more', async ({
  page,
  browse,
  market,
  standIn,
}) => {
  let answer = () => {};
  const answered = new Promise<void>(resolve => (answer = resolve));
  standIn.faults.fail('POST /api/v2/bets', { delay: answered });
  await browse.open();
  const { number, tile } = await browse.firstTile(unbidAuction);
  await tile.getByRole('button', { name: 'Details' }).click();
  await tile.getByRole('textbox', { name: 'Your offer' }).fill('4250');
  await tile.getByRole('button', { name: 'Place bid' }).click();
  const bids = () => standIn.requests.filter(({ path }) => path === '/api/v2/bets');
  await expect.poll(bids).toHaveLength(1);
  await outbidden(page, market, number);
  await expect(tile.getByText(/^Minimum bid: 4\s[3-9]/)).toBeVisible();
  await expect(tile.getByText(/Your bid is too low/)).toHaveCount(0);
  answer();
});

test('a fixed price that changes during the confirmation must be confirmed again', async ({
  page,
  browse,
  standIn,
}) => {
  await browse.open();
  await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
  const { number, tile } = await browse.firstTile(unbidFixedPrice);
  await tile.getByRole('button', { name: 'Details' }).click();
  await tile.getByRole('button', { name: 'Buy now' }).click();
  const press = tile.getByRole('button', { name: /^Buy for \d/ });
  await press.focus();
  const { offer } = standIn.marketplace.dealer('buyer@paddock.example')!.open(number as HashId)!;
  standIn.cable.broadcast('BetsChannel', { offer: { ...wireRow(offer), buy_now_price: 99_500 } });
  const notice = tile.getByRole('alert').filter({ hasText: '99 500 €' });
  await expect(notice).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await tile.getByRole('button', { name: t('bidding:takePrice') }).press('Enter');
  await expect(notice).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(tile.getByText(t('bidding:thankYou.buyNow'))).toHaveCount(0);
  expect(standIn.marketplace.dealer('buyer@paddock.example')!.open(number as HashId)!.offer.realization).toBeFalsy();
  await press.click();
  await expect(tile.getByText(t('bidding:thankYou.buyNow'))).toBeVisible();
});
