import { expect, type Locator } from '@playwright/test';

/**
 * Waits until a button takes presses. One that spends money ignores them for a moment after it appears, and does not say so while
 * it has the focus.
 */
export async function expectReady(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await expect(button).not.toHaveAttribute('data-waiting');
}
