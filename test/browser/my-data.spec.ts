import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { english as t, unbidAuction } from './support/english';
import { keptByPage } from './support/keptByPage';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const main = (page: Page) => page.getByRole('main', { name: 'My data' });
const kept = (page: Page) => main(page).getByRole('row', { name: t('book:collections.typedBids') });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isEmpty = (page: Page) => expect(main(page).getByText(t('book:empty'))).toBeVisible();

async function choose(page: Page, content: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Import');
  await (await chooser).setFiles({ name: 'paddock.json', mimeType: 'application/json', buffer: Buffer.from(content) });
}

// Only a browser has files, a database and tabs.
test(
  'own data is back after an export, a deletion and an import, in each tab',
  { tag: '@main' },
  async ({ page, browse, context }) => {
    await browse.open();
    const { tile, number } = await browse.firstTile(unbidAuction);
    await tile.getByRole('button', { name: 'Details' }).click();
    await tile.getByRole('textbox', { name: 'Your offer' }).fill('4251');
    await expect.poll(() => keptByPage(context)).toContain('425100');

    await visit(page, '/settings/data');
    await expect(kept(page)).toBeVisible();
    const other = await context.newPage();
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

    await visit(page, '/browsing/browse');
    // The row is still expanded.
    await expect(browse.tile(number).getByRole('textbox', { name: 'Your offer' })).toHaveValue(/^4\s251$/);
  },
);
