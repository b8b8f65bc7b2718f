import { english as t } from './support/english';
import { expectReady } from './support/expectReady';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';

test.use({ showsPdf: true, signedIn: 'seller' });

test('a client, a motorbike, a template and an invoice can be created and its PDF opened with the keyboard alone', async ({
  page,
  context,
  market,
}) => {
  // The test sends hundreds of key presses one after the other.
  test.slow();
  const { keyboard } = page;
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const typeInto = async (name: string, text: string) => {
    await tabTo(box(name));
    await keyboard.type(text);
  };
  const press = async (name: string, key = 'Enter') => {
    await tabTo(page.getByRole('button', { name, exact: true }));
    await keyboard.press(key);
  };
  const follow = async (name: string, title = name) => {
    await tabTo(menu.getByRole('link', { name, exact: true }));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };

  await page.goto('/selling/sell');
  await expect(page.getByRole('heading', { name: 'Sell Module' })).toBeVisible();
  await tabTo(menu.getByRole('button', { name: 'Sell', exact: true }));
  if (!(await menu.getByRole('link', { name: 'Clients' }).isVisible())) await keyboard.press('Enter');
  await follow('Clients');

  await press('Add New Customer');
  await expect(box('Company name')).toBeFocused();
  await keyboard.type('Nordwind Motorrad GmbH');
  await typeInto('Tax number', '27/123/45678');
  await typeInto('Phone number', '+49 40 5550199');
  await typeInto('Street', 'Elbchaussee');
  await typeInto('House number', '7b');
  await typeInto('Zip code', '22765');
  await typeInto('Place', 'Hamburg');
  await tabTo(page.getByRole('combobox', { name: 'Country' }));
  await keyboard.type('Ger');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('germany');
  await press('Create Client', 'Space');
  await expect(page).toHaveURL('/selling/clients');
  await expect(page.getByRole('rowheader').first()).toHaveText('Nordwind Motorrad GmbH');

  await follow('Vehicles', 'Motorbikes');
  await press('Add New Motorbike');
  await expect(box('Model')).toBeFocused();
  await keyboard.type('Scrambler 1100');
  await tabTo(page.getByRole('combobox', { name: 'Brand' }));
  await keyboard.type('Duc');
  await typeInto('VIN', 'ZDMK123456B789012');
  await keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Scrambler 1100/ })).toContainText('Ducati');
  await expect(page.getByRole('button', { name: 'Add New Motorbike' })).toBeFocused();

  await follow('Invoice templates');
  await press('Add New Template');
  await expect(box('Name')).toBeFocused();
  await keyboard.type('Trade fair');
  await tabTo(page.getByRole('combobox', { name: 'HTML Template' }));
  await keyboard.type('Mod');
  await typeInto(t('sellingInvoices:templates.fieldName'), 'Stand');
  await keyboard.press('Enter');
  await keyboard.type('Hall');
  await keyboard.press('Enter');
  await press('Remove Stand');
  await expect(box(t('sellingInvoices:templates.fieldName'))).toBeFocused();
  await press(t('sellingInvoices:templates.addAction'));
  await expect(page.getByRole('row', { name: /Trade fair/ })).toContainText('1 field');

  await follow('Clients');
  await tabTo(page.getByRole('link', { name: 'Nordwind Motorrad GmbH' }));
  await keyboard.press('Enter');
  await press('Add Document');
  await expect(dialog('Add Document').locator(':focus')).toHaveCount(1);
  await press('Create Document');

  await expect(box(t('sellingInvoices:invoice.invoiceNumber'))).toBeFocused();
  await keyboard.type('RE 2026-77');
  await tabTo(page.getByRole('button', { name: 'Invoice date: Today' }));
  await keyboard.press('Enter');
  const delivery = box(t('sellingInvoices:invoice.deliveryDate'));
  await tabTo(delivery);
  await keyboard.press('Enter');
  const marked = page.locator('[data-marked]:visible');
  const before = (await marked.getAttribute('data-day')) ?? '';
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowRight');
  const after = new Date(Date.parse(before) + 8 * 86_400_000).toISOString().slice(0, 10);
  await expect(marked).toHaveAttribute('data-day', after);
  await keyboard.press('Enter');
  await expect(marked).toHaveCount(0);
  await expect(delivery).toHaveValue(new RegExp(`^${Number(after.slice(8))} `));
  await delivery.selectText();
  await keyboard.type('4.12.');
  await keyboard.press('Enter');
  await expect(delivery).toHaveValue(/^4 Dec /);
  await press(t('sellingInvoices:motorbikes.select'));
  await expect(page.getByRole('searchbox', { name: t('sellingInvoices:motorbikes.search') })).toBeFocused();
  await keyboard.type('scrambler 1100');
  await keyboard.press('Enter');
  // It is the only one.
  await expect(dialog('Select Motorbike')).toHaveCount(0);
  await expect(box(t('sellingInvoices:invoice.price'))).toBeFocused();
  await expect(box('VIN')).toHaveValue('ZDMK123456B789012');
  await press(t('sellingInvoices:templates.select'));
  await press('Select Trade fair');
  await expect(page.getByRole('button', { name: t('sellingInvoices:templates.select') })).toBeFocused();
  await typeInto(t('sellingInvoices:invoice.price'), '1.230,00');
  await tabTo(page.getByRole('radio', { name: 'Net', exact: true }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Gross', exact: true })).toBeChecked();
  await tabTo(page.getByRole('combobox', { name: t('sellingInvoices:invoice.vatOption') }));
  await keyboard.type('23');
  await typeInto(t('sellingInvoices:invoice.downPayment'), '230');
  await expect(page.getByRole('definition')).toHaveText([
    '1 000.00 €',
    '230.00 €',
    '1 230.00 €',
    '230.00 €',
    '1 000.00 €',
  ]);

  const opening = context.waitForEvent('page');
  await press('Create Invoice');
  await expect(page.getByRole('button', { name: t('sellingInvoices:invoice.question.back') })).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/^Yes, issue with /);
  await expectReady(page.locator(':focus'));
  await keyboard.press('Enter');
  const tab = await opening;
  await expect(page.getByText(t('sellingInvoices:issued.done', { number: 'RE 2026-77' }))).toBeVisible();
  const link = page.getByRole('link', { name: t('sellingInvoices:issued.open') });
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(market.standIn ? /\/invoice\.pdf$/ : /^blob:/);
  await expect.poll(() => tab.url()).toBe(address);
  await tab.close();
  await expect(page).toHaveURL(/\/selling\/clients\/\d+$/);
  const again = context.waitForEvent('page');
  await tabTo(link);
  await keyboard.press('Enter');
  await expect.poll(async () => (await again).url()).toBe(address);
  await expect(page.getByRole('row', { name: /RE 2026-77/ })).toContainText('Scrambler 1100');
});
