import type { Page } from '@playwright/test';
import { english as t, unbidAuction } from './support/english';
import { keptByPage } from './support/keptByPage';
import { searchOptions } from './support/searchSelect';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const LIST = '/selling/clients';
const CREATE = `${LIST}/create`;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const rows = (page: Page) => page.getByRole('table', { name: 'Clients' }).getByRole('row');
const notice = (page: Page, name: string) => page.getByRole('alert').filter({ hasText: name });

async function fillAddress(page: Page): Promise<void> {
  await field(page, 'Phone number').fill('+49 40 5550199');
  await field(page, 'Street').fill('Elbchaussee');
  await field(page, 'House number').fill('7b');
  await field(page, 'Zip code').fill('22765');
  await field(page, 'Place').fill('Hamburg');
}

async function fillCompany(page: Page, name: string): Promise<void> {
  await field(page, 'Company name').fill(name);
  await field(page, 'Tax number').fill('27/123/45678');
  await fillAddress(page);
}

/** Reads from the dealer's book until the page is left, so that no write to it takes place. */
const keepBookBusy = (page: Page) =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases()).find(known => known.name?.startsWith('paddock-book-'))?.name;
    const opening = indexedDB.open(name!);
    await new Promise(resolve => (opening.onsuccess = resolve));
    const drafts = opening.result.transaction('clientForms').objectStore('clientForms');
    const read = () => void (drafts.count().onsuccess = read);
    read();
  });

test.use({ signedIn: 'seller' });

test(
  'a company is created, missing fields are named, and a client is deleted after a confirmation',
  // The whole flow. Only a browser moves the focus. On the austere server, the answer to a new client omits what is empty.
  { tag: ['@main', '@austere'] },
  async ({ page }) => {
    await page.goto(LIST);
    await press(page, 'Add New Customer');
    await expect(page.getByRole('heading', { name: 'Create New Client' })).toBeVisible();
    const submit = page.getByRole('button', { name: 'Create Client' });
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAccessibleDescription(/^Still missing: Company name, Tax number, Phone number/);
    await field(page, 'Company name').focus();
    await page.keyboard.press('Tab');
    await expect(field(page, 'Company name')).toHaveAccessibleDescription('company name is required');
    await field(page, 'House number').fill('  ');
    await field(page, 'House number').blur();
    await expect(field(page, 'House number')).toHaveAccessibleDescription('house number is required');
    await expect(field(page, 'Zip code')).toHaveAccessibleDescription('');
    await fillCompany(page, 'Nordwind Motorrad GmbH');
    await page.getByLabel('Country').selectOption({ label: 'Poland' });
    await expect(submit).toBeEnabled();
    await field(page, 'Place').press('Enter');
    await expect(page).toHaveURL(LIST);
    await expect(rows(page).nth(1)).toContainText('Nordwind Motorrad GmbH');
    await expect(page.getByText('1-20 of 48 results')).toBeVisible();
    await press(page, 'Add New Customer');
    await expect(field(page, 'Company name')).toHaveValue('');
    await page.goBack();

    // The new client has no email.
    const first = rows(page).nth(2);
    const name = await first.getByRole('link').innerText();
    const email = await first.getByRole('cell').filter({ hasText: '@' }).innerText();
    const bin = page.getByRole('button', { name: t('clients:delete.of', { name }) });
    await bin.first().click();
    const dialog = page.getByRole('dialog', { name: 'Delete Customer' });
    await expect(dialog).toContainText(name);
    await expect(dialog).toContainText(email);
    await expect(dialog).toContainText('This action cannot be undone.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(bin.first()).toBeFocused();
    await expect(page.getByText('1-20 of 48 results')).toBeVisible();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Delete Customer' }).click();
    await expect(page.getByText('1-20 of 47 results')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Clients' })).toBeFocused();
  },
);

test('what was typed right before a reload is there although the browser had no time to store it', async ({
  page,
  context,
}) => {
  page.on('dialog', dialog => void dialog.accept());
  await page.goto(CREATE);
  await field(page, 'Place').fill('Husu');
  await expect.poll(() => keptByPage(context)).toContain('Husu');
  await keepBookBusy(page);
  await field(page, 'Place').fill('Husum');
  await page.reload();
  await expect(field(page, 'Place')).toHaveValue('Husum');
});

test.describe('a faulty market API', () => {
  test.use({ backend: 'http', signedIn: 'seller' });

  test('that is unreachable does not affect offers, bids and the session', async ({ page, standIn, watch, browse }) => {
    watch.expects(/ERR_CONNECTION_REFUSED.*\/market\/dealers_api\//);
    await page.route(`${standIn.origin}/market/**`, route => route.abort('connectionrefused'));
    await page.goto(LIST);
    await expect(notice(page, t('clients:failed'))).toContainText(t('shared:failure.offline'));
    await page.getByRole('link', { name: 'Search' }).click();
    const { tile } = await browse.firstTile(unbidAuction);
    await browse.tool('Filters').click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByRole('combobox', { name: 'Vehicle type' }).selectOption('Motorbikes');
    expect(await searchOptions(drawer, 'Brand')).toHaveLength(5);
    await page.keyboard.press('Escape');
    await tile.getByRole('button', { name: 'Details' }).click();
    await tile.getByRole('textbox', { name: 'Your offer' }).fill('4250');
    await tile.getByRole('button', { name: 'Place bid' }).click();
    await expect(tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
    await page.unroute(`${standIn.origin}/market/**`);
    await visit(page, LIST);
    await expect(rows(page)).toHaveCount(21);
  });

  // The real session and the real interface of the market beside each other.
  test(
    'that answers 401 slowly does not sign out a dealer who buys',
    { tag: '@main' },
    async ({ page, standIn, watch, browse }) => {
      watch.expects(/401 .*\/market\/dealers_api\//);
      watch.expects(/\[unexpected\] GET \/dealers_api\/(brands|clients): .*401/);
      let answer = (): void => undefined;
      const delay = new Promise<void>(resolve => (answer = resolve));
      await page.route(`${standIn.origin}/market/**`, async route => {
        await delay;
        const headers = { 'access-control-allow-origin': '*' };
        if (route.request().method() === 'OPTIONS') return route.continue();
        return route.fulfill({ status: 401, headers, json: {} });
      });
      await browse.open();
      await browse.tool('Filters').click();
      const drawer = page.getByRole('dialog', { name: 'Filters' });
      await drawer.getByRole('combobox', { name: 'Vehicle type' }).selectOption('Motorbikes');
      expect(await searchOptions(drawer, 'Brand')).toHaveLength(5);
      const refused = page.waitForResponse(response => response.status() === 401);
      answer();
      await refused;
      await page.keyboard.press('Escape');
      await browse.tool('Refresh').click();
      await expect(browse.tool('Refresh')).toHaveAttribute('aria-busy', 'false');
      await expect(browse.list.getByRole('alert')).toHaveCount(0);
      await visit(page, LIST);
      await expect(notice(page, t('clients:failed'))).toContainText(t('selling:notLetIn'));
      await visit(page, '/browsing/browse');
      await expect(browse.tiles.first()).toBeVisible();
    },
  );
});
