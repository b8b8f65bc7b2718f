import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { HashId } from '../../src/domain/offers/Offer';
import { euros } from '../../src/domain/shared/Money';
import { english as t, unbidAuction } from './support/english';
import { keptByPage } from './support/keptByPage';
import { test } from './support/nginxTest';
import { expect } from './support/test';

test.describe('under a path', () => {
  test.use({ basePath: '/paddock/' });

  // Each address of the build is fetched from a real host.
  test('the build works', { tag: '@main' }, async ({ page, browse, market, standIn }) => {
    const foreign: string[] = [];
    page.on('request', request => {
      const { origin, pathname } = new URL(request.url());
      if (origin === market.origin && !/^\/(paddock|api|analytics|cable)\//.test(pathname)) foreign.push(pathname);
    });
    await page.goto('/paddock/browsing/browse');
    const { number, tile } = await browse.firstTile(unbidAuction);
    await expect(tile.locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
    await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
    standIn.marketplace.rivalBids(number as HashId, euros(1234));
    await expect(tile.getByText('1 234 €').first()).toBeVisible();
    const open = tile.getByRole('link', { name: 'Open offer' });
    await expect(open).toHaveAttribute('href', `/paddock/browsing/offer/${number}`);
    await open.click();
    await expect(page).toHaveURL(`/paddock/browsing/offer/${number}`);
    await page.reload();
    await expect(browse.sheet.getByRole('region', { name: 'Price' })).toBeVisible();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Invoices/ })
      .click();
    await expect(page).toHaveURL('/paddock/purchasing/invoices');
    await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible();
    expect(foreign).toEqual([]);
  });
});

// A real host replaces the files of the build.
test('a deployment in the middle of a session offers to load the new version, and keeps a typed bid', async ({
  page,
  context,
  browse,
  watch,
  nginx,
}) => {
  watch.expects(/404|chunk|MIME type/i);
  await browse.open();
  const { tile, number } = await browse.firstTile(unbidAuction);
  await tile.getByRole('button', { name: 'Details' }).click();
  await tile.getByRole('textbox', { name: 'Your offer' }).fill('5150');
  await expect.poll(() => keptByPage(context)).toContain('5150');

  const release = path.join(nginx.server.root, '../release');
  mkdirSync(release);
  const files = readdirSync(nginx.server.root).filter(file => /\.[0-9a-f]{10}\.(js|css)/.test(file));
  for (const file of files) renameSync(path.join(nginx.server.root, file), path.join(release, file));
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: /^Invoices/ }).click();
  const notice = page.getByRole('alert').filter({ hasText: t('shared:newVersion') });
  await expect(notice).toBeVisible();

  for (const file of files) renameSync(path.join(release, file), path.join(nginx.server.root, file));
  await notice.getByRole('button', { name: t('shared:loadNewVersion') }).click();
  await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible();
  await menu.getByRole('link', { name: 'Search' }).click();
  await expect(browse.tile(number).getByRole('textbox', { name: 'Your offer' })).toHaveValue(/^5\s150$/);
});
