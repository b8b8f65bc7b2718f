import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type BrowseQuestion, sameQuestion, toSearch } from '../../domain/offers/BrowseQuestion';
import { OfferLists } from '../../application/offers/OfferLists';
import { ChangeAppearance } from '../../application/settings/ChangeAppearance';
import { useInjection } from '../shared/useInjection';
import { BROWSE_PATH } from './browsePath';

/** Asks the browse list something by writing it into the address, from which the list reads it. */
export function useAskBrowse(): (question: BrowseQuestion, options?: { readonly replace?: boolean }) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const browse = useInjection(OfferLists).of('browse');
  const changeAppearance = useInjection(ChangeAppearance);
  return useCallback(
    (question, { replace = false } = {}) => {
      if (pathname === BROWSE_PATH && sameQuestion(question, browse.question)) return;
      changeAppearance.paging(question.paging);
      void navigate(`${BROWSE_PATH}${toSearch(question)}`, { replace });
    },
    [navigate, pathname, browse, changeAppearance],
  );
}
