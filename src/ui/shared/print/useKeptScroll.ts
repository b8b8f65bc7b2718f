import { useEffect } from 'react';
import { followPrint } from './followPrint';

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
