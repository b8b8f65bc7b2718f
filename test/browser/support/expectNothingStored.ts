import { expect, type Page } from '@playwright/test';

/** Checks the local storage. Signing out reloads the page, during which a page cannot be evaluated. */
export async function expectNothingStored(page: Page): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  }).toPass();
}
