import type { Page } from '@playwright/test';

const NATIVE_APP_BELOW = 868;

/** On a narrow screen the native app is offered first, once per visit. */
export async function continueInBrowser(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? NATIVE_APP_BELOW) >= NATIVE_APP_BELOW) return;
  await page.getByRole('dialog').getByRole('button', { name: 'Continue in the browser' }).click();
}
