import type { Page } from '@playwright/test';
import { english as t } from './support/english';
import { box, createAnyway, dialog, fillIn, openInvoice, press } from './support/invoiceForm';
import { mainIf } from './support/mainIf';
import { backends } from './support/Market';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ showsPdf: true });

/** The page may not fetch the files that it creates, so that the test reads them as they are created. */
async function noteFiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made: Promise<string>[] = [];
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = file => {
      if (file instanceof Blob) made.push(file.text());
      return make(file);
    };
    Object.assign(globalThis, { filesMade: made });
  });
}

const filesMade = (page: Page): Promise<string[]> =>
  page.evaluate(() => Promise.all(Reflect.get(globalThis, 'filesMade') as readonly Promise<string>[]));

for (const backend of backends) {
  // The main flow. The demo writes the PDF itself.
  test.describe(backend, mainIf(backend === 'http'), () => {
    test.use({ backend, signedIn: 'seller' });

    test(
      'an invoice is written, survives a reload, is issued once, and its PDF opens',
      // On the austere server, the profile, the client and the motorbike omit
      // their optional keys.
      { tag: '@austere' },
      async ({ page, context, market }) => {
        page.on('dialog', asked => void asked.accept());
        await noteFiles(page);
        await openInvoice(page);
        await press(page, 'Create Invoice');
        await expect(box(page, t('sellingInvoices:invoice.invoiceNumber'))).toBeFocused();
        await expect(page.getByText('invoice number is required')).toBeVisible();
        await expect(page.getByText('delivery date is required')).toBeVisible();

        if (backend === 'demo') {
          await fillIn(page, '2026/0003');
          await expect(page.getByText(/Number 2026\/0003 was already used/)).toBeVisible();
        }
        await fillIn(page, 'RE 2026-77');
        await press(page, t('sellingInvoices:motorbikes.select'));
        const choosing = dialog(page, 'Select Motorbike');
        await expect(choosing.getByRole('rowheader')).toHaveCount(10);
        const model = (await choosing.getByRole('rowheader').first().textContent()) ?? '';
        await choosing.getByRole('button', { name: 'Select' }).first().click();
        const chosen = page.getByRole('group', { name: t('sellingInvoices:invoice.motorbike'), exact: true });
        await expect(chosen).toContainText(model);
        await press(page, t('sellingInvoices:templates.select'));
        await dialog(page, 'Select Invoice Template').getByRole('button', { name: 'Select' }).first().click();

        await box(page, t('sellingInvoices:invoice.price')).fill('1.230,00');
        await page.getByRole('combobox', { name: t('sellingInvoices:invoice.vatOption') }).selectOption('23%');
        await page.getByRole('radio', { name: 'Gross' }).check();
        await expect(box(page, t('sellingInvoices:invoice.price'))).toHaveValue('1.230,00');
        await box(page, t('sellingInvoices:invoice.downPayment')).fill('230');
        const sums = page.getByRole('definition');
        await expect(sums).toHaveText(['1 000.00 €', '230.00 €', '1 230.00 €', '230.00 €', '1 000.00 €']);

        await page.reload();
        await expect(box(page, t('sellingInvoices:invoice.invoiceNumber'))).toHaveValue('RE 2026-77');
        await expect(sums).toHaveText(['1 000.00 €', '230.00 €', '1 230.00 €', '230.00 €', '1 000.00 €']);
        const opening = context.waitForEvent('page');
        await createAnyway(page);
        const tab = await opening;
        await expect(page).toHaveURL(/\/selling\/clients\/\d+$/);
        await expect(page.getByText(t('sellingInvoices:issued.done', { number: 'RE 2026-77' }))).toBeVisible();
        const link = page.getByRole('link', { name: t('sellingInvoices:issued.open') });
        const address = (await link.getAttribute('href')) ?? '';
        expect(address).toMatch(market.standIn ? /\/invoice\.pdf$/ : /^blob:/);
        await expect.poll(() => tab.url()).toBe(address);
        await tab.close();
        await expect(page.getByRole('row', { name: /RE 2026-77/ })).toContainText(model);
        let filesBefore: readonly string[] = [];
        if (market.standIn) {
          const sent = market.standIn.requests.filter(
            ({ method, path }) => method === 'POST' && /invoices$/.test(path),
          );
          expect(sent).toHaveLength(1);
          expect(sent[0]?.body).toMatchObject({
            price: 1230,
            price_type: 'gross',
            vat_option: 'vat_23',
            net_price: 1000,
          });
        } else {
          filesBefore = await filesMade(page);
          expect(filesBefore).toEqual([expect.stringMatching(/^%PDF-/)]);
        }

        await page.goBack();
        await expect(page).toHaveURL(/\/selling\/clients$/);
        // The files of the demo are gone with their page.
        if (market.standIn) await visit(page, '/selling/invoices');
        else await page.goto('/selling/invoices');
        const issued = page.getByRole('row', { name: /RE 2026-77/ });
        await expect(issued).toContainText('1 230.00 €');
        if (!market.standIn) {
          const anew = (await issued.getByRole('link', { name: /PDF/ }).getAttribute('href')) ?? '';
          expect(anew).not.toBe(address);
          expect(await filesMade(page)).toEqual(filesBefore);
        }
        await openInvoice(page, visit);
        await fillIn(page, 're 2026-77 ');
        await expect(page.getByText(/Number RE 2026-77 was already used/)).toBeVisible();
      },
    );
  });
}
