import { useEffect, useMemo, useState } from 'react';
import { OwnBidList } from '../../../application/bidding/raise/OwnBidList';
import type { OfferListStore } from '../../../application/offers/list/OfferListStore';
import { JudgeOffers } from '../../../application/search/JudgeOffers';
import { ReadOwnData } from '../../../application/search/ReadOwnData';
import { SortOffers } from '../../../application/search/SortOffers';
import type { BidSection } from '../../../domain/bidding/OwnBid';
import { isAsListed, withArrangement } from '../../../domain/offers/list/BrowseQuestion';
import { activeRefinements } from '../../../domain/offers/list/Refinements';
import type { HashId } from '../../../domain/offers/Offer';
import { ownDataOf, withoutOwnData } from '../../../domain/search/OwnData';
import { changedRows } from '../../../domain/shared/movedRows';
import { useFormat } from '../../shared/texts/useFormat';
import { useInjection } from '../../shared/useInjection';

interface ShownBets {
  readonly sections: readonly BidSection[];
  /** The question uses own data, and the rows wait for it. */
  readonly isAwaiting: boolean;
  /** How many rows would move by own data that was known too late. */
  readonly lateRows: number;
  readonly moveRows: () => void;
}

const none: readonly BidSection[] = [];

/** The groups of the own bids. The dealer can refine them, and sort within each. */
export function useBetSections({ question }: OfferListStore): ShownBets {
  const { shown } = useInjection(OwnBidList);
  const judge = useInjection(JudgeOffers);
  const sortOffers = useInjection(SortOffers);
  const ownData = useInjection(ReadOwnData);
  const { compareTexts } = useFormat();
  const { order, refinements } = question;
  const asked = withArrangement('', question);
  const ids = useMemo(() => idsOf(shown), [shown]);
  const [waited, setWaited] = useState<{ readonly asked: string; readonly isKnown: boolean } | null>(null);
  const isKnownNow = ownData.isKnown(ids, ownDataOf(question));
  const hasWaited = waited?.asked === asked;
  const isKnown = hasWaited ? waited.isKnown : isKnownNow;

  useEffect(() => {
    if (hasWaited || ids.length === 0) return;
    let isCurrent = true;
    const wait = async () => {
      const wanted = ownDataOf({ order, refinements });
      await ownData.execute(ids, wanted);
      if (isCurrent) setWaited({ asked, isKnown: ownData.isKnown(ids, wanted) });
    };
    void wait();
    return () => {
      isCurrent = false;
    };
  }, [ownData, ids, order, refinements, asked, hasWaited]);

  const arranged = useMemo(() => {
    const arrange = (wanted: Pick<typeof question, 'order' | 'refinements'>): readonly BidSection[] => {
      if (isAsListed(wanted)) return shown;
      const isRefined = activeRefinements(wanted.refinements).length > 0;
      return shown
        .map(({ group, ids: all }) => {
          const refined = isRefined ? judge.refined(all, wanted.refinements) : all;
          return { group, ids: wanted.order ? sortOffers.execute(refined, wanted.order, compareTexts) : refined };
        })
        .filter(({ ids: left }) => left.length > 0);
    };
    const whole = { order, refinements };
    if (isKnown) return { sections: arrange(whole), lateRows: 0 };
    if (!hasWaited) return { sections: none, lateRows: 0 };
    const sections = arrange(withoutOwnData(whole));
    return { sections, lateRows: isKnownNow ? changedRows(idsOf(sections), idsOf(arrange(whole))) : 0 };
  }, [shown, order, refinements, isKnown, isKnownNow, hasWaited, judge, sortOffers, compareTexts]);

  const isMissing = hasWaited && !isKnown && !isKnownNow;
  useEffect(() => ownData.missed('ownBids', isMissing), [ownData, isMissing]);

  return {
    ...arranged,
    isAwaiting: !isKnown && !hasWaited,
    moveRows: () => setWaited({ asked, isKnown: true }),
  };
}

const idsOf = (sections: readonly BidSection[]): readonly HashId[] => sections.flatMap(section => section.ids);
