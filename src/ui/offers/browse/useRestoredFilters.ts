import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { KeepTypedFilters } from '../../../application/offers/list/KeepTypedFilters';
import { paths } from '../../shared/paths';
import { useInjection } from '../../shared/useInjection';
import { useAskBrowse } from './useAskBrowse';

/** Applies the filters that the dealer typed right before a reload. */
export function useRestoredFilters(): void {
  const keepTypedFilters = useInjection(KeepTypedFilters);
  const { pathname } = useLocation();
  const ask = useAskBrowse();
  const restore = useEffectEvent(() => {
    const question = keepTypedFilters.take();
    if (question && pathname === paths.browse) ask(question);
  });
  useEffect(() => restore(), []);
}
