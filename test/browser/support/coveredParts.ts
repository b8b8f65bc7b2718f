import type { Page } from '@playwright/test';

/**
 * The controls and amounts of the page that something floating covers at any scroll position, and the amounts that are
 * cut off at a side. A bar over the full width of its area makes the area shorter and covers nothing.
 */
export const coveredParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary';
    const AMOUNT = /\d\s*€/;

    interface Part {
      readonly element: Element;
      readonly isAmount: boolean;
      readonly rect: () => DOMRect;
    }

    const findings = new Set<string>();
    const scrollers = [...document.querySelectorAll('*')].filter(
      element =>
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowY) &&
        element.scrollHeight > element.clientHeight + 1 &&
        isShown(element),
    );
    await check();
    for (const scroller of scrollers) {
      const step = Math.max(40, scroller.clientHeight / 3);
      for (let count = 1; count <= 9; count++) {
        const before = scroller.scrollTop;
        scroller.scrollTop = before + step;
        if (scroller.scrollTop === before) break;
        await check();
      }
      scroller.scrollTop = 0;
    }
    await painted();
    return [...findings];

    async function check(): Promise<void> {
      await painted();
      for (const part of parts()) {
        const cover = coverOf(part);
        if (cover) findings.add(`${nameOf(part.element)} is covered by ${nameOf(cover)}`);
        if (part.isAmount && part.element.closest('td, th') && isCut(part))
          findings.add(`${nameOf(part.element)} is cut off at the side`);
      }
    }

    function parts(): Part[] {
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
      const root = modal ?? document.body;
      const controls = [...root.querySelectorAll(CONTROLS)]
        .filter(isShown)
        .map(element => ({ element, isAmount: false, rect: () => element.getClientRects()[0] ?? new DOMRect() }));
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const amounts: Part[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement!;
        if (!AMOUNT.test(text.textContent ?? '') || !isShown(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        amounts.push({ element, isAmount: true, rect: () => range.getClientRects()[0] ?? new DOMRect() });
      }
      return [...controls, ...amounts];
    }

    function isShown(element: Element): boolean {
      if (element.closest('[inert]') || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2;
    }

    /** The visible part of a rectangle inside everything that clips it. */
    function visibleRect({ element, rect }: Part): DOMRect {
      let { left, top, right, bottom } = rect();
      for (let area: Element | null = element; area; area = area.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(area);
        if (area !== element && (overflowX !== 'visible' || overflowY !== 'visible')) {
          const box = area.getBoundingClientRect();
          [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
          [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
        }
        if (position === 'fixed') break;
      }
      [left, top] = [Math.max(left, 0), Math.max(top, 0)];
      [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
      return new DOMRect(left, top, right - left, bottom - top);
    }

    function isCut(part: Part): boolean {
      const { left, right, top, bottom } = part.rect();
      const visible = visibleRect(part);
      if (visible.height < bottom - top - 1) return false;
      return visible.left > left + 1 || visible.right < right - 1;
    }

    function coverOf(part: Part): Element | null {
      const { left, top, right, bottom, width, height } = visibleRect(part);
      if (width < 3 || height < 3) return null;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const points: readonly (readonly [number, number])[] = [
        [x, y],
        [left + 1, y],
        [right - 1, y],
        [x, top + 1],
        [x, bottom - 1],
      ];
      for (const [atX, atY] of points) {
        const hit = document.elementFromPoint(atX, atY);
        if (!hit || hit.contains(part.element) || part.element.contains(hit)) continue;
        const float = floatOf(hit, part.element);
        if (float) return float;
      }
      return null;
    }

    /** The box of an element that does not contain the part and does not scroll with it. */
    function floatOf(hit: Element, part: Element): Element | null {
      for (let box: Element | null = hit; box && !box.contains(part); box = box.parentElement) {
        const { position } = getComputedStyle(box);
        const isFixed = position === 'fixed' || (position === 'absolute' && areaOf(box) !== areaOf(part));
        if (isFixed || (position === 'sticky' && !isBar(box))) return box;
      }
      return null;
    }

    function areaOf(element: Element): Element | null {
      let area = element.parentElement;
      while (area && getComputedStyle(area).overflowY === 'visible') area = area.parentElement;
      return area;
    }

    function isBar(box: Element): boolean {
      const { clientWidth } = box.parentElement!;
      const { paddingLeft, paddingRight } = getComputedStyle(box.parentElement!);
      return box.getBoundingClientRect().width >= clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 1;
    }

    function nameOf(element: Element): string {
      const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${element.tagName.toLowerCase()}.${element.className.toString()} '${text.trim().slice(0, 30)}'`;
    }

    function painted(): Promise<void> {
      return new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
