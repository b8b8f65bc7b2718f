import { observer } from 'mobx-react-lite';
import { HiddenOffers } from '../../../application/offers/hidden/HiddenOffers';
import type { OfferList as List } from '../../../application/offers/list/OfferLists';
import { ArrangementStore } from '../../../application/search/ArrangementStore';
import { Appearance } from '../../../application/settings/Appearance';
import { isAsListed } from '../../../domain/offers/list/BrowseQuestion';
import type { HashId } from '../../../domain/offers/Offer';
import { TileSkeletons } from '../../shared/lists/Skeletons';
import { useInjection } from '../../shared/useInjection';
import { LazyArrangement, LazyListTable } from '../lazyViews';
import { OfferGrid } from './OfferGrid';
import { fullRows, type GridArrangement } from './rows/GridArrangement';

const none: readonly HashId[] = [];

interface OfferListProps {
  readonly list: List;
  /** How tiles are arranged. All rows are full by default. */
  readonly arrange?: ((columns: number) => GridArrangement) | undefined;
}

/** The offers of a list as the dealer wants to see them. */
export const OfferList = observer(function OfferList({ list, arrange = fullRows }: OfferListProps) {
  const layout = useInjection(Appearance).layoutOf(list.tab);
  const arrangement = useInjection(ArrangementStore).of(list.tab);
  const hiddenOffers = useInjection(HiddenOffers);
  if (hiddenOffers.isAwaited && list.tab === 'browse') return <TileSkeletons />;
  const isListed = isAsListed(list.question);
  const ids = isListed ? hiddenOffers.shownIds(list) : (arrangement?.ids ?? none);
  const above = !isListed && <LazyArrangement list={list} />;
  return layout === 'table' ? (
    <LazyListTable list={list} ids={ids}>
      {above}
    </LazyListTable>
  ) : (
    <OfferGrid list={list} ids={ids} arrange={arrange}>
      {above}
    </OfferGrid>
  );
});
