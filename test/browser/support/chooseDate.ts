import { expect, type Page } from '@playwright/test';

/** Chooses a day (YYYY-MM-DD) in the calendar of a field, navigating to its month with the keyboard. */
export async function chooseDate(page: Page, field: string, day: string): Promise<void> {
  const input = page.getByRole('textbox', { name: field, exact: true });
  await input.press('Enter');
  const calendar = input.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " ant-picker ")]/..');
  const marked = calendar.locator('[data-marked]');
  const from = (await marked.getAttribute('data-day')) ?? '';
  // A press in a calendar that still grows would choose another day.
  const growing = calendar.evaluate(
    element => element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  );
  expect(await growing).toBe(0);
  const monthsOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  const months = monthsOf(day) - monthsOf(from);
  for (let turned = 0; turned < Math.abs(months); turned += 1) await input.press(months < 0 ? 'PageUp' : 'PageDown');
  // The calendar is in the window. Playwright's own click would scroll the day out of the space that the page keeps for its
  // foot, and the calendar would move back.
  const { x, y, width, height } = (await calendar.locator(`[data-day="${day}"]`).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}
