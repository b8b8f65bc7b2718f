import { type RefObject, useEffect } from 'react';

const ROOM = '--room-below-page';

/** Publishes the height of this area as the CSS variable `--room-below-page`, so that what is placed over the page ends above it. */
export function useRoomBelow(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current!;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(ROOM, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(ROOM);
    };
  }, [area]);
}
