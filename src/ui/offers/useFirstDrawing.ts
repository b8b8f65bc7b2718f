import { untracked } from 'mobx';
import { startTransition, useEffect, useState } from 'react';
import { OfferLists } from '../../application/offers/OfferLists';
import { useInjection } from '../shared/useInjection';

/**
 * Whether the tiles are drawn. The first ones of a visit are drawn in pieces between which the page can answer; once
 * code and fonts are warm, a whole list is drawn within a frame, and one that is returned to stands in the next.
 */
export function useFirstDrawing(isReady: boolean): boolean {
  const lists = useInjection(OfferLists);
  const [isDrawn, setDrawn] = useState(() => untracked(() => lists.areTilesDrawn));

  useEffect(() => {
    if (isReady && !isDrawn) startTransition(() => setDrawn(true));
  }, [isReady, isDrawn]);

  return isDrawn && isReady;
}
