import { useEffect, useMemo, useState } from 'react';
import { BetList } from '../../../application/bidding/raise/BetList';
import type { OfferListStore } from '../../../application/offers/OfferListStore';
import { SeenStore } from '../../../application/offers/seen/SeenStore';
import { JudgeOffers } from '../../../application/search/JudgeOffers';
import { SortOffers } from '../../../application/search/SortOffers';
import type { BetSection } from '../../../domain/bidding/BetGroups';
import { activeRefinements, type Refinements } from '../../../domain/search/Refinements';
import { useFormat } from '../../shared/texts/useFormat';
import { useInjection } from '../../shared/useInjection';

/** The groups of the own bids. The dealer can refine them, and sort within each. */
export function useBetSections({ question }: OfferListStore): readonly BetSection[] {
  const { shown } = useInjection(BetList);
  const judge = useInjection(JudgeOffers);
  const sortOffers = useInjection(SortOffers);
  const { compareTexts } = useFormat();
  const { order, refinements } = question;
  const isRecalled = useRecalled(shown, refinements);
  return useMemo(() => {
    const wanted = isRecalled ? refinements : { ...refinements, notSeen: false, changed: false };
    const isRefined = activeRefinements(wanted).length > 0;
    if (!order && !isRefined) return shown;
    return shown
      .map(({ group, ids }) => {
        const refined = isRefined ? judge.refined(ids, wanted) : ids;
        return { group, ids: order ? sortOffers.execute(refined, order, compareTexts) : refined };
      })
      .filter(({ ids }) => ids.length > 0);
  }, [shown, order, refinements, isRecalled, judge, sortOffers, compareTexts]);
}

/**
 * Whether this device knows what it saw of these offers, if the refinements ask for it. Otherwise each of them would count
 * as not seen. Also true if that cannot be read.
 */
function useRecalled(shown: readonly BetSection[], refinements: Refinements): boolean {
  const judge = useInjection(JudgeOffers);
  const seen = useInjection(SeenStore);
  const [isFailed, setFailed] = useState(false);
  const ids = useMemo(() => shown.flatMap(section => section.ids), [shown]);
  const isAsked = refinements.notSeen || refinements.changed;
  const isReady = !isAsked || ids.every(hashId => seen.isRead(hashId));
  useEffect(() => {
    if (isReady) return;
    void judge.ready(ids, refinements)?.then(() => setFailed(!ids.every(hashId => seen.isRead(hashId))));
  }, [judge, seen, ids, refinements, isReady]);
  return isReady || isFailed;
}
