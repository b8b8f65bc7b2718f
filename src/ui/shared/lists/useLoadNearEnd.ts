import { useEffect } from 'react';
import type { RowList } from '../../../application/shared/RowList';

/** Distance in pixels from the end at which the next page loads. */
const END_REACHED = 200;

interface EndOfList {
  /** Pixels between the visible part and the end. */
  readonly below: () => number;
  /** Whether the list loads further pages without a scroll. */
  readonly mayContinue: boolean;
  /** Whether nothing is being loaded and nothing has failed. */
  readonly isIdle: () => boolean;
  readonly loading: Pick<RowList<unknown, unknown>, 'more' | 'continue'>;
}

/** Loads the next page of a scrolled list when its end is near. Returns the function to call after each scroll. */
export function useLoadNearEnd({ below, mayContinue, isIdle, loading }: EndOfList): () => void {
  const loadNearEnd = (by: 'more' | 'continue') => {
    if (below() < END_REACHED && isIdle()) void loading[by]();
  };
  // A short page can leave the end visible without any scroll event.
  useEffect(() => {
    if (mayContinue) loadNearEnd('continue');
  });
  return () => loadNearEnd('more');
}
