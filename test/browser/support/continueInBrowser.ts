import type { Page } from '@playwright/test';

const NARROW_BELOW = 868;

/** Declines the native app, which a narrow screen offers first, once per visit. */
export async function continueInBrowser(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? NARROW_BELOW) >= NARROW_BELOW) return;
  await page.getByRole('dialog').getByRole('button', { name: 'Continue in the browser' }).click();
}
