import type { Page } from '@playwright/test';

/**
 * The rows whose first number is more than `most` pixels from what is left of it. With `isOfColumn`, the longest text of the column
 * counts: in a table of records, a row may lack what the others have.
 */
export const farNumbers = (page: Page, most: number, isOfColumn = false): Promise<readonly string[]> =>
  page.evaluate(
    async ([pixels, ofColumn]) => {
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
      const found: string[] = [];
      const cellsOf = (row: Element) => [
        ...row.querySelectorAll(':scope > :is(th, td, [role="rowheader"], [role="cell"])'),
      ];
      for (const row of document.querySelectorAll('tbody > tr, [role="row"]:has([role="rowheader"])')) {
        const cells = cellsOf(row);
        const at = cells.findIndex(cell => cell.matches('[data-number="true"], [data-kind="number"]'));
        if (at < 1 || row.closest('[inert]') || !row.checkVisibility({ visibilityProperty: true })) continue;
        const left = Math.min(...boxesIn(cells[at]!).map(box => box.left));
        const rows = ofColumn ? [...row.parentElement!.children].map(cellsOf) : [cells];
        const before = rows.flatMap(each => each.slice(0, at));
        const right = Math.max(...before.flatMap(cell => boxesIn(cell).map(box => box.right)));
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
    },
    [most, isOfColumn] as const,
  );
