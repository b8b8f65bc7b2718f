import { useCallback } from 'react';
import { OfferLists } from '../../../application/offers/OfferLists';
import { AppearanceStore } from '../../../application/settings/AppearanceStore';
import { type BrowseQuestion, sameQuestion, toSearch } from '../../../domain/offers/BrowseQuestion';
import { useStableNavigation } from '../../navigation/StableNavigation';
import { paths } from '../../shared/paths';
import { useInjection } from '../../shared/useInjection';

/** Changes the question of the browse list by navigating. The list reads its question from the address. */
export function useAskBrowse(): (question: BrowseQuestion, options?: { readonly replace?: boolean }) => void {
  const { currentLocation: here, navigateTo: go } = useStableNavigation();
  const browse = useInjection(OfferLists).of('browse');
  const appearance = useInjection(AppearanceStore);
  return useCallback(
    (question, { replace = false } = {}) => {
      if (here().pathname === paths.browse && sameQuestion(question, browse.question)) return;
      go(`${paths.browse}${toSearch(question, appearance.paging)}`, { replace });
    },
    [here, go, browse, appearance],
  );
}
