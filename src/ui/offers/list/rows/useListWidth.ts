import { type RefObject, startTransition, useEffect, useState } from 'react';

/** All lists have the same width, so a later one can use the last measured one in its first frame. */
let lastWidth = 0;

/** The width of the rows of a list in pixels. 0 until the first list has been measured. */
export function useListWidth(rows: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(lastWidth);
  useEffect(() => {
    // Reads the width from a ResizeObserver. Measuring directly would force a layout of the whole page during the first
    // render.
    const observer = new ResizeObserver(([entry]) => {
      const isFirst = lastWidth === 0;
      lastWidth = entry!.contentRect.width;
      const measured = () => setWidth(lastWidth);
      // A transition renders the first rows in short tasks. Later widths show at once.
      if (isFirst) startTransition(measured);
      else measured();
    });
    observer.observe(rows.current!);
    return () => observer.disconnect();
  }, [rows]);
  return width;
}
