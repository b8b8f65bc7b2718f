import { axeFindings } from './support/axeFindings';
import { english as t } from './support/english';
import { backends } from './support/Market';
import { expect, test } from './support/test';

for (const backend of backends) {
  test.describe(backend, () => {
    test.use({ backend });

    test('invoices are listed with their files and lead to their offers', async ({ page, browse }) => {
      await page.goto('/purchasing/invoices');
      const rows = page.getByRole('region', { name: 'Invoices' }).getByRole('listitem');
      await expect(rows.first()).toBeVisible();
      const file = rows.first().getByRole('link', { name: /^Open invoice/ });
      await expect(file).toHaveAttribute('href', /^http.*invoice\.pdf$/);
      await expect(file).toHaveAttribute('rel', /noopener/);
      await expect(page.getByText(t('invoices:end'))).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);

      await rows
        .first()
        .getByRole('link', { name: /^Open offer/ })
        .click();
      await expect(browse.sheet).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL('/purchasing/invoices');
    });
  });
}

test.describe('a list of invoices with several pages', () => {
  test.use({ backend: 'http', marketOptions: { offers: 600, tempo: 0, seed: 1 } });

  test('loads further pages while scrolling, each invoice once', async ({ page }) => {
    await page.goto('/purchasing/invoices');
    const area = page.getByRole('region', { name: 'Invoices' });
    await expect(area.getByRole('listitem').first()).toBeVisible();
    await area.evaluate(element => element.scrollTo(0, element.scrollHeight));
    await expect(page.getByText(t('invoices:end'))).toBeAttached();
    const numbers = await area.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(numbers.length).toBeGreaterThan(20);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

test.describe('an invoice list on screen', () => {
  test.use({ backend: 'http' });

  test('says that it could not be updated, and keeps its rows when it is tried again', async ({
    page,
    standIn,
    watch,
  }) => {
    watch.expects(/api\/v2\/invoices/);
    await page.goto('/purchasing/invoices');
    const rows = page.getByRole('region', { name: 'Invoices' }).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
    const numbers = await rows.allInnerTexts();
    standIn.faults.fail(/^GET \/api\/v2\/invoices/, { status: 500 }, Infinity);
    standIn.cable.dropAll();
    const tryAgain = page.getByRole('button', { name: t('shared:notUpToDate') });
    await expect(tryAgain).toBeVisible();
    expect(await rows.allInnerTexts()).toEqual(numbers);
    expect(await axeFindings(page)).toEqual([]);
    standIn.faults.clear();
    await tryAgain.click();
    await expect(tryAgain).toBeHidden();
    expect(await rows.allInnerTexts()).toEqual(numbers);
  });
});

test.describe('an invoice list without rows', () => {
  test.use({ backend: 'http', signedIn: 'testAccess' });

  test('explains how an invoice arises, and reports a fault that can be tried again', async ({
    page,
    standIn,
    watch,
  }) => {
    watch.expects(/api\/v2\/invoices/);
    standIn.faults.fail(/^GET \/api\/v2\/invoices/, { status: 500 });
    await page.goto('/purchasing/invoices');
    await expect(page.getByRole('alert')).toContainText(t('invoices:failed'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(t('invoices:empty.title'))).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
});
