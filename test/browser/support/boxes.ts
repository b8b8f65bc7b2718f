import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The place and size of an element in pixels of the window. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}

export async function expectInWindow(page: Page, locator: Locator): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await expect(async () => {
    const box = await boxOf(locator);
    expect([box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= height]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  }).toPass();
}
