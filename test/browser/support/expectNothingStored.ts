import { expect, type Page } from '@playwright/test';

/** In the local storage. Signing out loads the page anew, in the midst of which nothing can be asked of it. */
export async function expectNothingStored(page: Page): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  }).toPass();
}
