import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import readExcelFile from 'read-excel-file/node';
import { arrivedDeal } from './support/arrivedDeal';
import type { BrowseScreen } from './support/BrowseScreen';
import { english as t, unbidFixedPrice } from './support/english';
import { box, createAnyway, dialog, fillIn, openInvoice, press } from './support/invoiceForm';
import { expect, test } from './support/test';
import { buyNow, confirmPickup } from './support/twoStepPresses';
import { visit } from './support/visit';

const search = (page: Page) => page.getByRole('searchbox', { name: t('sellingInvoices:motorbikes.search') });

/** Chooses a VAT rate, because the dealer would be asked otherwise. */
const chooseVat = (page: Page) =>
  page.getByRole('combobox', { name: t('sellingInvoices:invoice.vatOption') }).selectOption('23%');

/** Buys and picks up a vehicle and returns its row. */
async function fetchedDeal(page: Page, browse: BrowseScreen): Promise<Locator> {
  await browse.open();
  const { number, tile } = await browse.firstTile(unbidFixedPrice);
  await tile.getByRole('button', { name: 'Details' }).click();
  await buyNow(tile);
  await tile.getByRole('link', { name: t('bidding:thankYou.toDeals') }).click();
  const deal = await arrivedDeal(page, number);
  await confirmPickup(deal);
  await expect(deal.getByRole('button', { name: t('sellingInvoices:deal.startInvoice') })).toBeVisible();
  return deal;
}

test.use({ signedIn: 'seller' });

test('a picked-up vehicle is added to the motorbikes and starts an invoice', async ({ page, browse }) => {
  const deal = await fetchedDeal(page, browse);
  await deal.getByRole('button', { name: t('sellingInvoices:deal.addToMotorbikes') }).click();
  await expect(deal.getByRole('link', { name: t('sellingInvoices:deal.added') })).toBeVisible();
  await deal.getByRole('button', { name: t('sellingInvoices:deal.startInvoice') }).click();
  const choosing = dialog(page, t('sellingInvoices:deal.chooseClient'));
  await expect(choosing.getByRole('rowheader')).toHaveCount(10);
  await choosing.getByRole('button', { name: 'Select' }).first().click();
  await expect(page.getByRole('heading', { name: t('sellingInvoices:invoice.title') })).toBeVisible();
  const vin = await box(page, 'VIN').inputValue();
  expect(vin).toHaveLength(17);
  await expect(box(page, t('sellingInvoices:invoice.price'))).toHaveValue('');
  await press(page, t('sellingInvoices:invoice.discard'));
  await visit(page, '/selling/vehicles');
  await search(page).fill(vin);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
});

// Only a browser reloads, and closes a dialog with Escape.
test('a half-typed motorbike is not lost', { tag: '@main' }, async ({ page, watch }) => {
  watch.expects(/422/);
  page.on('dialog', asked => void asked.accept());
  await page.goto('/selling/vehicles');
  const adding = dialog(page, 'Add New Motorbike');

  await test.step('survives Escape and a reload until it is discarded', async () => {
    await press(page, 'Add New Motorbike');
    const model = adding.getByRole('textbox', { name: 'Model' });
    await model.fill('Scrambler');
    await page.keyboard.press('Escape');
    const leaving = dialog(page, t('selling:leave.title'));
    await leaving.getByRole('button', { name: t('selling:leave.stay') }).click();
    await expect(model).toHaveValue('Scrambler');
    await model.fill('Scrambler 1100');
    await page.reload();
    await press(page, 'Add New Motorbike');
    await expect(model).toHaveValue('Scrambler 1100');
    await page.keyboard.press('Escape');
    await leaving.getByRole('button', { name: t('selling:leave.go') }).click();
    await expect(adding).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add New Motorbike' })).toBeFocused();
    await press(page, 'Add New Motorbike');
    await expect(model).toHaveValue('Scrambler 1100');
    await adding.getByRole('button', { name: t('sellingInvoices:discard') }).click();
    await expect(model).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(adding).toHaveCount(0);
  });

  await test.step('stays in its dialog however often Escape is pressed while it is saved, and a refusal shows there', async () => {
    let refuse = () => {};
    const refused = new Promise<void>(resolve => (refuse = resolve));
    await page.route('**/dealers_api/motorbikes', async route => {
      if (route.request().method() !== 'POST') return route.fallback();
      await refused;
      await route.fulfill({ status: 422, json: { errors: { model: ['Too short'] } } });
    });
    await press(page, 'Add New Motorbike');
    await adding.getByRole('textbox', { name: 'Model' }).fill('X');
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('Escape');
    // Asked twice and answered with Escape twice.
    await expect(adding).toBeVisible();
    await expect(dialog(page, t('selling:leave.title'))).toHaveCount(0);
    await adding.getByRole('combobox', { name: t('sellingInvoices:motorbikes.brand') }).selectOption('Ducati');
    await adding.getByRole('button', { name: t('sellingInvoices:motorbikes.addAction') }).click();
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('Escape');
    await expect(adding).toBeVisible();
    refuse();
    await expect(adding.getByText('Too short', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await dialog(page, t('selling:leave.title'))
      .getByRole('button', { name: t('selling:leave.go') })
      .click();
    await press(page, 'Add New Motorbike');
    await expect(adding).toBeVisible();
  });
});

test.describe('in the demo', () => {
  test.use({ backend: 'demo', signedIn: 'seller' });

  test('the PDF writer is loaded with the first invoice, and an invoice without a PDF is listed with a dash', async ({
    page,
    context,
    watch,
  }) => {
    const fetched: string[] = [];
    context.on('request', request => {
      if (/invoice-pdf/.test(request.url())) fetched.push(request.url());
    });
    await page.goto('/selling/invoices');
    await expect(page.getByRole('table', { name: 'Register' }).getByRole('link', { name: /PDF/ })).toHaveCount(3);
    await openInvoice(page);
    await fillIn(page, 'RE 80');
    await box(page, t('sellingInvoices:invoice.price')).fill('900');
    await chooseVat(page);
    await expect(page.getByRole('definition').first()).toHaveText('900.00 €');
    expect(fetched).toEqual([]);
    await createAnyway(page);
    await expect(page.getByText(t('sellingInvoices:issued.done', { number: 'RE 80' }))).toBeVisible();
    expect(fetched).toHaveLength(1);

    watch.expects(/invoice-pdf/);
    await context.route(/invoice-pdf/, route => route.abort());
    await page.goto('/selling/invoices');
    const row = page.getByRole('row', { name: /RE 80/ });
    await expect(row.getByRole('cell').last()).toHaveText(/^–/);
    await expect(row.getByRole('link', { name: /PDF/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /PDF/ })).toHaveCount(3);
  });
});

test.describe('with a server, a selling dealer', () => {
  test.use({ backend: 'http', signedIn: 'seller' });

  test(
    'issues an invoice only by a press, sees in another tab that it is being sent, and has its number in the register',
    // Only a browser repeats a held key, has two tabs, and loads the writer of the file under the policy.
    { tag: '@main' },
    async ({ page, context, standIn }) => {
      const issued = () => standIn.requests.filter(({ method, path }) => method === 'POST' && /invoices$/.test(path));

      await test.step('neither Enter in a field nor a held Enter issues it', async () => {
        await openInvoice(page);
        await fillIn(page, '0017');
        await box(page, t('sellingInvoices:invoice.price')).fill('4250.50');
        await page.getByRole('combobox', { name: t('sellingInvoices:invoice.vatOption') }).selectOption('standard23');
        await box(page, t('sellingInvoices:invoice.price')).press('Enter');
        await page.getByRole('button', { name: 'Create Invoice' }).focus();
        // A held key repeats.
        await page.getByRole('button', { name: 'Create Invoice' }).evaluate(button => {
          const repeat = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
          if (button.dispatchEvent(repeat)) (button as HTMLButtonElement).click();
        });
        await expect(box(page, t('sellingInvoices:invoice.invoiceNumber'))).toHaveValue('0017');
        expect(issued()).toEqual([]);
      });

      let answer = () => {};
      const delay = new Promise<void>(resolve => (answer = resolve));
      standIn.faults.fail(/POST .*dealers_api\/invoices$/, { delay });
      const sent = page.waitForRequest(/dealers_api\/invoices$/);
      await createAnyway(page);
      await sent;
      const other = await context.newPage();

      await test.step('another tab shows that it is being sent, and this one no warning about its number', async () => {
        await expect(page.getByText(/nobody knows whether/)).toHaveCount(0);
        await other.goto('/selling/invoices');
        const row = other.getByRole('row', { name: /0017/ });
        await expect(row).toContainText(t('selling:issued.sending'));
        answer();
        await expect(page.getByText(t('sellingInvoices:issued.done', { number: '0017' }))).toBeVisible();
        await expect(page.getByRole('link', { name: /PDF/ }).first()).toBeVisible();
        await expect(row.getByRole('link', { name: /0017/ })).toBeVisible();
        await expect(page.getByText(/nobody knows whether/)).toHaveCount(0);
      });

      await test.step('its number is a text in the Excel file of the register', async () => {
        await other.bringToFront();
        const downloading = other.waitForEvent('download');
        await press(other, t('sellingRegister:export'));
        await press(other, t('sellingRegister:exportExcel'));
        const download = await downloading;
        expect(download.suggestedFilename()).toBe('Register.xlsx');
        const [sheet] = await readExcelFile(readFileSync(await download.path()));
        const [head = [], row = []] = sheet?.data ?? [];
        const cell = (name: string) => row[head.indexOf(name)];
        expect(sheet?.data).toHaveLength(2);
        expect([cell('Invoice number'), cell('Gross (€)'), cell('Invoice date')]).toEqual([
          '0017',
          5228.12,
          expect.any(Date),
        ]);
      });
    },
  );

  test('presses a suggestion or a day although its field loses the focus to the press', async ({ page }) => {
    const number = box(page, t('sellingInvoices:invoice.invoiceNumber'));
    const date = box(page, t('sellingInvoices:invoice.invoiceDate'));
    const pressSlowly = async (target: Locator, field: Locator) => {
      await target.hover();
      await page.mouse.down();
      await expect(field).not.toBeFocused();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await page.mouse.up();
    };
    await openInvoice(page);
    await fillIn(page, 'RE 84');
    await createAnyway(page);
    await expect(page.getByText(t('sellingInvoices:issued.done', { number: 'RE 84' }))).toBeVisible();
    await page.bringToFront();
    await openInvoice(page, visit);
    await number.focus();
    await pressSlowly(page.getByRole('button', { name: 'RE 85' }), number);
    await expect(number).toHaveValue('RE 85');
    await date.press('Enter');
    await pressSlowly(page.locator('[data-day$="-20"]'), date);
    await expect(date).toHaveValue(/^20 /);
  });
});
