import { expect, type Locator, type Page } from '@playwright/test';

/** The sheet of keys answers to its key once all that no first screen needs has come. */
export async function openKeySheet(page: Page): Promise<Locator> {
  const sheet = page.getByRole('dialog');
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(sheet).toBeVisible({ timeout: 1000 });
  }).toPass();
  return sheet;
}
