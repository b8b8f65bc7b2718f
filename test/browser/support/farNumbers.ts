import type { Page } from '@playwright/test';

/** The first numbers of rows that begin more than so many pixels after the text before them, so that the eye loses the row. */
export const farNumbers = (page: Page, most: number): Promise<readonly string[]> =>
  page.evaluate(async pixels => {
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
    const found: string[] = [];
    for (const row of document.querySelectorAll('tbody > tr, [role="row"]:has([role="rowheader"])')) {
      const cells = [...row.querySelectorAll(':scope > :is(th, td, [role="rowheader"], [role="cell"])')];
      const at = cells.findIndex(cell => cell.matches('[data-number="true"], [data-kind="number"]'));
      if (at < 1 || row.closest('[inert]') || !row.checkVisibility({ visibilityProperty: true })) continue;
      const left = Math.min(...boxesIn(cells[at]!).map(box => box.left));
      const right = Math.max(...cells.slice(0, at).flatMap(cell => boxesIn(cell).map(box => box.right)));
      if (left - right > pixels) found.push(`${row.textContent}: ${Math.round(left - right)}`);
    }
    return found;

    /** Without the texts that only a screen reader has. */
    function boxesIn(cell: Element): readonly DOMRect[] {
      const boxes: DOMRect[] = [];
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        boxes.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
      }
      return boxes;
    }
  }, most);
