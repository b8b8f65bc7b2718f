import { expect, type Page } from '@playwright/test';
import { chooseDate } from './chooseDate';
import { english as t } from './english';

export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The button names the month that it closes. */
export const closeMonth = (page: Page) => page.getByRole('button', { name: /^Close \w+ \d{4}$/ });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** `go` shows the clients: it loads the app, or changes only the address. */
export async function openInvoice(
  page: Page,
  go = (page: Page, path: string): Promise<unknown> => page.goto(path),
): Promise<void> {
  await go(page, '/selling/clients');
  await page.getByRole('table').getByRole('rowheader').first().getByRole('link').click();
  await press(page, 'Add Document');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Document' }).click();
  await expect(page.getByRole('heading', { name: t('sellingInvoices:invoice.title') })).toBeVisible();
}

/** Creates the invoice although the check warns about something. */
export async function createAnyway(page: Page): Promise<void> {
  await press(page, 'Create Invoice');
  const asking = dialog(page, t('sellingInvoices:invoice.question.title'));
  await asking.getByRole('button', { name: /^Yes, issue/ }).click();
}

/** The invoice then lacks only its price and the VAT rate. */
export async function fillIn(page: Page, number: string): Promise<void> {
  await box(page, t('sellingInvoices:invoice.invoiceNumber')).fill(number);
  await chooseDate(page, t('sellingInvoices:invoice.invoiceDate'), '2026-11-20');
  await chooseDate(page, t('sellingInvoices:invoice.deliveryDate'), '2026-11-20');
  const vin = box(page, 'VIN');
  if ((await vin.inputValue()) === '') await vin.fill('WB10A1202E6R51847');
}
