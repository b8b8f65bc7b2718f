import { useCallback } from 'react';
import { OfferLists } from '../../../application/offers/list/OfferLists';
import { Appearance } from '../../../application/settings/Appearance';
import { type BrowseQuestion, sameQuestion, toSearch } from '../../../domain/offers/list/BrowseQuestion';
import { useNavigation } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useInjection } from '../../shared/useInjection';

/** Changes the question of the browse list by navigating. The list reads its question from the address. */
export function useAskBrowse(): (question: BrowseQuestion, options?: { readonly replace?: boolean }) => void {
  const { here, navigate } = useNavigation();
  const browse = useInjection(OfferLists).of('browse');
  const appearance = useInjection(Appearance);
  return useCallback(
    (question, { replace = false } = {}) => {
      if (here().pathname === paths.browse && sameQuestion(question, browse.question)) return;
      void navigate(`${paths.browse}${toSearch(question, appearance.paging)}`, { replace });
    },
    [here, navigate, browse, appearance],
  );
}
