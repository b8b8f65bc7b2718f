import { observer } from 'mobx-react-lite';
import type { OfferListStore } from '../../../application/offers/OfferListStore';
import { AppearanceStore } from '../../../application/settings/AppearanceStore';
import { useInjection } from '../../shared/useInjection';
import { LazyListTable } from '../lazyViews';
import { OfferGrid } from './OfferGrid';

/** The offers of a list as the dealer wants to see them. */
export const OfferList = observer(function OfferList({ list }: { readonly list: OfferListStore }) {
  const layout = useInjection(AppearanceStore).layoutOf(list.tab);
  return layout === 'table' ? <LazyListTable list={list} /> : <OfferGrid list={list} />;
});
