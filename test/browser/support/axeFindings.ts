import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Everything that axe finds on what the page shows once it is at rest, serious or not. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html} ${node.failureSummary}`));
}
