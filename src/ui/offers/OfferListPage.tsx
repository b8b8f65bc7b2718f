import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LoadOffers } from '../../application/offers/LoadOffers';
import { OfferLists } from '../../application/offers/OfferLists';
import { AppearanceStore } from '../../application/settings/AppearanceStore';
import { defaultQuestion, fromSearch, toSearch } from '../../domain/offers/BrowseQuestion';
import type { OfferTab } from '../../domain/offers/OfferTab';
import { useInjection } from '../shared/useInjection';
import { useTitle } from '../shared/useTitle';
import { ListHeader } from './ListHeader';
import { OfferGrid } from './OfferGrid';
import { Pager } from './Pager';
import { useTexts } from '../shared/useTexts';
import styles from './BrowsePage.module.css';

interface OfferListPageProps {
  readonly tab: Exclude<OfferTab, 'browse'>;
  /** The path of the list: over it, an opened offer has an address of its own. */
  readonly search: string;
}

/** One of the dealer's own lists. What sold is only ever scrolled, by the specification. */
export const OfferListPage = observer(function OfferListPage({ tab, search }: OfferListPageProps) {
  const { t } = useTexts('offers');
  const lists = useInjection(OfferLists);
  const loadOffers = useInjection(LoadOffers);
  const appearance = useInjection(AppearanceStore);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const list = lists.of(tab);
  const paging = tab === 'sold' ? 'infinite' : appearance.paging;
  useTitle(t(`lists.${tab}`));

  useEffect(() => {
    const { page } = fromSearch(search);
    lists.shown(tab);
    void loadOffers.show(tab, { ...defaultQuestion, paging, page: paging === 'paginated' ? page : 1 });
  }, [tab, search, paging, lists, loadOffers]);

  return (
    <div className={styles.page}>
      <ListHeader list={list} />
      <OfferGrid key={tab} list={list} />
      <Pager list={list} onPage={page => void navigate(pathname + toSearch({ ...defaultQuestion, page }))} />
    </div>
  );
});
