import type { Locator, Page } from '@playwright/test';

interface Shift {
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  var layoutShifts: Shift[];
}

/** Watches the pages that are loaded after this call. */
export const watchLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.layoutShifts = [];
    const watch = new PerformanceObserver(list => layoutShifts.push(...(list.getEntries() as unknown as Shift[])));
    watch.observe({ type: 'layout-shift', buffered: true });
  });

/** The number of elements of an area that have moved without being pressed. */
export const shiftsIn = (area: Locator): Promise<number> =>
  area.evaluate(async element => {
    // The observer learns of a movement after the frame that paints it.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return layoutShifts.flatMap(({ sources }) => sources).filter(({ node }) => element.contains(node)).length;
  });
