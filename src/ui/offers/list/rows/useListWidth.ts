import { type RefObject, startTransition, useEffect, useState } from 'react';

/**
 * The last measured widths in pixels. All lists have the same, so a later one can use them in its first frame. Rows of tiles
 * leave some of the area that scrolls them free. Those of a table are as wide as this area.
 */
const lastWidths = { tiles: 0, table: 0 };

/** The width of the rows of a list in pixels. 0 until the first list has been measured. */
export function useListWidth(rows: RefObject<HTMLElement | null>, kind: keyof typeof lastWidths): number {
  const [width, setWidth] = useState(lastWidths[kind]);
  useEffect(() => {
    // Reads the width from a ResizeObserver. Measuring directly would force a layout of the whole page during the first
    // render.
    const observer = new ResizeObserver(entries => {
      const isFirst = lastWidths[kind] === 0;
      for (const { target, contentRect } of entries)
        lastWidths[kind === 'tiles' && target === rows.current ? 'tiles' : 'table'] = contentRect.width;
      const measured = () => setWidth(lastWidths[kind]);
      // A transition renders the first rows in short tasks. Later widths show at once.
      if (isFirst) startTransition(measured);
      else measured();
    });
    if (kind === 'tiles') observer.observe(rows.current!);
    observer.observe(rows.current!.closest('[role=region]')!);
    return () => observer.disconnect();
  }, [rows, kind]);
  return width;
}
