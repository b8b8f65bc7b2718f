import { expect, type Locator } from '@playwright/test';
import { expectReady } from './expectReady';

/** More than the controls of any page. */
const MOST_PRESSES = 300;

/** Presses Tab, or another key that moves the focus, until the target has the focus. */
export async function tabTo(goal: Locator, key = 'Tab'): Promise<void> {
  const page = goal.page();
  // The code behind a part that opens may still be loading. A press before it is there would go past it.
  await expect(goal.filter({ visible: true }).first()).toBeVisible();
  for (let presses = 0; !(await hasFocus(goal)); presses += 1) {
    expect(presses, `${String(goal)} has no focus after so many presses of ${key}`).toBeLessThan(MOST_PRESSES);
    await page.keyboard.press(key);
    if (key !== 'Tab') await page.evaluate(someFrames);
  }
  await expectReady(goal.and(page.locator(':focus')));
}

/** The app's own keys move the focus once the next tile is drawn: a second press before that would skip the target. */
const someFrames = () =>
  new Promise<void>(resolve =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

async function hasFocus(goal: Locator): Promise<boolean> {
  return (await goal.and(goal.page().locator(':focus')).count()) > 0;
}
