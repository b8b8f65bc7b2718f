import { expect, type Page } from '@playwright/test';

/** Checks the local storage. Signing out reloads the page, during which a page cannot be evaluated. */
export async function expectStored(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(values);
  }).toPass();
}
