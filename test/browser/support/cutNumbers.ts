import type { Page } from '@playwright/test';

/**
 * The texts with a digit in the cells of all tables that are cut off at a side or run over the edge of their cell. A name
 * may end in an ellipsis if its tooltip has the whole name, also if its last word is a number. A table that scrolls sideways cuts nothing.
 */
export const cutNumbers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const NUMBER = /^[\d\s.,:€%+−–-]+$/;
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
    const findings = new Set<string>();
    for (const cell of document.querySelectorAll('td, th, [role="cell"], [role="rowheader"]')) {
      if (cell.closest('[inert]') || !cell.checkVisibility({ visibilityProperty: true })) continue;
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent ?? '';
        if (/\d/.test(text) && isCut(node, text, cell)) findings.add(text);
      }
    }
    return [...findings];

    function isCut(node: Node, text: string, cell: Element): boolean {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      for (let box = node.parentElement; box; box = box.parentElement) {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(box);
        // Only for screen readers.
        if (width === 0 || clipPath !== 'none') return false;
        if (box !== cell && overflowX === 'visible') continue;
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        const { left: from, right: to } = box.getBoundingClientRect();
        if (left >= from - 1 && right <= to + 1) continue;
        const whole = box.closest('[title]')?.getAttribute('title') ?? '';
        return textOverflow !== 'ellipsis' || NUMBER.test(box.textContent ?? '') || !whole.includes(text.trim());
      }
      return false;
    }
  });
