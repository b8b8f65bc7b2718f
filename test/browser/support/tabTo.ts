import { expect, type Locator } from '@playwright/test';

/** Presses Tab, or another key that moves the focus, until this has it. */
export async function tabTo(goal: Locator, key = 'Tab'): Promise<void> {
  const page = goal.page();
  await expect(async () => {
    if (!(await hasFocus(goal))) await page.keyboard.press(key);
    expect(await hasFocus(goal)).toBe(true);
  }).toPass({ intervals: [0] });
}

async function hasFocus(goal: Locator): Promise<boolean> {
  return (await goal.and(goal.page().locator(':focus')).count()) > 0;
}
