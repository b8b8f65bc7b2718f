import { useMemo } from 'react';
import { BetList } from '../../../application/bidding/raise/BetList';
import type { OfferListStore } from '../../../application/offers/OfferListStore';
import { JudgeOffers } from '../../../application/search/JudgeOffers';
import { SortOffers } from '../../../application/search/SortOffers';
import type { BetSection } from '../../../domain/bidding/BetGroups';
import { activeRefinements } from '../../../domain/search/Refinements';
import { useFormat } from '../../shared/texts/useFormat';
import { useInjection } from '../../shared/useInjection';

/** The groups of the own bids. The dealer can refine them, and sort within each. */
export function useBetSections({ question }: OfferListStore): readonly BetSection[] {
  const { shown } = useInjection(BetList);
  const judge = useInjection(JudgeOffers);
  const sortOffers = useInjection(SortOffers);
  const { compareTexts } = useFormat();
  const { order, refinements } = question;
  return useMemo(() => {
    const isRefined = activeRefinements(refinements).length > 0;
    if (!order && !isRefined) return shown;
    return shown
      .map(({ group, ids }) => {
        const refined = isRefined ? judge.refined(ids, refinements) : ids;
        return { group, ids: order ? sortOffers.execute(refined, order, compareTexts) : refined };
      })
      .filter(({ ids }) => ids.length > 0);
  }, [shown, order, refinements, judge, sortOffers, compareTexts]);
}
