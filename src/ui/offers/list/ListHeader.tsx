import { RefreshCw } from 'lucide';
import { observer } from 'mobx-react-lite';
import { LoadOffers } from '../../../application/offers/list/LoadOffers';
import { type OfferList, OfferLists } from '../../../application/offers/list/OfferLists';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { useListCount } from '../../shared/lists/useListCount';
import { Link } from '../../shared/navigation';
import { PageHead } from '../../shared/page/PageHead';
import { useScreenActions } from '../../shared/page/useScreenActions';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { LayoutSwitch } from './LayoutSwitch';
import { NewOffersPill } from './NewOffersPill';
import { OffersNotUpdated } from './OffersNotUpdated';

/** What the rows of a list are to the dealer. */
const countedAs: Readonly<Record<OfferTab, 'count' | 'bidCount' | 'purchaseCount' | 'saleCount'>> = {
  browse: 'count',
  liked: 'count',
  ownBids: 'bidCount',
  inRealization: 'purchaseCount',
  archived: 'purchaseCount',
  sold: 'saleCount',
};

interface ListHeaderProps {
  readonly list: OfferList;
  readonly onPage: (page: number) => void;
  /** A toolbar below the head has the tools of the list. */
  readonly hasToolbar: boolean;
}

export const ListHeader = observer(function ListHeader({ list, onPage, hasToolbar }: ListHeaderProps) {
  const { t } = useTexts('offers');
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
export const ListTools = observer(function ListTools({ list, onPage }: Omit<ListHeaderProps, 'hasToolbar'>) {
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
