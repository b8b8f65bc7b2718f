import { english as t } from './support/english';
import { expect, test } from './support/test';

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
