import { startTransition, useEffect, useState } from 'react';

/** Once code and fonts are warm, a whole list is drawn within a frame. */
let isWarm = false;

/**
 * Whether the tiles are drawn. The first ones of a visit are drawn in pieces between which the page can answer; a list
 * that is returned to stands in the next frame.
 */
export function useFirstDrawing(isReady: boolean): boolean {
  const [isDrawn, setDrawn] = useState(isWarm);

  useEffect(() => {
    if (isReady && !isDrawn) startTransition(() => setDrawn(true));
  }, [isReady, isDrawn]);

  useEffect(() => {
    if (isReady && isDrawn) isWarm = true;
  }, [isReady, isDrawn]);

  return isDrawn && isReady;
}
