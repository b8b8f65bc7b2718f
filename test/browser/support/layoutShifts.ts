import type { Locator, Page } from '@playwright/test';

interface Shift {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
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

/** The elements of an area that have moved without being pressed: what each shows, from where, and to where. */
export const shiftsIn = (area: Locator): Promise<readonly string[]> =>
  area.evaluate(async element => {
    // The observer learns of a movement after the frame that paints it.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const place = ({ x, y, width, height }: DOMRect) => `${x} ${y} ${width} ${height}`;
    return layoutShifts
      .flatMap(({ sources }) => sources)
      .filter(({ node }) => element.contains(node))
      .map(({ node, previousRect, currentRect }) =>
        [node!.nodeName, node!.textContent!.slice(0, 60), place(previousRect), place(currentRect)].join(' | '),
      );
  });
