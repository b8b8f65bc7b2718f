import type { Page } from '@playwright/test';
import type { HashId } from '../../src/domain/offers/Offer';
import { euros } from '../../src/domain/shared/Money';
import { arrivedDeal } from './support/arrivedDeal';
import { ConversationWidget } from './support/ConversationWidget';
import { bidByOthers, english as t, unbidAuction, unbidFixedPrice } from './support/english';
import { box, createAnyway, dialog, fillIn, openInvoice, press } from './support/invoiceForm';
import { accountOf } from './support/Market';
import { chooseBySearch } from './support/searchSelect';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';
import { buyNow, confirmPickup, placeUnusualBid } from './support/twoStepPresses';
import { changeAddress, visit } from './support/visit';

/**
 * Imitates the translation of a browser in the pages that are loaded after this call: two nested elements replace each
 * text node, also later ones. The mark before a translated text is one that Playwright ignores when it compares texts,
 * so a test finds the same names with and without a translation.
 */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const kept = 'head, script, style, textarea, select, font, [translate="no"], svg';
    const translateText = (text: Text) => {
      if (!text.parentElement || text.parentElement.closest(kept) || text.data.trim() === '') return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(`\u200b${text.data}`);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateIn = (node: Node) => {
      if (node instanceof Text) return translateText(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) translateText(text);
    };
    const observer = new MutationObserver(changes => {
      for (const { type, target, addedNodes } of changes) {
        for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
      }
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  });

test.use({ backend: 'http' });
test.beforeEach(({ page }) => translate(page));

const expectNoCrash = (page: Page) => expect(page.getByText('Unexpected Application Error')).toHaveCount(0);

test.describe('while the browser translates the page', () => {
  test.describe('without a sign-in', () => {
    test.use({ signedIn: null });

    test('a dealer asks for a new password, signs in after a refusal, and filters', async ({
      page,
      market,
      browse,
      watch,
    }) => {
      watch.expects(/400 .*cognito/);
      await page.goto('/');
      await expect(page.locator('font font').first()).toBeAttached();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.getByRole('link', { name: t('session:forgotPassword') }).click();
      await page.getByRole('textbox', { name: 'Email' }).fill(accountOf(market, 'buyer').email);
      await page.getByRole('button', { name: t('sessionPasswords:reset.send') }).click();
      await expect(page.getByRole('status').filter({ hasText: t('sessionPasswords:reset.sent') })).toBeVisible();

      await changeAddress(page, '/');
      await signIn(page, { ...accountOf(market, 'buyer'), password: 'Wrong!Ride1' });
      await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
      await signIn(page, accountOf(market, 'buyer'));
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
      await visit(page, '/browsing/browse');
      await expect(browse.tiles.first()).toBeVisible();
      await browse.tool('Motorbikes').click();
      await browse.tool('Filters').click();
      const drawer = page.getByRole('dialog', { name: 'Filters' });
      await chooseBySearch(drawer, 'Brand', 'BMW');
      await drawer.getByRole('button', { name: t('sharedFields:clear', { field: 'Brand' }) }).click();
      await drawer.getByRole('textbox', { name: 'Model' }).fill('nothing has this name');
      await expect(browse.total(0)).toBeVisible();
      await page.keyboard.press('Escape');
      await expectNoCrash(page);
    });
  });

  // Only a browser is translated: it replaces the texts under the app.
  test('the flows of a dealer who buys work', { tag: '@main' }, async ({ page, browse, standIn }) => {
    await browse.open();
    await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();

    await test.step('a tile shows the pushed number of bids and the pushed price', async () => {
      const { tile, number } = await browse.firstTile(unbidAuction);
      standIn.marketplace.rivalBids(number as HashId, euros(4321));
      await expect(tile.getByText('1 bid', { exact: true })).toBeVisible();
      await expect(tile).toContainText(/4\s321/);
      standIn.marketplace.rivalBids(number as HashId, euros(5432));
      await expect(tile.getByText('2 bids', { exact: true })).toBeVisible();
      await expect(tile).toContainText(/5\s432/);
      await expect(tile).not.toContainText(/4\s321/);
    });

    await test.step('a dealer bids and is outbid', async () => {
      const bid = await browse.firstTile(unbidAuction);
      await bid.tile.getByRole('button', { name: 'Details' }).click();
      await bid.tile.getByRole('textbox', { name: 'Your offer' }).fill('3100');
      await bid.tile.getByRole('button', { name: 'Place bid' }).click();
      await expect(bid.tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
      await expect(bid.tile.getByText(t('offers:standing.leading')).first()).toBeVisible();
      standIn.marketplace.rivalBids(bid.number as HashId, euros(3200));
      await expect(bid.tile.getByText(t('offers:standing.outbid')).first()).toBeVisible();
    });

    await test.step('a dealer bids an unusual amount', async () => {
      const unusual = await browse.firstTile(bidByOthers);
      await unusual.tile.getByRole('button', { name: 'Details' }).click();
      await placeUnusualBid(unusual.tile, '900000');
      await expect(unusual.tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
    });

    await test.step('a dealer writes about an offer, buys it and picks it up', async () => {
      const bought = await browse.firstTile(unbidFixedPrice);
      await bought.tile.getByRole('link', { name: 'Open offer' }).click();
      const widget = new ConversationWidget(page);
      await widget.button.click();
      await widget.write('Is it still there?');
      await expect(widget.log.getByText('Is it still there?')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await page.goBack();
      await bought.tile.getByRole('button', { name: 'Details' }).click();
      await buyNow(bought.tile);
      await expect(bought.tile.getByText(t('bidding:thankYou.buyNow'))).toBeVisible();
      await bought.tile.getByRole('link', { name: t('bidding:thankYou.toDeals') }).click();
      const deal = await arrivedDeal(page, bought.number);
      await confirmPickup(deal);
      await expect(deal.getByText(t('deals:thankYou.pickup')).first()).toBeVisible();
    });

    await expectNoCrash(page);
  });

  test.describe('as a seller', () => {
    test.use({ signedIn: 'seller' });

    test('a dealer chooses the dates of an invoice and issues it after a question', async ({ page }) => {
      await openInvoice(page);
      await fillIn(page, 'RE 82');
      await box(page, t('sellingInvoices:invoice.price')).fill('900');
      await press(page, 'Create Invoice');
      const asking = dialog(page, t('sellingInvoices:invoice.question.title'));
      await expect(asking).toContainText(t('sellingCheck:rules.noVatOption'));
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: t('sellingInvoices:invoice.vatOption') }).selectOption('23%');
      await createAnyway(page);
      await expect(page.getByText(t('sellingInvoices:issued.done', { number: 'RE 82' }))).toBeVisible();
      await page.bringToFront();
      await expectNoCrash(page);
    });
  });
});
