import { RefreshCw } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { ActionBars } from '../../../application/bidding/bar/ActionBars';
import { type CountedScreen, CounterStore } from '../../../application/notifications/CounterStore';
import { LoadOffers } from '../../../application/offers/list/LoadOffers';
import { type OfferList as List, OfferLists } from '../../../application/offers/list/OfferLists';
import { WholeLists } from '../../../application/offers/list/WholeLists';
import { Appearance } from '../../../application/settings/Appearance';
import { questionAt, searchAtPage } from '../../../domain/offers/list/BrowseQuestion';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import { type OwnBidStanding, searchWithStanding, standingInSearch } from '../../../domain/offers/OwnBidStanding';
import { BetGrid } from '../../bidding/bets/BetGrid';
import { Box } from '../../kit/Layout';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { useListCount } from '../../shared/lists/useListCount';
import { Link, useNavigation } from '../../shared/navigation';
import { PageHead } from '../../shared/page/PageHead';
import { useScreenActions } from '../../shared/page/useScreenActions';
import { useTitle } from '../../shared/page/useTitle';
import { listPaths, paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from '../browse/BrowsePage.module.css';
import { LazyFindBar } from '../lazyViews';
import { SalesBar } from '../sales/SalesBar';
import { salesTiles } from '../sales/salesTiles';
import { LayoutSwitch } from './LayoutSwitch';
import { ListedOffers } from './ListedOffers';
import { OffersNotUpdated } from './ListEnd';
import { NewOffersPill } from './NewOffersPill';
import { OwnBidsSummary } from './OwnBidsSummary';
import { Pager } from './Pager';

interface OfferListPageProps {
  readonly tab: Exclude<OfferTab, 'browse'>;
  /**
   * The query string of the list. An offer opened over the list has an address of its own, so the current location does
   * not contain it.
   */
  readonly search: string;
}

const counted: Partial<Record<OfferTab, CountedScreen>> = { ownBids: 'bids', inRealization: 'inRealization' };

const isOfSales = (tab: OfferTab): tab is 'archived' | 'sold' => tab === 'archived' || tab === 'sold';

/** One of the dealer's own lists, or the list of sold offers, which has no pages. */
export const OfferListPage = observer(function OfferListPage({ tab, search }: OfferListPageProps) {
  const { t } = useTexts('offers');
  const lists = useInjection(OfferLists);
  const loadOffers = useInjection(LoadOffers);
  const wholeLists = useInjection(WholeLists);
  const appearance = useInjection(Appearance);
  const counters = useInjection(CounterStore);
  const bars = useInjection(ActionBars);
  const { navigate } = useNavigation();
  const list = lists.of(tab);
  const standing = tab === 'ownBids' ? standingInSearch(search) : null;
  const remembered = appearance.paging;
  useTitle(t(`lists.${tab}`));

  const startOver = useEffectEvent(() => void navigate(listPaths[tab] + searchAtPage(1, search)));
  useEffect(() => {
    lists.shown(tab);
    const question = questionAt(tab, search, remembered);
    if (loadOffers.startsOver(tab, question)) startOver();
    else void loadOffers.show(tab, question);
  }, [tab, search, remembered, lists, loadOffers]);

  useEffect(() => () => lists.left(tab), [tab, lists]);

  useEffect(() => {
    const screen = counted[tab];
    return screen && counters.run(screen, list);
  }, [tab, list, counters]);

  useEffect(() => wholeLists.keepCurrent(tab), [tab, wholeLists]);

  useEffect(() => (tab === 'inRealization' ? bars.showDeals() : undefined), [tab, bars]);

  const handlePage = (page: number, options?: { readonly replace: boolean }) =>
    void navigate(listPaths[tab] + searchAtPage(page, search), options);
  const handleStanding = (chosen: OwnBidStanding | null) =>
    void navigate(listPaths[tab] + searchWithStanding(chosen, search));

  const tools = isOfSales(tab) && <ListTools list={list} onPage={handlePage} />;
  return (
    <div className={styles.page} data-wide={appearance.isWide(tab)}>
      <Box rigid className={styles.top} data-one-line={tab !== 'ownBids' && !isOfSales(tab)}>
        <ListHeader list={list} onPage={handlePage} hasToolbar={isOfSales(tab)} />
        <div className={styles.bars}>
          {tab === 'ownBids' && <OwnBidsSummary list={list} chosen={standing} onChoose={handleStanding} />}
          {isOfSales(tab) && <SalesBar list={list}>{appearance.isPhone && tools}</SalesBar>}
          <div className={styles.finding}>
            <LazyFindBar list={list} />
            {!appearance.isPhone && tools}
          </div>
        </div>
      </Box>
      {tab === 'ownBids' ? (
        <BetGrid list={list} standing={standing} />
      ) : (
        <ListedOffers key={tab} list={list} tile={salesTiles[tab]} />
      )}
      <Pager list={list} onPage={handlePage} />
    </div>
  );
});

/** What the rows of a list are to the dealer. */
const countedAs = {
  browse: 'offers:count',
  liked: 'offers:count',
  ownBids: 'offersDetails:bidCount',
  inRealization: 'offersDetails:purchaseCount',
  archived: 'offersDetails:purchaseCount',
  sold: 'offersDetails:saleCount',
} as const satisfies Readonly<Record<OfferTab, string>>;

interface ListHeaderProps {
  readonly list: List;
  readonly onPage: (page: number) => void;
  /** A toolbar below the head has the tools of the list. */
  readonly hasToolbar: boolean;
}

const ListHeader = observer(function ListHeader({ list, onPage, hasToolbar }: ListHeaderProps) {
  const { t } = useTexts(['offers', 'offersDetails']);
  const listCount = useListCount();
  return (
    <PageHead
      title={t(`lists.${list.tab}`)}
      lead={() => (list.lastFetchedAt === null ? '' : listCount(list, t(countedAs[list.tab], { count: list.count })))}
    >
      <NewOffersPill list={list} onFirstPage={() => onPage(1)} />
      <OffersNotUpdated list={list} />
      {list.tab === 'liked' && <Link to={paths.shortlist}>{t('shortlist')}</Link>}
      {list.tab === 'archived' && <Link to={paths.soldOnPlatform}>{t('lists.sold')}</Link>}
      {list.tab === 'sold' && <Link to={paths.archived}>{t('lists.archived')}</Link>}
      {!hasToolbar && <ListTools list={list} onPage={onPage} />}
    </PageHead>
  );
});

/** How a list is shown, and its refresh. */
const ListTools = observer(function ListTools({ list, onPage }: Omit<ListHeaderProps, 'hasToolbar'>) {
  const { t } = useTexts('offers');
  const lists = useInjection(OfferLists);
  const loadOffers = useInjection(LoadOffers);
  const handleRefresh = () => {
    if (list.question.page > 1) onPage(1);
    else void loadOffers.refresh(list.tab);
  };
  useScreenActions(() => (lists.openOffer === null ? { refresh: handleRefresh } : {}));
  return (
    <>
      <LayoutSwitch tab={list.tab} />
      <IconButton
        name={t('toolbar.refresh')}
        icon={<Icon of={RefreshCw} size={18} />}
        aria-busy={list.status.step === 'loading'}
        onClick={handleRefresh}
      />
    </>
  );
});
