import type { Page } from '@playwright/test';
import { ConversationWidget } from './support/ConversationWidget';
import { english as t, unbidAuction } from './support/english';
import { holdWalk } from './support/heldWalks';
import { box, createAnyway, fillIn, openInvoice, press } from './support/invoiceForm';
import { measureStart, measureWalk } from './support/measureWalk';
import { expect, test } from './support/test';

test.use({
  backend: 'demo',
  signedIn: 'seller',
  viewport: { width: 1440, height: 1000 },
  marketOptions: { offers: 600, tempo: 0, seed: 7 },
});

test.beforeEach(async ({ page }) => {
  // The native app is not offered.
  await page.addInitScript(() => sessionStorage.setItem('browserChosen', 'yes'));
});

const clients = (page: Page) => page.getByRole('table', { name: 'Clients' }).getByRole('rowheader');

async function openClients(page: Page): Promise<void> {
  await page.goto('/selling/clients');
  await expect(clients(page)).toHaveCount(20);
}

test('the walk of the start is not longer than it was', async ({ page }) => {
  holdWalk('start', await measureStart(page, '/browsing/browse', 'article', 6));
});

test('the walk of a bid is not longer than it was', async ({ page, browse }) => {
  await browse.open();
  const { tile } = await browse.firstTile(unbidAuction);
  await tile.getByRole('button', { name: 'Details' }).click();
  await tile.getByRole('textbox', { name: 'Your offer' }).fill('4250');
  const walk = await measureWalk(page, async () => {
    await tile.getByRole('button', { name: 'Place bid' }).click();
    await expect(tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
  });
  holdWalk('bid', walk);
});

test('the walk of a like is not longer than it was', async ({ page, browse }) => {
  await browse.open();
  const { tile } = await browse.firstTile(unbidAuction);
  const like = tile.getByRole('button', { name: 'Like' });
  const walk = await measureWalk(page, async () => {
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
  });
  holdWalk('like', walk);
});

test('the walk of a filter is not longer than it was', async ({ page, browse }) => {
  await browse.open();
  const { number } = await browse.firstTile(/Yamaha|Ducati|Honda|BMW|KTM|Kawasaki|Suzuki|Harley/);
  const walk = await measureWalk(page, async () => {
    await browse.tool('Campers').click();
    await expect(browse.tile(number)).toHaveCount(0);
    await expect(browse.tiles.first()).toBeVisible();
  });
  holdWalk('filter', walk);
});

test('the walk of opening an offer is not longer than it was', async ({ page, browse }) => {
  await browse.open();
  const { tile } = await browse.firstTile();
  const walk = await measureWalk(page, async () => {
    await tile.getByRole('link', { name: 'Open offer' }).click();
    await expect(browse.sheet.getByRole('region', { name: 'Price' })).toBeVisible();
  });
  holdWalk('open an offer', walk);
});

test('the walk of a message is not longer than it was', async ({ page, browse }) => {
  await browse.open();
  const { tile } = await browse.firstTile();
  await tile.getByRole('link', { name: 'Open offer' }).click();
  const widget = new ConversationWidget(page);
  await widget.button.click();
  await expect(widget.panel.getByText(t('conversations:noMessages'))).toBeVisible();
  await widget.field.fill('Is it still there?');
  const walk = await measureWalk(page, async () => {
    await widget.panel.getByRole('button', { name: 'Send' }).click();
    await expect(widget.log.getByText('Is it still there?')).toHaveCount(1);
    await expect(widget.field).toHaveValue('');
  });
  holdWalk('send a message', walk);
});

test('the walk to the list of clients is not longer than it was', async ({ page }) => {
  await page.goto('/selling/invoice-templates');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const walk = await measureWalk(page, async () => {
    await page.getByRole('link', { name: 'Clients', exact: true }).click();
    await expect(clients(page).nth(9)).toBeVisible();
  });
  holdWalk('list of clients', walk);
});

test('the walk of saving a client is not longer than it was', async ({ page }) => {
  await openClients(page);
  await clients(page).first().getByRole('link').click();
  await press(page, t('clients:details.edit'));
  await box(page, 'Phone number').fill('+49 40 5550199');
  const walk = await measureWalk(page, async () => {
    await press(page, 'Save Changes');
    await expect(page.getByRole('status').filter({ hasText: t('clients:edit.saved') })).toBeVisible();
  });
  holdWalk('save a client', walk);
});

test('the walk of issuing an invoice is not longer than it was', async ({ page }) => {
  await openInvoice(page);
  await fillIn(page, 'RE 80');
  await box(page, t('sellingInvoices:invoice.price')).fill('900');
  await page.getByRole('combobox', { name: t('sellingInvoices:invoice.vatOption') }).selectOption('23%');
  const walk = await measureWalk(page, async () => {
    await createAnyway(page);
    await expect(page.getByText(t('sellingInvoices:issued.done', { number: 'RE 80' }))).toBeVisible();
  });
  holdWalk('issue an invoice', walk);
});
