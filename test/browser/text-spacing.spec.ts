import { clippedTexts, widenTexts } from './support/clippedTexts';
import { overlaps } from './support/overlaps';
import { expect, test } from './support/test';
import { visit, watchRequests } from './support/visit';

test.use({
  signedIn: 'seller',
  marketOptions: { offers: 200, tempo: 0, seed: 1, archivedSales: 2_000 },
});

const soft = expect.configure({ soft: true, timeout: 5_000 });

const pages = [
  '/',
  '/today',
  '/browsing/liked',
  '/purchasing/my-bets',
  '/purchasing/realization',
  '/purchasing/board',
  '/purchasing/archived',
  '/purchasing/invoices',
  '/purchasing/conversations',
  '/archived-on-platform',
  '/settings/profile',
  '/settings/trading',
  '/settings/notifications',
  '/settings/data',
  '/selling/sell',
  '/selling/vehicles',
  '/selling/clients',
  '/selling/clients/create',
  '/selling/invoices',
  '/selling/margin-book',
];

const windows = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const;

// Only a browser lays out texts.
test('no text is cut off or lies over another if lines, letters, words and paragraphs have more space', async ({
  page,
  browse,
}) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => sessionStorage.setItem('browserChosen', 'yes'));
  const answered = watchRequests(page);
  const look = async (screen: string) => {
    await answered();
    for (const window of windows) {
      await page.setViewportSize(window);
      // The tiles of a row are counted after the window has its size.
      const found = async () => [...(await clippedTexts(page)), ...(await overlaps(page))];
      await soft.poll(found, `${screen} at ${window.width} px`).toEqual([]);
    }
    await page.setViewportSize(windows[0]);
  };
  await browse.open();
  await widenTexts(page);
  await look('tiles');
  await browse.tiles.nth(1).getByRole('button', { name: 'Details' }).click();
  await look('a tile with its details');
  await browse.openView();
  await browse.tool('Table').click();
  await expect(browse.list.getByRole('row').first()).toBeVisible();
  await look('table');
  await browse.list.getByRole('row').getByRole('link').first().click();
  await expect(browse.sheet).toBeVisible();
  await look('offer');
  for (const path of pages) {
    await visit(page, path);
    await look(path);
  }
});
