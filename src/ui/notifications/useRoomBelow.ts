import { type RefObject, useEffect } from 'react';

/**
 * Publishes the height of this area as the CSS variable `room`, so that floating elements stay above it. The height is 0 if the
 * area itself floats.
 */
export function useRoomBelow(area: RefObject<HTMLElement | null>, room = '--room-below'): void {
  useEffect(() => {
    const element = area.current!;
    const { style } = document.documentElement;
    const measure = () => {
      const floats = getComputedStyle(element).position === 'absolute';
      style.setProperty(room, floats ? '0px' : `${element.offsetHeight}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(room);
    };
  }, [area, room]);
}
