import type { Locator, Page } from '@playwright/test';
import { chooseDate } from './support/chooseDate';
import { english as t, unbidAuction } from './support/english';
import { reportNotifications } from './support/reportNotifications';
import { expect, test } from './support/test';
import { visit } from './support/visit';

/** Presses as a practised dealer does, and counts them. Typed letters are not counted. */
class Hand {
  presses = 0;

  constructor(private readonly page: Page) {}

  async press(control: Locator): Promise<void> {
    this.presses += 1;
    await control.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.press(field);
    await this.page.keyboard.type(text);
  }

  async choose(list: Locator, option: string): Promise<void> {
    this.presses += 1;
    await list.selectOption(option);
  }

  /** What was counted since the last call. */
  counted(): number {
    const { presses } = this;
    this.presses = 0;
    return presses;
  }
}

const button = (part: Page | Locator, name: string | RegExp) => part.getByRole('button', { name });
/** The next Friday, as YYYY-MM-DD. */
function fridayAfter(date: Date): string {
  const days = ((5 - date.getUTCDay() + 6) % 7) + 1;
  return new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

const rowsOf = (part: Page | Locator) => part.locator('[role="row"][data-offer]').filter({ visible: true });

test.describe('a practised dealer', () => {
  test.use({ marketOptions: { offers: 600, tempo: 0, seed: 1 } });

  test.describe('who buys', () => {
    test.use({ signedIn: 'manyBids' });

    // The whole app as it is used: only a browser has its layout, files and permissions.
    test('needs few presses for each task of a day', { tag: '@main' }, async ({ page, browse, context, standIn }) => {
      test.slow();
      await context.addInitScript(reportNotifications);
      const hand = new Hand(page);
      const panel = page.locator('section[data-offer]').filter({ visible: true });
      const bids = () =>
        standIn.requests.filter(({ method, path }) => `${method} ${path}` === 'POST /api/v2/bets').length;

      await test.step('a bid at the maximum of the calculation is placed with 3 presses', async () => {
        await browse.open();
        const { tile } = await browse.firstTile(unbidAuction);
        await tile.getByRole('link', { name: 'Open offer' }).click();
        const offer = browse.sheet;
        await button(offer, 'My calculation').click();
        const calculation = offer.getByRole('region', { name: 'My calculation' });
        await calculation.getByRole('textbox', { name: 'Expected sale price' }).fill('3000');
        await calculation.getByRole('textbox', { name: 'Target margin' }).fill('5 %');
        await hand.press(button(calculation, 'Use as limit'));
        const price = offer.getByRole('region', { name: 'Price', exact: true });
        await hand.press(button(price.getByRole('group', { name: 'Amounts' }), /^My limit/));
        const before = bids();
        await hand.press(button(price, /^Place bid/));
        await expect(price.getByText(t('bidding:thankYou.bid'))).toBeVisible();
        expect(bids()).toBe(before + 1);
        expect(hand.counted()).toBeLessThanOrEqual(3);
        await page.goBack();
        await expect(offer).toHaveCount(0);
      });

      await test.step('three questions are asked with 4 presses', async () => {
        const offer = browse.sheet;
        await browse.tiles.nth(3).getByRole('link', { name: 'Open offer' }).click();
        await hand.press(offer.getByRole('button', { name: 'Not stated', exact: true }));
        await hand.press(button(offer, 'Ask about these'));
        const messages = page.getByRole('dialog', { name: 'Messages', exact: true });
        await hand.press(button(messages, 'Send'));
        await expect(messages.getByRole('log')).toContainText('?');
        expect(hand.counted()).toBeLessThanOrEqual(4);
        await page.goBack();
        await expect(offer).toHaveCount(0);
      });

      await test.step('a young motorbike nearby is found with 9 presses', async () => {
        await hand.press(browse.tool('Motorbikes'));
        await hand.press(browse.tool('Filters'));
        const filters = page.getByRole('dialog', { name: 'Filters' });
        await hand.type(filters.getByRole('textbox', { name: 'Search words' }), 'GS');
        await hand.type(filters.getByRole('textbox', { name: 'Mileage to' }), '40000');
        await hand.choose(filters.getByRole('combobox', { name: 'Year from' }), '2022');
        await hand.choose(filters.getByRole('combobox', { name: 'Country' }), 'Germany');
        await hand.type(filters.getByRole('textbox', { name: 'Zip code' }), '20457');
        await hand.choose(filters.getByRole('combobox', { name: 'Radius' }), '160 km');
        await hand.press(button(filters, /^Show/));
        await expect(filters).toHaveCount(0);
        await expect(page).toHaveURL(/radius=160&kmTo=40000&yearFrom=2022&words=GS/);
        expect(hand.counted()).toBeLessThanOrEqual(9);
      });

      await test.step('five bids are raised with 7 presses', async () => {
        await visit(page, '/purchasing/my-bets');
        // A practised dealer has chosen this once.
        await button(page, 'Raise several').click();
        const raise = page.getByRole('rowgroup', { name: 'Outbid' }).getByRole('checkbox', { name: 'Raise' });
        for (const place of [0, 1, 2, 3, 4]) await hand.press(raise.nth(place));
        await hand.press(button(page, 'Review 5 raises'));
        const raises = page.getByRole('dialog', { name: 'Raises' });
        const before = bids();
        await hand.press(button(raises, 'Place 5 bids'));
        await expect(raises.getByRole('listitem').filter({ hasText: 'has been placed' })).toHaveCount(5);
        expect(bids()).toBe(before + 5);
        expect(hand.counted()).toBeLessThanOrEqual(7);
        await page.keyboard.press('Escape');
      });

      await test.step('one bid is raised with 2 presses', async () => {
        const row = rowsOf(page.getByRole('rowgroup', { name: 'Outbid' })).first();
        await hand.press(button(row, /^Raise to/));
        await hand.press(button(panel, /^Place bid/));
        await expect(panel.getByText(t('bidding:thankYou.bid'))).toBeVisible();
        expect(hand.counted()).toBeLessThanOrEqual(2);
      });

      await test.step('why a bid lost is told after 2 presses', async () => {
        await hand.press(button(page.getByRole('group', { name: 'Your bids by standing' }), /^Closed/));
        const closed = page.getByRole('rowgroup', { name: 'Closed' });
        await hand.press(button(rowsOf(closed).first(), 'Details'));
        await expect(rowsOf(closed).first()).toContainText(t('biddingBets:lostBy'));
        await expect(panel.getByText(t('offersDetails:facts.finalPrice'))).toBeVisible();
        expect(hand.counted()).toBeLessThanOrEqual(2);
      });

      await test.step('what has changed since yesterday is one press away', async () => {
        await visit(page, '/');
        await hand.press(page.getByRole('link', { name: /New since yesterday/ }));
        await expect(browse.list).toBeVisible();
        expect(hand.counted()).toBe(1);
      });

      await test.step('an outbid is never missed again after 3 presses', async () => {
        await hand.press(button(page, /^Notifications/));
        const news = page.getByRole('region', { name: 'Notifications' });
        await hand.press(button(news, t('notifications:telling.allow')));
        await expect(news.getByRole('switch', { name: t('notifications:telling.bySystem') })).toBeChecked();
        expect(hand.counted()).toBeLessThanOrEqual(3);
        await page.keyboard.press('Escape');
      });

      await test.step('a pickup of three is planned with 8 presses and a date', async () => {
        await visit(page, '/purchasing/board');
        const board = page.getByRole('main', { name: 'Deal board' });
        for (const place of [0, 1, 2]) await hand.press(button(board.getByRole('article').nth(place), /^For pickup/));
        await hand.press(board.getByRole('link', { name: 'Plan pickup' }));
        await chooseDate(page, t('boardPickup:date'), fridayAfter(new Date()));
        const saved = page.waitForEvent('download');
        await hand.press(button(page, 'Add to calendar'));
        expect((await saved).suggestedFilename()).toMatch(/\.ics$/);
        expect(hand.counted()).toBeLessThanOrEqual(8);
      });
    });
  });

  test.describe('who also sells', () => {
    test.use({ backend: 'demo', signedIn: 'seller' });

    // The whole app as it is used.
    test('needs few presses for an invoice and for the month', { tag: '@main' }, async ({ page }) => {
      const hand = new Hand(page);
      const panel = page.locator('section[data-offer]').filter({ visible: true });

      await test.step('a vehicle that was bought here is invoiced with 7 presses', async () => {
        await page.goto('/purchasing/archived');
        await button(rowsOf(page).first(), 'Details').click();
        const number = (await panel.getAttribute('data-offer'))!;
        // The dealer has calculated before the purchase. Without a known taxation, the form asks how it was taxed.
        await visit(page, `/browsing/offer/${number}`);
        await button(page, 'My calculation').first().click();
        const calculation = page.getByRole('region', { name: 'My calculation' });
        await calculation.getByRole('textbox', { name: 'Expected sale price' }).fill('21500');
        await calculation.getByText(t('valuation:parts')).click();
        const taxation = calculation.getByRole('combobox', { name: 'Taxation' });
        await taxation.selectOption({ label: t('valuation:taxations.net') });
        await taxation.selectOption({ label: t('valuation:taxations.marginScheme') });
        await visit(page, '/purchasing/archived');
        await hand.press(button(panel, t('sellingInvoices:deal.startInvoice')));
        await hand.press(button(page.getByRole('dialog'), /^Select /).first());
        await hand.press(button(page, /^Use /).first());
        for (const date of [t('sellingInvoices:invoice.invoiceDate'), t('sellingInvoices:invoice.deliveryDate')])
          await hand.press(button(page, `Today ${date}`));
        await hand.type(page.getByRole('textbox', { name: t('sellingInvoices:invoice.price') }), '21500');
        await hand.press(button(page, 'Create Invoice'));
        await expect(page.getByText(/^Invoice .* has been created/)).toBeVisible();
        expect(hand.counted()).toBeLessThanOrEqual(7);
      });

      await test.step('the month is a file after 3 presses', async () => {
        await visit(page, '/selling/invoices');
        await hand.press(button(page, t('sellingRegister:close.open')));
        const saved = page.waitForEvent('download');
        await hand.press(button(page, t('sellingRegister:close.save')));
        expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
        expect(hand.counted()).toBeLessThanOrEqual(3);
      });
    });
  });
});
