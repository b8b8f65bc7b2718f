import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the key sheet, whose key works once the code that no first screen needs has loaded. */
export async function openKeySheet(page: Page): Promise<Locator> {
  const sheet = page.getByRole('dialog');
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(sheet).toBeVisible({ timeout: 1000 });
  }).toPass();
  return sheet;
}
