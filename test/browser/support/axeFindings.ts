import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Everything that axe finds on the settled page, serious or not. The rule for visible labels is experimental, and axe
 * runs it only on request. Fewer rules would take as long: most of the time goes to the contrast, which jsdom cannot check.
 */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // The animations of a part that is not drawn do not end.
    const longest = new Promise(resolve => setTimeout(resolve, 1000));
    await Promise.race([longest, Promise.allSettled(ending.map(({ finished }) => finished))]);
  });
  // No page here contains a frame. The legacy mode avoids opening a second page to combine the findings of frames.
  expect(page.frames()).toHaveLength(1);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html} ${node.failureSummary}`));
}
