import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import readExcelFile from 'read-excel-file/node';
import { english as t } from './support/english';
import { box, closeMonth, createAnyway, dialog, fillIn, openInvoice, press } from './support/invoiceForm';
import { expect, test } from './support/test';
import { visit } from './support/visit';

/** What another library reads from the exported file. */
async function exportedRows(page: Page): Promise<Record<string, string>[]> {
  const downloading = page.waitForEvent('download');
  await press(page, t('sellingRegister:export'));
  await press(page, t('sellingRegister:exportCsv'));
  const file = await (await downloading).path();
  return parse(readFileSync(file), { bom: true, columns: true });
}

const noSpaces = (text: string) => text.replaceAll(/[\s€]/g, '');

test.describe('the selling desk', () => {
  test.use({ backend: 'http', signedIn: 'seller' });

  // The whole flow. Only a browser has files.
  test(
    'issues an invoice, duplicates it, warns of the duplicate, and computes and exports its margin',
    { tag: '@main' },
    async ({ page }) => {
      await page.goto('/settings/trading');
      await page.getByRole('combobox', { name: t('sellingCheck:country') }).selectOption('de');
      await expect(page.getByText(t('settingsTrading:saved'))).toBeVisible();
      await openInvoice(page, visit);
      await fillIn(page, 'RE 100');
      await box(page, t('sellingInvoices:invoice.price')).fill('4250.50');
      await page
        .getByRole('combobox', { name: t('sellingInvoices:invoice.vatOption') })
        .selectOption('marginalTaxation');
      const check = page.getByRole('region', { name: t('sellingCheck:title') });
      await expect(check).toContainText('Gebrauchtgegenstände/Sonderregelung');
      await press(page, 'Create Invoice');
      await expect(page.getByText(t('sellingInvoices:issued.done', { number: 'RE 100' }))).toBeVisible();

      await visit(page, '/selling/invoices');
      const register = page.getByRole('table', { name: 'Register', exact: true });
      await expect(register.getByRole('row', { name: /RE 100/ })).toContainText('Margin scheme');
      const [row] = await exportedRows(page);
      expect(row).toMatchObject({ 'Invoice number': 'RE 100', 'Gross (€)': '4250.50', 'Net (€)': '' });

      await press(page, 'More about RE 100');
      await press(page, 'Duplicate RE 100');
      await expect(box(page, t('sellingInvoices:invoice.price'))).toHaveValue('4250.50');
      await box(page, t('sellingInvoices:invoice.invoiceNumber')).fill('RE 100');
      await expect(check).toContainText('Number RE 100 was already used');
      await box(page, t('sellingInvoices:invoice.invoiceNumber')).fill('RE 103');
      await expect(check).toContainText(t('sellingCheck:rules.gapInRun', { number: 'RE 101' }));

      await page.goto('/selling/margin-book');
      await press(page, 'Add purchase RE 100');
      const purchase = dialog(page, t('sellingMargin:addTitle'));
      await purchase.getByLabel(t('sellingMargin:fields.price')).fill('3200');
      await purchase.getByLabel(t('sellingMargin:fields.tax')).selectOption('margin');
      await press(page, t('sellingMargin:save'));
      const book = page.getByRole('table', { name: t('sellingMargin:title') });
      await expect(book.getByRole('row', { name: /^Sum of 1 sale/ })).toContainText('167.73');
      const [sold] = await exportedRows(page);
      expect(sold).toMatchObject({ 'Margin (€)': '1050.50', 'VAT in the margin (€)': '167.73' });
      const shown = await book.getByRole('row', { name: /^Sum of 1 sale/ }).innerText();
      expect(noSpaces(shown)).toContain('1050.50–882.77167.73');
    },
  );

  // Only a browser saves files.
  test(
    'closes a month with a void invoice and its replacement, and another library adds up what the register shows',
    { tag: '@full' },
    async ({ page }) => {
      const register = page.getByRole('table', { name: 'Register', exact: true });
      const price = box(page, t('sellingInvoices:invoice.price'));
      await openInvoice(page);
      await fillIn(page, 'RE 100');
      await price.fill('4250.50');
      await page.getByRole('combobox', { name: t('sellingInvoices:invoice.vatOption') }).selectOption('standard23');
      await createAnyway(page);
      await expect(page.getByText(t('sellingInvoices:issued.done', { number: 'RE 100' }))).toBeVisible();

      await visit(page, '/selling/invoices');
      await press(page, 'More about RE 100');
      await press(page, 'Duplicate RE 100');
      await fillIn(page, 'RE 101');
      await price.fill('4520.50');
      await createAnyway(page);
      await expect(page.getByText(t('sellingInvoices:issued.done', { number: 'RE 101' }))).toBeVisible();

      await visit(page, '/selling/invoices');
      await press(page, 'More about RE 100');
      await press(page, 'Void RE 100');
      await box(page, t('sellingRegister:void.reason')).fill('Wrong price');
      const replacement = page.getByRole('combobox', { name: t('sellingRegister:void.replacement') });
      await replacement.click();
      await replacement.fill('RE 101');
      await page.getByRole('option', { name: /^RE 101/ }).click();
      await press(page, t('sellingRegister:void.mark'));
      await expect(register.getByRole('row', { name: /RE 100/ })).toContainText('Replaced by RE 101');
      await expect(register.getByRole('row', { name: /RE 100/ })).toContainText(t('selling:issued.voidHere'));
      const foot = noSpaces(await register.getByRole('row', { name: /^Sum of 1 invoice/ }).innerText());

      await closeMonth(page).click();
      const downloading = page.waitForEvent('download');
      await press(page, t('sellingRegister:close.save'));
      const sheets = await readExcelFile(await (await downloading).path());
      const [head = [], ...rows] = sheets.find(({ sheet }) => sheet === 'Register')?.data ?? [];
      const sumOf = (name: string) => rows.reduce((sum, row) => sum + Number(row[head.indexOf(name)] ?? 0), 0);
      const sums = ['Net (€)', 'VAT (€)', 'Gross (€)'].map(name => sumOf(name).toFixed(2));
      expect(foot).toContain(sums.join(''));
      expect(sums[0]).toBe('4520.50');
      await press(page, t('shared:close'));
      const exported = await exportedRows(page);
      expect(exported.filter(row => row['Gross (€)']).map(row => [row['Invoice number'], row['Gross (€)']])).toEqual([
        ['RE 101', sums[2]],
      ]);
    },
  );

  test('says that the invoices cannot be read if the browser cannot open its database, and shows no figure', async ({
    page,
    watch,
  }) => {
    watch.expects(/\[bookFailed\] book: .*UnknownError/);
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Broken', 'UnknownError');
      };
    });
    await page.goto('/selling/clients');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    for (const path of ['invoices', 'margin-book', 'sell']) {
      await visit(page, `/selling/${path}`);
      await expect(page.getByRole('alert').filter({ hasText: t('selling:issued.unreadable') })).toBeVisible();
      const main = page.getByRole('main');
      for (const claim of ['selling:issued.none', 'sellingMargin:none', 'selling:dashboard.open.none'] as const)
        await expect(main.getByText(t(claim))).toHaveCount(0);
      await expect(main).not.toContainText('€');
      await expect(main.getByRole('table')).toHaveCount(0);
      await expect(main.getByRole('button', { name: t('sellingRegister:export'), exact: true })).toHaveCount(0);
    }
  });
});

test.describe('the selling desk in the dark theme', () => {
  test.use({ backend: 'demo', signedIn: 'seller', colorScheme: 'dark' });

  test('prints the register on white paper, with the names of its columns', async ({ page }) => {
    await page.goto('/selling/invoices');
    const heading = page.getByRole('columnheader', { name: 'Number', exact: true });
    await expect(heading).toBeVisible();
    const look = () =>
      heading.evaluate(element => ({
        scheme: getComputedStyle(document.documentElement).colorScheme,
        paper: getComputedStyle(document.body).backgroundColor,
        row: getComputedStyle(element.closest('table')!).backgroundColor,
        name: getComputedStyle(element, '::before').content,
      }));
    expect(await look()).toMatchObject({ scheme: 'dark', name: 'none' });
    await page.emulateMedia({ media: 'print' });
    const white = 'rgb(255, 255, 255)';
    expect(await look()).toEqual({ scheme: 'light', paper: white, row: white, name: '"Number"' });
  });

  // Only a browser has sheets of paper.
  test('prints an invoice with its sums below it and its dates without fields', async ({ page }) => {
    await page.goto('/selling/clients');
    await page.getByRole('rowheader').first().getByRole('link').click();
    await expect(page).toHaveURL(/clients\/\d+$/);
    await page.setViewportSize({ width: 794, height: 1123 });
    await visit(page, `${new URL(page.url()).pathname}/invoices/create`);
    const sums = page.getByRole('complementary', { name: 'Sums' });
    const date = page.locator('.ant-picker').first();
    await expect(date).toBeVisible();
    await expect(sums).toHaveCSS('position', 'sticky');
    await page.emulateMedia({ media: 'print' });
    await expect(sums).toHaveCSS('position', 'static');
    await expect(date).toHaveCSS('border-top-width', '0px');
  });
});
