import type { Page } from '@playwright/test';
import { rowsIn } from './support/arrivedDeal';
import { axeFindings } from './support/axeFindings';
import { continueInBrowser } from './support/continueInBrowser';
import { conversationRows } from './support/conversationRows';
import { ConversationWidget } from './support/ConversationWidget';
import { english as t, unbidAuction, unbidFixedPrice } from './support/english';
import { box, openInvoice, press } from './support/invoiceForm';
import { mainIf } from './support/mainIf';
import { accountOf } from './support/Market';
import { openKeySheet } from './support/openKeySheet';
import { expect, quietMarket, test } from './support/test';
import { changeAddress, visit } from './support/visit';

const looks = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
] as const;

test.setTimeout(120_000);

/** Names each state that a walk looks at. A finding does not end the walk. */
const looksRight = (page: Page, state: string) =>
  test.step(`axe finds nothing: ${state}`, async () => expect.soft(await axeFindings(page), state).toEqual([]));

const main = (page: Page) => page.getByRole('main');
const saved = (page: Page) => expect(page.getByText(t('settingsTrading:saved')).first()).toBeVisible();

async function importNotes(page: Page): Promise<void> {
  const notes = [{ key: 'MB-1', changedAt: 1, value: 'rust' }];
  const content = JSON.stringify({ format: 'paddock-book', version: 1, exportedAt: 1, records: { notes } });
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Import');
  await (await chooser).setFiles({ name: 'own.json', mimeType: 'application/json', buffer: Buffer.from(content) });
}

for (const { colorScheme, viewport } of looks) {
  test.describe(`in the ${colorScheme} theme, ${viewport.width} px`, () => {
    test.use({
      colorScheme,
      viewport,
      signedIn: 'seller',
      marketOptions: { ...quietMarket, archivedSales: 2_000 },
    });

    // Only a browser knows the contrast of colours and the size of targets. The profile has other fields than the rest.
    test(
      'axe finds nothing in the list, in its dialogs, on an offer and in a form of the settings',
      mainIf(colorScheme === 'light'),
      async ({ page, browse }) => {
        await browse.open();
        await continueInBrowser(page);
        const { tile: fixed } = await browse.firstTile(unbidFixedPrice);
        await fixed.getByRole('button', { name: 'Details' }).click();
        await expect(fixed.getByRole('button', { name: 'Buy now' })).toBeVisible();
        const { tile: auction } = await browse.firstTile(unbidAuction);
        await auction.getByRole('button', { name: 'Details' }).click();
        await auction.getByRole('textbox', { name: 'Your offer' }).fill('1');
        await expect(auction.getByText(t('bidding:offerTooLow', { minimum: '50 €' }))).toBeVisible();
        await looksRight(page, 'tiles expanded, one with a bid that is too low');

        await browse.tool('Filters').click();
        const drawer = page.getByRole('dialog', { name: 'Filters' });
        await expect(drawer.getByRole('combobox', { name: 'Country' })).toBeFocused();
        await drawer.getByRole('combobox', { name: 'Vehicle type' }).selectOption('Motorbikes');
        const brand = drawer.getByRole('combobox', { name: 'Brand' });
        await brand.click();
        await expect(drawer.getByRole('listbox').getByRole('option').first()).toBeVisible();
        await looksRight(page, 'the filters with the brands');
        await page.keyboard.type('xyz');
        await expect(drawer.getByRole('listbox').getByRole('option')).toHaveText([t('sharedFields:nothingFits')]);
        await looksRight(page, 'the filters without a brand that fits');
        await page.keyboard.press('Escape');
        await expect(drawer.getByRole('listbox')).toBeHidden();
        await page.keyboard.press('Escape');
        await expect(drawer).toBeHidden();

        await page.keyboard.press('Control+k');
        await expect(page.getByRole('combobox', { name: t('commands:field') })).toBeFocused();
        await looksRight(page, 'the commands');
        await page.keyboard.press('Escape');
        const sheet = await openKeySheet(page);
        await looksRight(page, 'the keys');
        await expect(sheet.getByRole('heading')).toBeInViewport();
        await sheet.getByRole('button', { name: 'Close' }).click();
        await expect(sheet).toHaveCount(0);

        await visit(page, '/settings/trading');
        await page.getByRole('textbox', { name: 'Budget' }).fill('100');
        await saved(page);
        await looksRight(page, 'the settings of trading');
        await visit(page, '/browsing/browse');
        const { tile } = await browse.firstTile(unbidAuction);
        await tile.getByRole('link', { name: 'Open offer' }).click();
        await expect(browse.sheet.getByRole('region', { name: 'Vehicle data' })).toBeVisible();
        const price = browse.sheet.getByRole('region', { name: 'Price', exact: true });
        await price.getByRole('textbox', { name: 'Your offer' }).fill('150');
        await expect(price.getByText(/over your budget/)).toBeVisible();
        await price.getByRole('button', { name: 'My limit', exact: true }).click();
        await browse.sheet.getByRole('button', { name: 'My calculation' }).click();
        const calculation = browse.sheet.getByRole('region', { name: 'My calculation' });
        await calculation.getByRole('textbox', { name: 'Expected sale price' }).fill('9 000');
        await calculation.getByRole('button', { name: 'Find comparables' }).click();
        await expect(calculation.getByRole('figure', { name: 'Comparable sales' })).toBeVisible();
        await looksRight(page, 'an offer with all panels open');
        const widget = new ConversationWidget(page);
        await widget.button.click();
        await widget.write('Is it still there?');
        await expect(widget.log.getByText('Is it still there?')).toHaveCount(1);
        await looksRight(page, 'an offer with its messages');

        await visit(page, '/settings/profile');
        await page.getByRole('textbox', { name: 'Place' }).fill('Kiel');
        await expect(page.getByText(t('settings:unsaved'))).toBeVisible();
        await looksRight(page, 'the profile');
        await changeAddress(page, '/browsing/browse');
        await expect(page.getByRole('heading', { name: t('settings:leave.title') })).toBeVisible();
        await looksRight(page, 'leaving the profile');
        await page.getByRole('button', { name: t('settings:leave.go') }).click();
      },
    );

    test.describe('with deals in every stage', () => {
      test.use({ marketOptions: { ...quietMarket, offers: 200 } });

      test('axe finds nothing on the other pages of a dealer who buys, in the settings, and without a sign-in', async ({
        page,
        browse,
        watch,
      }) => {
        watch.expects(/422/);
        await page.addInitScript(() => localStorage.setItem('layout.browse', 'table'));
        await page.goto('/');
        if (viewport.width < 868) {
          await expect(page.getByRole('dialog').getByRole('link', { name: 'Open in the app' })).toBeVisible();
          await looksRight(page, 'the native app');
        }
        await continueInBrowser(page);
        const tiles = page.getByRole('article').filter({ visible: true });
        await expect(tiles.first()).toBeVisible();
        await looksRight(page, 'the landing screen');
        await page.getByRole('tab', { name: 'Agricultural machines' }).click();
        await page.mouse.move(0, 0);
        await expect(page).toHaveURL('/agricultural-machines');
        await looksRight(page, 'the landing screen of a line');
        await visit(page, '/browsing/liked');
        await expect(page.getByRole('region', { name: 'Liked offers' }).locator('[data-offer]').first()).toBeVisible();
        await looksRight(page, 'the liked offers');
        await visit(page, '/purchasing/invoices');
        await expect(
          page
            .getByRole('table', { name: t('invoices:title') })
            .locator('tbody')
            .getByRole('row')
            .first(),
        ).toBeVisible();
        await looksRight(page, 'the invoices');

        await visit(page, '/purchasing/my-bets');
        await page.getByRole('button', { name: 'Raise several' }).click();
        await page
          .getByRole('checkbox', { name: /^Raise: / })
          .first()
          .check();
        await looksRight(page, 'own bids, one of them to be raised');
        await page.getByRole('button', { name: 'Review 1 raise' }).click();
        const panel = page.getByRole('dialog', { name: 'Raises' });
        await panel.getByRole('textbox').fill('900000');
        await expect(panel.getByRole('checkbox')).toBeVisible();
        await looksRight(page, 'an unusual raise');
        await page.keyboard.press('Escape');

        await visit(page, '/purchasing/realization');
        const deal = rowsIn(page, 'In realization')
          .filter({ hasText: t('deals:orderTransport') })
          .first();
        await deal.getByRole('button', { name: 'Details' }).click();
        await page.getByRole('button', { name: 'Confirm pickup' }).first().click();
        await expect(page.getByRole('group', { name: 'Confirm pickup' })).toBeVisible();
        await looksRight(page, 'a deal before its pickup is confirmed');
        await visit(page, '/purchasing/board');
        await page
          .getByRole('button', { name: /^For pickup/ })
          .first()
          .click();
        await looksRight(page, 'the board');
        await visit(page, '/purchasing/board/pickup');
        await page.getByRole('button', { name: t('boardPickup:authorise') }).click();
        await expect(page.getByRole('region', { name: t('boardPickup:authorise') }).getByRole('article')).toBeVisible();
        await looksRight(page, 'the papers of a pickup');
        await page.getByRole('link', { name: 'Handover' }).first().click();
        const lines = page.getByRole('radiogroup');
        await lines.first().getByRole('radio').nth(1).check();
        await lines.nth(1).getByRole('radio').first().check();
        await page.getByRole('button', { name: 'Not signed' }).first().click();
        await looksRight(page, 'a handover');
        await visit(page, '/browsing/liked/sheet');
        await expect(page.getByRole('checkbox').first()).toBeVisible();
        await looksRight(page, 'the shortlist');

        await visit(page, '/purchasing/conversations');
        await expect(conversationRows(page).first()).toBeVisible();
        await looksRight(page, 'the conversations');
        await conversationRows(page).first().getByRole('link').click();
        await expect(page.getByRole('log')).toContainText(t('conversations:support'));
        await looksRight(page, 'a conversation');
        await visit(page, '/no-such-page');
        await expect(page.getByRole('heading', { name: t('shared:notFound') })).toBeVisible();
        await looksRight(page, 'an unknown page');

        await visit(page, '/browsing/browse');
        const rows = page.locator('[data-offer]').filter({ visible: true });
        const details = rows.nth(1).getByRole('button', { name: 'Details' });
        await details.click();
        await expect(details).toHaveAttribute('aria-expanded', 'true');
        await looksRight(page, 'the table with its details');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
        await expect(browse.list).toBeVisible();

        await visit(page, '/settings/data');
        await importNotes(page);
        await expect(page.getByRole('dialog', { name: t('book:review.title') })).toBeVisible();
        await looksRight(page, 'own data before it is imported');
        await press(page, t('book:review.take'));
        await expect(main(page).getByRole('table').first()).toBeVisible();
        await looksRight(page, 'own data');

        await visit(page, '/settings/notifications');
        await expect(page.getByRole('switch').first()).toBeVisible();
        await looksRight(page, 'the notifications');
        await visit(page, '/settings/password');
        await page.getByLabel(t('sessionPasswords:new'), { exact: true }).fill('abc');
        await page.getByRole('button', { name: t('sessionPasswords:save') }).click();
        await expect(page.getByText(t('sessionPasswords:problem.requirementsNotMet'))).toBeVisible();
        await looksRight(page, 'the password');

        await changeAddress(page, '/reset-password');
        await page.getByRole('textbox', { name: 'Email' }).fill('nobody@paddock.example');
        await page.getByRole('button', { name: t('sessionPasswords:reset.send') }).click();
        await expect(page.getByText(t('sessionPasswords:reset.emailInvalid'))).toBeVisible();
        await looksRight(page, 'a forgotten password');
        // The app takes the token from the address only as it starts.
        await page.goto('/new-password/some-token');
        await expect(page.getByRole('textbox', { name: t('sessionPasswords:repeat') })).toBeVisible();
        await looksRight(page, 'a new password');

        await visit(page, '/settings/language');
        await page.getByRole('radio', { name: 'English' }).press('ArrowUp');
        await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
        await looksRight(page, 'the language');
      });
    });

    test.describe('in the demo', () => {
      test.use({ backend: 'demo', signedIn: null });

      test('axe finds nothing on the sign-in screen, and on an offer with the drawn map', async ({
        page,
        browse,
        market,
      }) => {
        await page.goto('/browsing/browse');
        await continueInBrowser(page);
        await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
        await looksRight(page, 'the sign-in screen');
        await page.getByRole('button', { name: accountOf(market, 'buyer').email }).click();
        await page.getByRole('button', { name: 'Sign in' }).click();
        const { number } = await browse.firstTile();
        await visit(page, `/browsing/offer/${number}`);
        await expect(page.getByRole('region', { name: 'Location' })).toBeVisible();
        await looksRight(page, 'an offer opened by its address');
      });
    });
  });
}

// The walks of `selling-narrow` look at the same pages on a phone, in both themes.
test.describe('on the pages of a dealer who sells', () => {
  test.use({ signedIn: 'seller' });

  test('axe finds nothing at 1440 px', async ({ page }) => {
    await page.goto('/selling/sell');
    await expect(main(page).getByRole('link', { name: /^47/ })).toBeVisible();
    await looksRight(page, 'the dashboard');
    await visit(page, '/selling/vehicles');
    await expect(page.getByRole('rowheader')).toHaveCount(20);
    await looksRight(page, 'the motorbikes');
    await press(page, 'Add New Motorbike');
    await page.getByRole('dialog').getByRole('textbox', { name: 'VIN' }).fill('IOQ');
    await looksRight(page, 'a new motorbike');
    await page.keyboard.press('Escape');
    await press(page, t('selling:leave.go'));
    await visit(page, '/selling/invoice-templates');
    await expect(page.getByRole('rowheader')).toHaveCount(5);
    await looksRight(page, 'the templates');
    await press(page, 'Edit Short form');
    await looksRight(page, 'a template');
    await page.keyboard.press('Escape');
    await visit(page, '/selling/clients');
    await expect(page.getByRole('rowheader')).toHaveCount(20);
    await looksRight(page, 'the clients');
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Delete Customer' })).toBeVisible();
    await looksRight(page, 'the deletion of a client');
    await page.keyboard.press('Escape');
    await visit(page, '/selling/clients/create');
    await expect(page.getByRole('textbox', { name: 'Company name' })).toBeVisible();
    await looksRight(page, 'a new client');
    for (const path of ['/selling/invoices', '/selling/margin-book']) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await looksRight(page, path);
    }

    await openInvoice(page, visit);
    await box(page, t('sellingInvoices:invoice.price')).fill('a lot');
    await press(page, 'Create Invoice');
    await expect(page.getByText('invoice number is required')).toBeVisible();
    await looksRight(page, 'an invoice');
    await box(page, t('sellingInvoices:invoice.invoiceDate')).press('Enter');
    await expect(page.locator('[data-marked]')).toBeVisible();
    await looksRight(page, 'the calendar of an invoice');
    await page.keyboard.press('Escape');
    await press(page, t('sellingInvoices:motorbikes.select'));
    await expect(page.getByRole('dialog').getByRole('rowheader')).toHaveCount(10);
    await looksRight(page, 'the picker of an invoice');
  });
});
