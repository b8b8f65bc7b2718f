import { type RefCallback, useCallback } from 'react';

/** Pixels for a message below the focused field. */
const ROOM_FOR_MESSAGE = 40;

/**
 * For a bar that sticks to the end of its scrolling area: the browser scrolls a field that gets the focus out from behind
 * the bar. Pass the result as the `ref` of the bar.
 */
export function useBarBelow(): RefCallback<HTMLElement> {
  return useCallback(bar => {
    const area = bar && scrollingArea(bar);
    if (!area) return;
    const observer = new ResizeObserver(() => {
      // In a wide window, the bar may stand beside the fields.
      const isBelow = getComputedStyle(bar).bottom === '0px';
      area.style.scrollPaddingBottom = isBelow ? `${bar.offsetHeight + ROOM_FOR_MESSAGE}px` : '';
      const focused = document.activeElement;
      if (isBelow && focused && isBehind(focused, bar)) focused.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      area.style.scrollPaddingBottom = '';
    };
  }, []);
}

function scrollingArea(element: HTMLElement): HTMLElement | null {
  const parent = element.parentElement;
  if (!parent) return null;
  return ['auto', 'scroll'].includes(getComputedStyle(parent).overflowY) ? parent : scrollingArea(parent);
}

function isBehind(element: Element, bar: HTMLElement): boolean {
  if (bar.contains(element)) return false;
  const [{ top, bottom }, cover] = [element.getBoundingClientRect(), bar.getBoundingClientRect()];
  return bottom > cover.top && top < cover.bottom;
}
