import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Location } from 'react-router';
import { OfferLists } from '../../application/offers/list/OfferLists';
import type { Cancel } from '../../application/ports/Clock';
import { activeFilterCount } from '../../domain/offers/list/BrowseFilters';
import { offerTabs } from '../../domain/offers/list/OfferTab';
import { activeRefinements } from '../../domain/offers/list/Refinements';
import { standingInSearch } from '../../domain/offers/OwnBidStanding';
import { backgroundOf } from '../offers/page/overlay/useOverlay';
import { useListCount } from '../shared/lists/useListCount';
import { useNavigation } from '../shared/navigation';
import { homePaths, listPaths } from '../shared/paths';
import { LiveText } from '../shared/texts/LiveText';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { focusTitle } from './focusTitle';

/** An offer above a page does not change the page, and neither does a tab of the landing page. */
function pageAt(location: Location): string {
  const { pathname } = backgroundOf(location) ?? location;
  return Object.values<string>(homePaths).includes(pathname) ? '/' : pathname;
}

/**
 * Returns what a screen reader does not learn from the title of a list: that not all of it is shown, and how much is listed if
 * the list says so only when the number changes.
 */
function useListSummary(): (page: string, search: string) => string {
  const { t } = useTexts(['offers', 'shared']);
  const listCount = useListCount();
  const lists = useInjection(OfferLists);
  return (page, search) => {
    const tab = offerTabs.find(name => listPaths[name] === page);
    if (tab === undefined) return '';
    const list = lists.of(tab);
    const { filters, refinements, buyNowOnly } = list.question;
    const isBrowse = tab === 'browse';
    const count =
      activeRefinements(refinements).length +
      (isBrowse ? activeFilterCount(filters) : 0) +
      (tab === 'ownBids' && standingInSearch(search) !== null ? 1 : 0);
    return [
      isBrowse &&
        list.lastFetchedAt !== null &&
        !list.isUnanswered &&
        listCount(list, t('offers:count', { count: list.count })),
      isBrowse && buyNowOnly && t('offers:toolbar.buyNowOnly'),
      count > 0 && t('offers:toolbar.filtersActive', { count }),
    ]
      .filter(Boolean)
      .join(', ');
  };
}

/**
 * Gives the focus to the title of each new page, and says that it loads if that takes long. Otherwise a screen reader says
 * nothing about a new page, and the focus stays in the menu or is lost.
 */
export function NewPageFocus() {
  const { t } = useTexts('shared');
  const { follow, here } = useNavigation();
  const [isAwaited, setAwaited] = useState(false);
  const [summary, setSummary] = useState('');
  const listSummary = useListSummary();
  const handleArrival = useEffectEvent((page: string) => {
    setAwaited(false);
    setSummary(listSummary(page, here().search));
  });

  useEffect(() => {
    let page = pageAt(here());
    let stop: Cancel = () => {};
    const unfollow = follow(() => {
      if (pageAt(here()) === page) return;
      page = pageAt(here());
      stop();
      setSummary('');
      stop = focusTitle(
        () => setAwaited(true),
        () => handleArrival(page),
      );
    });
    return () => {
      unfollow();
      stop();
    };
  }, [follow, here]);

  const text = useCallback(() => (isAwaited ? t('loading') : ''), [isAwaited, t]);
  const summaryText = useCallback(() => summary, [summary]);
  return (
    <>
      <LiveText className="visually-hidden" role="status" afterPause text={text} />
      <LiveText className="visually-hidden" role="status" text={summaryText} />
    </>
  );
}
