import { useEffect, useEffectEvent } from 'react';
import { takeTypedFilters } from '../../../application/offers/list/typedFilters';
import { DealerVisitStorage } from '../../../application/session/DealerVisitStorage';
import { useNavigation } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useInjection } from '../../shared/useInjection';
import { useAskBrowse } from './useAskBrowse';

/** Applies the filters that the dealer typed right before a reload. */
export function useRestoredFilters(): void {
  const storage = useInjection(DealerVisitStorage);
  const { here } = useNavigation();
  const ask = useAskBrowse();
  const restore = useEffectEvent(() => {
    const question = takeTypedFilters(storage);
    if (question && here().pathname === paths.browse) ask(question);
  });
  useEffect(() => restore(), []);
}
