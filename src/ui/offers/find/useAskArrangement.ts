import { useCallback } from 'react';
import type { OfferListStore } from '../../../application/offers/OfferListStore';
import { type BrowseQuestion, withArrangement } from '../../../domain/offers/BrowseQuestion';
import { useStableNavigation } from '../../navigation/StableNavigation';

/**
 * Changes how a list is sorted and refined by navigating. The list reads both from the address, which keeps its place in
 * the history: Back leaves the list.
 */
export function useAskArrangement(
  list: OfferListStore,
): (change: Partial<Pick<BrowseQuestion, 'order' | 'refinements'>>) => void {
  const { currentLocation, navigateTo } = useStableNavigation();
  return useCallback(
    change => {
      const { pathname, search } = currentLocation();
      const asked = withArrangement(search, { ...list.question, ...change });
      if (asked !== search) navigateTo(pathname + asked, { replace: true });
    },
    [list, currentLocation, navigateTo],
  );
}
