import { type RefObject, useEffect } from 'react';

const ROOM = '--room-below';

/**
 * Publishes the height of this area as a CSS variable, so that floating elements stay above it. The height is 0 if the
 * area itself floats.
 */
export function useRoomBelow(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current!;
    const { style } = document.documentElement;
    const measure = () => {
      const floats = getComputedStyle(element).position === 'absolute';
      style.setProperty(ROOM, floats ? '0px' : `${element.offsetHeight}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(ROOM);
    };
  }, [area]);
}
