import { observer } from 'mobx-react-lite';
import type { OfferListStore } from '../../../application/offers/OfferListStore';
import { AppearanceStore } from '../../../application/settings/AppearanceStore';
import { useInjection } from '../../shared/useInjection';
import { LazyListTable } from '../lazyViews';
import { fullRows, type GridArrangement } from './GridArrangement';
import { OfferGrid } from './OfferGrid';

interface OfferListProps {
  readonly list: OfferListStore;
  /** How tiles are arranged. All rows are full by default. */
  readonly arrange?: ((columns: number) => GridArrangement) | undefined;
}

/** The offers of a list as the dealer wants to see them. */
export const OfferList = observer(function OfferList({ list, arrange = fullRows }: OfferListProps) {
  const layout = useInjection(AppearanceStore).layoutOf(list.tab);
  return layout === 'table' ? <LazyListTable list={list} /> : <OfferGrid list={list} arrange={arrange} />;
});
