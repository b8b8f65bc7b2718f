import { type RefObject, useEffect } from 'react';

/** Publishes the height of this area as the CSS variable `room`, so that what is placed over the page ends above it. */
export function useRoomBelow(area: RefObject<HTMLElement | null>, room = '--room-below'): void {
  useEffect(() => {
    const element = area.current!;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(room, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(room);
    };
  }, [area, room]);
}
