import { type RefObject, useEffect } from 'react';

const ROOM = '--room-below';

/** Tells what floats over the page how much of its lower edge this takes; nothing where it floats itself. */
export function useRoomBelow(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current!;
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
  }, [place]);
}
