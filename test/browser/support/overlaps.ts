import type { Page } from '@playwright/test';

/** The folded parts of the main area, without lists of choices and menus, which lie over the page while they are open. */
const FOLDS =
  'main [aria-expanded="false"]:not([role="combobox"], [aria-haspopup], [aria-label]), main details:not([open]) > summary';

/** Opens each fold of the main area, and the folds inside it. */
export async function openFolds(page: Page): Promise<void> {
  await page.evaluate(async folds => {
    const opened = new Set<Element>();
    const next = () =>
      [...document.querySelectorAll<HTMLElement>(folds)].find(
        fold => !opened.has(fold) && !fold.closest('[inert]') && fold.checkVisibility({ visibilityProperty: true }),
      );
    for (let fold = next(); fold; fold = next()) {
      opened.add(fold);
      fold.click();
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
    }
  }, FOLDS);
}

/**
 * The texts, fields and buttons that lie over one another. What is in a box that scrolls or is positioned out of the flow is
 * compared only with what is in the same box: `coveredParts` finds what such a box covers.
 */
export const overlaps = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary';
    /** Lines of one text may touch, and a border may lie on the next one. */
    const TOUCH = 3;

    interface Part {
      readonly element: Element;
      readonly layer: Element | null;
      readonly box: DOMRect;
    }

    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
    const parts = [...controls(), ...texts()].sort((one, other) => one.box.top - other.box.top);
    const findings = new Set<string>();
    parts.forEach((part, index) => {
      for (let next = index + 1; next < parts.length && parts[next]!.box.top < part.box.bottom - TOUCH; next += 1) {
        const other = parts[next]!;
        if (lieOver(part, other)) findings.add(`${nameOf(part.element)} and ${nameOf(other.element)}`);
      }
    });
    return [...findings];

    function controls(): Part[] {
      return [...document.querySelectorAll(CONTROLS)].flatMap(element => partOf(element, element));
    }

    function texts(): Part[] {
      const found: Part[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (text.textContent?.trim()) found.push(...partOf(text.parentElement!, text));
      }
      return found;
    }

    function partOf(element: Element, node: Node): Part[] {
      if (element.closest('[inert], svg, .visually-hidden')) return [];
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const layer = layerOf(element);
      return rectsOf(element, node)
        .map(box => clipped(box, element, layer))
        .filter(({ width, height }) => width > TOUCH && height > TOUCH)
        .map(box => ({ element, layer, box }));
    }

    function rectsOf(element: Element, node: Node): DOMRect[] {
      if (node === element) return [...element.getClientRects()];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    }

    /** The part of a box inside everything that clips it. What scrolls does not: it can be scrolled into sight. */
    function clipped({ left, top, right, bottom }: DOMRect, element: Element, layer: Element | null): DOMRect {
      for (let area: Element | null = element; area && area !== layer; area = area.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(area);
        if (clipPath !== 'none') return new DOMRect();
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const box = area.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }

    function layerOf(element: Element): Element | null {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { position, overflowY } = getComputedStyle(box);
        if (['absolute', 'fixed', 'sticky'].includes(position) || ['auto', 'scroll'].includes(overflowY)) return box;
      }
      return null;
    }

    function lieOver(one: Part, other: Part): boolean {
      const line = cutLine(one.element);
      // The ellipsis of a line lies over what it replaces.
      if (line !== null && line === cutLine(other.element)) return false;
      if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element))
        return false;
      return (
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > TOUCH &&
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > TOUCH
      );
    }

    function cutLine(element: Element): Element | null {
      let line: Element | null = element;
      while (line && getComputedStyle(line).textOverflow !== 'ellipsis') line = line.parentElement;
      return line;
    }

    function nameOf(element: Element): string {
      const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${element.tagName.toLowerCase()}.${element.className.toString()} '${text.trim().slice(0, 30)}'`;
    }
  });
