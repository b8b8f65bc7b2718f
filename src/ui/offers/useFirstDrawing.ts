import { startTransition, useEffect, useState } from 'react';

/** Rows drawn beyond those in sight, so that scrolling meets no empty ones. */
const AHEAD = 3;

/** Once code and fonts are warm, a whole list is drawn within a frame. */
let isWarm = false;

interface FirstDrawing {
  readonly isDrawn: boolean;
  readonly overscan: number;
}

/**
 * The first tiles of a visit are drawn in pieces between which the page can answer, and those out of sight after those
 * in sight; a list that is returned to stands in the next frame.
 */
export function useFirstDrawing(isReady: boolean): FirstDrawing {
  const [isDrawn, setDrawn] = useState(isWarm);
  const [overscan, setOverscan] = useState(0);

  useEffect(() => {
    if (isReady && !isDrawn) startTransition(() => setDrawn(true));
  }, [isReady, isDrawn]);

  useEffect(() => {
    if (!isReady || !isDrawn) return;
    isWarm = true;
    startTransition(() => setOverscan(AHEAD));
  }, [isReady, isDrawn]);

  return { isDrawn: isDrawn && isReady, overscan };
}
