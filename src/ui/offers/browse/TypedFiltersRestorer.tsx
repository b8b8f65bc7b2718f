import { useEffect } from 'react';
import { KeepTypedFilters } from '../../../application/offers/KeepTypedFilters';
import { useStableNavigation } from '../../navigation/StableNavigation';
import { paths } from '../../shared/paths';
import { useInjection } from '../../shared/useInjection';
import { useAskBrowse } from './useAskBrowse';

/** Applies the filters that the dealer typed right before a reload. */
export function TypedFiltersRestorer() {
  const keepTypedFilters = useInjection(KeepTypedFilters);
  const { currentLocation: here } = useStableNavigation();
  const ask = useAskBrowse();
  useEffect(() => {
    const question = keepTypedFilters.take();
    if (question && here().pathname === paths.browse) ask(question);
  }, [keepTypedFilters, here, ask]);
  return null;
}
