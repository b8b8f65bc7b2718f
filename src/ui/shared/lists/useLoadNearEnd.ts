import { type RefObject, useEffect } from 'react';

/** Distance in pixels from the end at which the next page loads. */
const END_REACHED = 200;

interface EndOfList {
  readonly hasRows: boolean;
  /** Whether nothing is being loaded and nothing has failed. */
  readonly isIdle: () => boolean;
  readonly load: () => void;
}

/** Loads the next page of a scrolled list when its end is near. Returns the function to call after each scroll. */
export function useLoadNearEnd(area: RefObject<HTMLElement | null>, { hasRows, isIdle, load }: EndOfList): () => void {
  const loadNearEnd = () => {
    const { scrollTop, scrollHeight, clientHeight } = area.current!;
    // A hidden list has no height.
    const isNearEnd = clientHeight > 0 && scrollHeight - scrollTop - clientHeight < END_REACHED;
    if (isNearEnd && isIdle()) load();
  };
  // A short page can leave the end visible without any scroll event.
  useEffect(() => {
    if (hasRows) loadNearEnd();
  });
  return loadNearEnd;
}
