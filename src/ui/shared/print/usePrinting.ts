import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Calls `start` before each print and `end` after it, until the returned function is called. */
function followPrint({ start, end }: { readonly start: () => void; readonly end: () => void }): () => void {
  addEventListener('beforeprint', start);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', start);
    removeEventListener('afterprint', end);
  };
}

/** True while the browser prints. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(
    // The browser prints what is there when the event handler returns.
    () => followPrint({ start: () => flushSync(() => setPrinting(true)), end: () => setPrinting(false) }),
    [],
  );
  return isPrinting;
}

/** After a print, everything is scrolled to where it was. On paper, an area is as high as its content, and loses that. */
export function useKeptScroll(): void {
  useEffect(() => {
    let scrolled: readonly (readonly [area: Element, top: number])[] = [];
    return followPrint({
      start: () => {
        const all = Array.from(document.querySelectorAll('*'), area => [area, area.scrollTop] as const);
        scrolled = all.filter(([, top]) => top > 0);
      },
      end: () => {
        for (const [area, top] of scrolled) area.scrollTop = top;
      },
    });
  }, []);
}
