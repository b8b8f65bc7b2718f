import { useCallback } from 'react';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { type BrowseQuestion, withArrangement } from '../../../domain/offers/list/BrowseQuestion';
import { useNavigation } from '../../shared/navigation';

/**
 * Changes how a list is sorted and refined by navigating. The list reads both from the address, which keeps its place in
 * the history: Back leaves the list.
 */
export function useAskArrangement(
  list: OfferList,
): (change: Partial<Pick<BrowseQuestion, 'order' | 'refinements'>>) => void {
  const { here, navigate } = useNavigation();
  return useCallback(
    change => {
      const { pathname, search } = here();
      const asked = withArrangement(search, { ...list.question, ...change });
      if (asked !== search) void navigate(pathname + asked, { replace: true });
    },
    [list, here, navigate],
  );
}
