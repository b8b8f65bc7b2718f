import type { Page } from '@playwright/test';

/** A list of hundreds of rows repeats itself. */
const MOST_STOPS = 45;

/**
 * What has the focus after each press of Tab through the page or the dialog, and then backwards, although it is covered or
 * outside the window.
 */
export async function hiddenFocus(page: Page, part = 'main'): Promise<readonly string[]> {
  const hidden = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.locator(part).evaluate((main, isForward) => {
      const controls = [...main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
      main.tabIndex = -1;
      (isForward ? main : controls.at(-1))?.focus();
    }, key === 'Tab');
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await page.keyboard.press(key);
      const found = await page.evaluate(focusedPart, part);
      if (found === null) break;
      if (found.isHidden) hidden.add(`${key}: ${found.name}`);
    }
  }
  return [...hidden];
}

/** Null outside the part of the page. A control is hidden if none of nine points on it is in sight. */
async function focusedPart(part: string): Promise<{ name: string; isHidden: boolean } | null> {
  const element = document.activeElement;
  if (!element?.closest(part) || element.matches(part)) return null;
  await new Promise(requestAnimationFrame);
  const { left, top, width, height } = element.getBoundingClientRect();
  const places = [0.1, 0.5, 0.9];
  const points = places.flatMap(x => places.map(y => [left + width * x, top + height * y] as const));
  const label = element.closest('label') ?? (element instanceof HTMLInputElement && element.labels?.[0]);
  const isInSight = ([x, y]: readonly [number, number]): boolean => {
    const seen = document.elementFromPoint(x, y);
    return (
      seen !== null && (element.contains(seen) || seen.contains(element) || (label && label.contains(seen)) === true)
    );
  };
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
  return { name: `${element.tagName} ${name || element.id}`, isHidden: !points.some(isInSight) };
}
