import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFindings } from './support/axeFindings';
import { continueInBrowser } from './support/continueInBrowser';
import { english as t, unbidAuction } from './support/english';
import { fullIf } from './support/fullIf';
import { keptByPage } from './support/keptByPage';
import { looks } from './support/looks';
import { backends } from './support/Market';
import { expect, test } from './support/test';

const main = (page: Page) => page.getByRole('main', { name: 'My data' });
const kept = (page: Page) => main(page).getByRole('row', { name: t('book:collections.typedBids') });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isEmpty = (page: Page) => expect(main(page).getByText(t('book:empty'))).toBeVisible();

/** Makes the typed bids older. */
const ageBids = (page: Page, days: number) =>
  page.evaluate(async days => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const opening = indexedDB.open(names.find(name => name.startsWith('paddock-book-'))!);
    await new Promise(resolve => (opening.onsuccess = resolve));
    const transaction = opening.result.transaction('typedBids', 'readwrite');
    transaction.objectStore('typedBids').openCursor().onsuccess = ({ target }) => {
      const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
      if (!cursor) return;
      const draft = cursor.value as { readonly changedAt: number };
      cursor.update({ ...draft, changedAt: draft.changedAt - days * 86_400_000 });
      cursor.continue();
    };
    await new Promise(resolve => (transaction.oncomplete = resolve));
    opening.result.close();
  }, days);

async function choose(page: Page, content: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Import');
  await (await chooser).setFiles({ name: 'paddock.json', mimeType: 'application/json', buffer: Buffer.from(content) });
}

for (const backend of backends) {
  test.describe(backend, fullIf(backend === 'demo'), () => {
    test.use({ backend });

    test('own data is back after an export, a deletion and an import, in each tab', async ({
      page,
      browse,
      context,
    }) => {
      await browse.open();
      const { tile, number } = await browse.firstTile(unbidAuction);
      await tile.getByRole('button', { name: 'Details' }).click();
      await tile.getByRole('textbox', { name: 'Your offer' }).fill('4251');
      await expect.poll(() => keptByPage(context)).toContain('425100');

      await page.goto('/settings/data');
      await expect(kept(page)).toBeVisible();
      // The demo runs in one tab.
      const other = backend === 'demo' ? page : await context.newPage();
      await other.goto('/settings/data');
      await expect(kept(other)).toBeVisible();

      const downloading = page.waitForEvent('download');
      await press(page, 'Export my data');
      const file = await downloading;
      expect(file.suggestedFilename()).toMatch(/^paddock-\d{4}-\d\d-\d\d-.+@.+\.json$/);
      const text = await readFile(await file.path(), 'utf8');
      expect(text).toContain(`"key":"${number}"`);

      await press(page, 'Delete my data');
      const asked = page.getByRole('dialog', { name: t('book:deletion.title') });
      await asked.getByRole('button', { name: 'Cancel' }).click();
      await expect(kept(page)).toBeVisible();
      await press(page, 'Delete my data');
      await asked.getByRole('button', { name: t('book:deletion.confirm') }).click();
      await expect(main(page).getByText(t('book:done.delete'))).toBeVisible();
      await isEmpty(page);
      await isEmpty(other);
      expect(await keptByPage(context)).not.toContain('425100');

      await choose(page, text);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('book:review.take') })
        .click();
      await expect(main(page).getByText(t('book:done.import'))).toBeVisible();
      await expect(kept(page)).toBeVisible();
      await expect(kept(other)).toBeVisible();

      await browse.open();
      // The row is still expanded.
      await expect(browse.tile(number).getByRole('textbox', { name: 'Your offer' })).toHaveValue(/^4\s251$/);
    });
  });
}

test('unsent input is back after 29 days, and is deleted after 30', async ({ page, browse, context }) => {
  await browse.open();
  const { tile } = await browse.firstTile(unbidAuction);
  await tile.getByRole('button', { name: 'Details' }).click();
  const amount = tile.getByRole('textbox', { name: 'Your offer' });
  await amount.fill('4251');
  await expect.poll(() => keptByPage(context)).toContain('425100');
  await ageBids(page, 29);
  await page.reload();
  await expect(amount).toHaveValue(/^4\s251$/);
  await ageBids(page, 1);
  await page.reload();
  await expect.poll(() => keptByPage(context)).not.toContain('425100');
  await expect(amount).toHaveValue('');
  await page.goto('/settings/data');
  await expect(main(page).getByText(t('book:draftDays_other', { count: '30' }))).toBeVisible();
});

for (const { colorScheme, viewport, details } of looks) {
  test.describe(`axe finds nothing, ${colorScheme}, ${viewport.width} px`, details, () => {
    test.use({ backend: 'http', colorScheme, viewport });

    test('on the page of own data', async ({ page }) => {
      await page.goto('/settings/data');
      await continueInBrowser(page);
      await isEmpty(page);
      const notes = [{ key: 'MB-1', changedAt: 1, value: 'rust' }];
      await choose(page, JSON.stringify({ format: 'paddock-book', version: 1, exportedAt: 1, records: { notes } }));
      await expect(page.getByRole('dialog', { name: t('book:review.title') })).toBeVisible();
      expect.soft(await axeFindings(page), 'review').toEqual([]);
      await press(page, t('book:review.take'));
      await expect(main(page).getByRole('row', { name: 'Notes' })).toBeVisible();
      expect.soft(await axeFindings(page), 'table').toEqual([]);
      await press(page, 'Delete my data');
      await expect(page.getByRole('dialog', { name: t('book:deletion.title') })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
