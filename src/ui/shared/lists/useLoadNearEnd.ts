import { type RefObject, useEffect } from 'react';
import type { LoadRows } from '../../../application/shared/LoadRows';

/** Distance in pixels from the end at which the next page loads. */
const END_REACHED = 200;

interface EndOfList {
  readonly hasRows: boolean;
  /** Whether nothing is being loaded and nothing has failed. */
  readonly isIdle: () => boolean;
  readonly loading: Pick<LoadRows<unknown>, 'more' | 'continue'>;
}

/** Loads the next page of a scrolled list when its end is near. Returns the function to call after each scroll. */
export function useLoadNearEnd(
  area: RefObject<HTMLElement | null>,
  { hasRows, isIdle, loading }: EndOfList,
): () => void {
  const loadNearEnd = (by: 'more' | 'continue') => {
    const { scrollTop, scrollHeight, clientHeight } = area.current!;
    // A hidden list has no height.
    const isNearEnd = clientHeight > 0 && scrollHeight - scrollTop - clientHeight < END_REACHED;
    if (isNearEnd && isIdle()) void loading[by]();
  };
  // A short page can leave the end visible without any scroll event.
  useEffect(() => {
    if (hasRows) loadNearEnd('continue');
  });
  return () => loadNearEnd('more');
}
