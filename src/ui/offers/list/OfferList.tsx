import { observer } from 'mobx-react-lite';
import { HiddenOffers } from '../../../application/offers/hidden/HiddenOffers';
import { HiddenStore } from '../../../application/offers/hidden/HiddenStore';
import type { OfferListStore } from '../../../application/offers/OfferListStore';
import { AppearanceStore } from '../../../application/settings/AppearanceStore';
import { TileSkeletons } from '../../shared/lists/TileSkeletons';
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
  const hiddenOffers = useInjection(HiddenOffers);
  const { isAwaited } = useInjection(HiddenStore);
  if (isAwaited && list.tab === 'browse') return <TileSkeletons />;
  if (layout === 'table') return <LazyListTable list={list} />;
  return <OfferGrid list={list} ids={hiddenOffers.shownIds(list)} arrange={arrange} />;
});
