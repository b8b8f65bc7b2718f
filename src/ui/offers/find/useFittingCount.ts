import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { HiddenOffers } from '../../../application/offers/hidden/HiddenOffers';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { JudgeOffers } from '../../../application/search/JudgeOffers';
import type { Refinements } from '../../../domain/offers/list/Refinements';
import { withoutOwnData } from '../../../domain/search/OwnData';
import { useInjection } from '../../shared/useInjection';

const anyOwnData = { book: true, sight: true };

/** How many of the loaded offers fit. Typing does not wait for it. */
export function useFittingCount(list: OfferList, draft: Refinements): number {
  const judge = useInjection(JudgeOffers);
  const deferred = useDeferredValue(draft);
  const ids = useInjection(HiddenOffers).shownIds(list);
  const held = ids.length;
  const [known, setKnown] = useState(0);
  useEffect(() => {
    const read = async () => {
      await judge.ready(ids.slice(), anyOwnData);
      if (judge.isReady(ids.slice(), anyOwnData)) setKnown(held);
    };
    void read();
  }, [judge, ids, held]);
  const isKnown = known === held;
  return useMemo(() => {
    // Until own data is known, the count leaves it out.
    const { refinements } = isKnown
      ? { refinements: deferred }
      : withoutOwnData({ order: null, refinements: deferred });
    return held === 0 ? 0 : judge.refined(ids.slice(), refinements).length;
  }, [judge, ids, held, deferred, isKnown]);
}
