import { observer } from 'mobx-react-lite';
import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Location } from 'react-router';
import { LoadOffers } from '../../../application/offers/list/LoadOffers';
import { OfferLists } from '../../../application/offers/list/OfferLists';
import { Clock } from '../../../application/ports/Clock';
import { Appearance } from '../../../application/settings/Appearance';
import { questionAt } from '../../../domain/offers/list/BrowseQuestion';
import { SECOND } from '../../../domain/shared/Instant';
import { useIsAt } from '../../shared/navigation';
import { useTitle } from '../../shared/page/useTitle';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { LazyFilterDrawer } from '../lazyViews';
import { ListedOffers } from '../list/ListedOffers';
import { Pager } from '../list/Pager';
import * as styles from './BrowsePage.module.css';
import { BrowseToolbar } from './BrowseToolbar';
import { useAskBrowse } from './useAskBrowse';

const FILTERS_READY_AFTER = 20 * SECOND;

/**
 * Stays mounted, so that the dealer finds the list unchanged on return. On other paths the page is hidden and inert.
 */
export const BrowsePage = observer(function BrowsePage({ location, isBelow }: BrowsePageProps) {
  const isVisible = location.pathname === paths.browse;
  const isWide = useInjection(Appearance).isWide('browse');
  return (
    <div className={styles.page} data-hidden={!isVisible} data-wide={isWide} inert={!isVisible}>
      <VisibleBrowse location={location} isVisible={isVisible && !isBelow} />
    </div>
  );
});

interface BrowsePageProps {
  readonly location: Location;
  /** The list is only seen below the notice about another page, whose address is the current one. */
  readonly isBelow: boolean;
}

const VisibleBrowse = observer(function VisibleBrowse({
  location,
  isVisible,
}: {
  readonly location: Location;
  readonly isVisible: boolean;
}) {
  const lists = useInjection(OfferLists);
  const loadOffers = useInjection(LoadOffers);
  const clock = useInjection(Clock);
  const { paging: remembered } = useInjection(Appearance);
  const ask = useAskBrowse();
  const list = lists.of('browse');
  const [isFiltering, setFiltering] = useState<boolean | null>(null);

  // Renders the closed drawer once the dealer waits for nothing else, so that a press only has to open it.
  useEffect(
    () => clock.after(FILTERS_READY_AFTER, () => startTransition(() => setFiltering(now => now ?? false))),
    [clock],
  );

  useEffect(() => {
    if (!isVisible) return;
    lists.shown('browse');
    const question = questionAt('browse', location.search, remembered);
    if (loadOffers.startsOver('browse', question)) ask({ ...question, page: 1 });
    else void loadOffers.show('browse', question);
  }, [isVisible, location.search, remembered, lists, loadOffers, ask]);

  useEffect(() => {
    if (!isVisible) return;
    return () => {
      lists.left('browse');
      // An open modal drawer would make the next page inert.
      setFiltering(now => now && false);
    };
  }, [isVisible, lists]);

  const handlePage = useCallback(
    (page: number, options?: { readonly replace: boolean }) => ask({ ...list.question, page }, options),
    [ask, list],
  );
  const handleFilter = useCallback(() => setFiltering(true), []);
  const handleClose = useCallback(() => setFiltering(false), []);
  return (
    <>
      {isVisible && <BrowseTitle />}
      <BrowseToolbar list={list} onFilter={handleFilter} isListening={isVisible} />
      <ListedOffers list={list} />
      <Pager list={list} onPage={handlePage} />
      {isFiltering !== null && <LazyFilterDrawer open={isFiltering} onClose={handleClose} />}
    </>
  );
});

/** An offer above the list has its own. The address says so, because no offer is open in between two of them. */
function BrowseTitle() {
  return useIsAt(path => path === paths.browse) && <ListTitle />;
}

function ListTitle() {
  const { t } = useTexts('offers');
  useTitle(t('lists.browse'));
  return <h1 className="visually-hidden">{t('lists.browse')}</h1>;
}
