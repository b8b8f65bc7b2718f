import { useEffect, useEffectEvent } from 'react';
import { KeepTypedFilters } from '../../../application/offers/list/KeepTypedFilters';
import { useNavigation } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useInjection } from '../../shared/useInjection';
import { useAskBrowse } from './useAskBrowse';

/** Applies the filters that the dealer typed right before a reload. */
export function useRestoredFilters(): void {
  const keepTypedFilters = useInjection(KeepTypedFilters);
  const { here } = useNavigation();
  const ask = useAskBrowse();
  const restore = useEffectEvent(() => {
    const question = keepTypedFilters.take();
    if (question && here().pathname === paths.browse) ask(question);
  });
  useEffect(() => restore(), []);
}
