import type { Page } from '@playwright/test';
import { asTiles } from './support/asTiles';
import { axeFindings } from './support/axeFindings';
import { chooseDate } from './support/chooseDate';
import { coveredParts } from './support/coveredParts';
import { keptByPage } from './support/keptByPage';
import { mainIf } from './support/mainIf';
import { expect, quietMarket, test } from './support/test';
import { textsOf } from './support/textsOf';
import { visit } from './support/visit';

/** The elements that extend beyond the screen, except those for screen readers only. */
const beyondTheEdge = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, dialog[open] *')]
      .filter(element => {
        // A table in a region of its own may scroll there.
        if (element.closest('[inert], thead, [role="region"][tabindex="0"] > table')) return false;
        const { left, right, width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && (right > innerWidth + 0.5 || left < -0.5);
      })
      .map(element => `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 40)}`),
  );

async function looksRight(page: Page, what: string): Promise<void> {
  expect.soft(await beyondTheEdge(page), what).toEqual([]);
  expect.soft(await axeFindings(page), what).toEqual([]);
}

/** Also in a window of 1,280 px at 200 %. */
async function fits(page: Page, what: string): Promise<void> {
  await looksRight(page, what);
  expect.soft(await coveredParts(page), what).toEqual([]);
  await page.setViewportSize({ width: 640, height: 450 });
  expect.soft(await beyondTheEdge(page), `${what}, enlarged`).toEqual([]);
  expect.soft(await coveredParts(page), `${what}, enlarged`).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
}

/** The two languages with the longest words, and both themes. */
const cells = [
  { language: 'de', colorScheme: 'light' },
  { language: 'pl', colorScheme: 'dark' },
] as const;

test.setTimeout(180_000);

for (const { language, colorScheme } of cells) {
  test.describe(`${language}, ${colorScheme}, at 360 px`, () => {
    test.use({ backend: 'demo', signedIn: 'seller', viewport: { width: 360, height: 740 }, colorScheme });
    const t = textsOf(language);

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(chosen => {
        localStorage.setItem('language', chosen);
        // The native app is not offered.
        sessionStorage.setItem('browserChosen', 'yes');
      }, language);
    });

    // Only a browser has sizes and colours.
    test('the pages of a dealer who sells fit', mainIf(language === 'de'), async ({ page }) => {
      await test.step('the motorbikes and templates and their dialogs', async () => {
        await page.goto('/selling/vehicles');
        await expect(page.getByRole('rowheader').first()).toBeVisible();
        await looksRight(page, 'motorbikes');
        await page.getByRole('button', { name: t('sellingInvoices:motorbikes.add') }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('textbox').last().fill('IOQ');
        await looksRight(page, 'a new motorbike');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('heading', { name: t('selling:leave.title') })).toBeVisible();
        await looksRight(page, 'leaving it');
        await page.getByRole('button', { name: t('selling:leave.go') }).click();
        await page.getByRole('row').nth(1).getByRole('button').last().click();
        await looksRight(page, 'deleting one');
        await page.keyboard.press('Escape');

        await visit(page, '/selling/invoice-templates');
        await expect(page.getByRole('rowheader').first()).toBeVisible();
        await looksRight(page, 'templates');
        await page.getByRole('button', { name: t('sellingInvoices:templates.add') }).click();
        const field = dialog.getByRole('textbox', { name: t('sellingInvoices:templates.fieldName') });
        for (const words of ['Erstzulassung laut Fahrzeugschein', 'a'.repeat(60)]) {
          await field.fill(words);
          await field.press('Enter');
        }
        await looksRight(page, 'a new template');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: t('selling:leave.go') }).click();
      });

      await test.step('the register, the margin book with its dialog and the own data', async () => {
        await visit(page, '/selling/invoices');
        await expect(page.getByRole('rowheader').first()).toBeVisible();
        await fits(page, 'the register');
        await page.getByRole('button', { name: t('sellingRegister:export'), exact: true }).click();
        await looksRight(page, 'the menu of the export');
        await page.keyboard.press('Escape');
        await page.setViewportSize({ width: 868, height: 900 });
        const wider = (search: Element) =>
          [...search.children].filter(field => field.scrollWidth > field.clientWidth).map(field => field.textContent);
        expect.soft(await page.getByRole('search').evaluate(wider), 'the choices above it').toEqual([]);
        await page.setViewportSize({ width: 360, height: 740 });
        await visit(page, '/selling/margin-book');
        await expect(page.getByRole('rowheader').first()).toBeVisible();
        await fits(page, 'the margin book');
        // No press lies over its title.
        const roomLeft = (title: Element) =>
          title.parentElement!.getBoundingClientRect().right - title.getBoundingClientRect().right;
        expect.soft(await page.getByRole('heading', { level: 1 }).evaluate(roomLeft)).toBeGreaterThanOrEqual(0);
        await page
          .getByRole('button', { name: t('sellingMargin:addTo') })
          .last()
          .click();
        const dialog = page.getByRole('dialog', { name: t('sellingMargin:addTitle') });
        await dialog.getByLabel(t('sellingMargin:fields.price')).fill('viel');
        await looksRight(page, 'a purchase');
        await page.keyboard.press('Escape');
        await visit(page, '/settings/data');
        await expect(page.getByRole('rowheader').first()).toBeVisible();
        await fits(page, 'the own data');
      });

      await test.step('the invoice form, its pickers and its result', async () => {
        await visit(page, '/selling/clients');
        await page.getByRole('rowheader').first().getByRole('link').click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await visit(page, `${new URL(page.url()).pathname}/invoices/create`);
        const box = (key: 'invoiceNumber' | 'price' | 'downPayment') =>
          page.getByRole('textbox', { name: t(`sellingInvoices:invoice.${key}`) });
        await box('price').fill('viel');
        await page.getByRole('button', { name: t('sellingInvoices:invoice.create') }).click();
        await expect(page.getByText(t('sellingInvoices:invoice.noAmount'))).toBeVisible();
        await looksRight(page, 'the form');
        for (const kind of ['motorbikes', 'templates'] as const) {
          await page.getByRole('button', { name: t(`sellingInvoices:${kind}.select`) }).click();
          await expect(page.getByRole('dialog').getByRole('rowheader').first()).toBeVisible();
          await looksRight(page, `the picker of ${kind}`);
          await page.getByRole('dialog').getByRole('rowheader').first().locator('..').getByRole('button').click();
        }
        await box('invoiceNumber').fill('RE-2026-000000000000000000000000000077');
        await box('price').fill('1.234.567,89');
        await box('downPayment').fill('2.000.000');
        for (const key of ['invoiceDate', 'deliveryDate'] as const) {
          await chooseDate(page, t(`sellingInvoices:invoice.${key}`), '2026-11-20');
        }
        await page
          .getByRole('combobox', { name: t('sellingInvoices:invoice.vatOption') })
          .selectOption('smallBusiness');
        await looksRight(page, 'the form, filled in');
        await page.getByRole('button', { name: t('sellingInvoices:invoice.create') }).click();
        // The down payment is above the amount.
        await looksRight(page, 'the question before the issue');
        await page.getByRole('dialog').getByRole('button').last().click();
        await expect(page.getByText(/RE-2026-0+77/).first()).toBeVisible();
        await expect(page).toHaveURL(/\/selling\/clients\/\d+$/);
        await expect(page.getByRole('row', { name: /RE-2026-0+77/ })).toBeVisible();
        await looksRight(page, 'the client with the new document');
        await visit(page, '/selling/invoices');
        await expect(page.getByRole('row', { name: /RE-2026-0+77/ })).toBeVisible();
        await looksRight(page, 'the issued invoices');
      });
    });

    test.describe('with running deals', () => {
      test.use({ marketOptions: { ...quietMarket, offers: 600 } });

      test('the board, the papers and the question before an invoice fit', async ({ page, context }) => {
        page.on('dialog', asked => void asked.accept());

        await test.step('the deal board, the papers of a pickup and the shortlist', async () => {
          await page.goto('/purchasing/board');
          const picks = page.getByRole('button', { name: new RegExp(`^${t('board:pickUp')}`) });
          await picks.first().click();
          await expect(picks.first()).toHaveAttribute('aria-pressed', 'true');
          await fits(page, 'the deal board');
          await visit(page, '/purchasing/board/pickup');
          await page.getByRole('button', { name: t('boardPickup:authorise') }).click();
          await expect(
            page.getByRole('region', { name: t('boardPickup:authorise') }).getByRole('article'),
          ).toBeVisible();
          await fits(page, 'the authorisation');
          await page
            .getByRole('link', { name: t('boardHandover:title') })
            .first()
            .click();
          await page.getByRole('radiogroup').first().getByRole('radio').nth(1).check();
          await fits(page, 'a handover');
          await visit(page, '/browsing/liked/sheet');
          await expect(page.getByRole('checkbox').first()).toBeVisible();
          await fits(page, 'the shortlist');
        });

        await test.step('the question before a bought vehicle replaces a half-written invoice', async () => {
          await visit(page, '/selling/clients');
          await page.getByRole('rowheader').first().getByRole('link').click();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await visit(page, `${new URL(page.url()).pathname}/invoices/create`);
          await page.getByRole('textbox', { name: t('sellingInvoices:invoice.invoiceNumber') }).fill('RE 79');
          await expect.poll(() => keptByPage(context)).toContain('RE 79');
          await asTiles(page, 'inRealization');
          await page.goto('/purchasing/realization');
          const deal = page.getByRole('main').getByRole('article').filter({ hasText: 'BMW R 1250 GS' });
          await deal.getByRole('button', { name: t('offers:details') }).click();
          await deal.getByRole('button', { name: t('deals:confirmPickup') }).click();
          await deal.getByRole('button', { name: t('deals:yesPickedUp') }).click();
          await deal.getByRole('button', { name: t('sellingInvoices:deal.startInvoice') }).click();
          const choosing = page.getByRole('dialog', { name: t('sellingInvoices:deal.chooseClient') });
          await expect(choosing.getByRole('rowheader').first()).toBeVisible();
          await looksRight(page, 'the picker of clients');
          await choosing.getByRole('rowheader').first().locator('..').getByRole('button').click();
          await expect(page.getByRole('button', { name: t('sellingInvoices:deal.draft.goOn') })).toBeVisible();
          await looksRight(page, 'the question');
        });
      });
    });
  });
}
