import { observer } from 'mobx-react-lite';
import { type ComponentType, useMemo, useRef } from 'react';
import { HiddenOffers } from '../../../application/offers/hidden/HiddenOffers';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { ArrangementStore } from '../../../application/search/ArrangementStore';
import { Appearance } from '../../../application/settings/Appearance';
import { isAsListed } from '../../../domain/offers/list/BrowseQuestion';
import type { HashId } from '../../../domain/offers/Offer';
import type { Elements } from '../../shared/Elements';
import { fullRows } from '../../shared/lists/Rows';
import { TileSkeletons } from '../../shared/lists/Skeletons';
import { useInjection } from '../../shared/useInjection';
import { gridGap } from '../../theme/lengths.js';
import { LazyArrangement, LazyOfferTable } from '../lazyViews';
import { OfferTile, type TileProps } from '../tile/OfferTile';
import { type ArrangeRows, type GroupProps, OfferRows } from './OfferRows';
import { useGridColumns } from './useGridColumns';

const none: readonly HashId[] = [];

/** A tile that has something below it, so many pixels high. */
export interface TileKind {
  readonly Tile: ComponentType<TileProps>;
  readonly below: number;
}

const usualTile: TileKind = { Tile: OfferTile, below: 0 };

interface OfferListProps {
  readonly list: OfferList;
  readonly tile?: TileKind | undefined;
}

/** The offers of a list as the dealer wants to see them. */
export const ListedOffers = observer(function ListedOffers({ list, tile }: OfferListProps) {
  const layout = useInjection(Appearance).layoutOf(list.tab);
  const arrangement = useInjection(ArrangementStore).of(list.tab);
  const hiddenOffers = useInjection(HiddenOffers);
  if (hiddenOffers.isAwaited && list.tab === 'browse') return <TileSkeletons />;
  const isListed = isAsListed(list.question);
  const ids = isListed ? hiddenOffers.shownIds(list) : (arrangement?.ids ?? none);
  const above = !isListed && <LazyArrangement list={list} />;
  return layout === 'table' ? (
    <LazyOfferTable list={list} ids={ids}>
      {above}
    </LazyOfferTable>
  ) : (
    <OfferGrid list={list} ids={ids} tile={tile}>
      {above}
    </OfferGrid>
  );
});

interface OfferGridProps {
  readonly list: OfferList;
  /** All ids of the list by default, or a filtered part of them. */
  readonly ids?: readonly HashId[];
  readonly tile?: TileKind | undefined;
  readonly arrange?: ArrangeRows;
  readonly Group?: ComponentType<GroupProps>;
  /** Lies above the tiles and counts as a part of the list. */
  readonly children?: Elements;
}

/** The offers of a list as tiles. */
export const OfferGrid = observer(function OfferGrid(props: OfferGridProps) {
  const { list, ids = list.ids, tile: { Tile, below } = usualTile, arrange = fullRows, Group, children } = props;
  const appearance = useInjection(Appearance);
  const room = useRef<HTMLDivElement>(null);
  const { columns, rowHeight, tileMost, tileSize } = useGridColumns(room, appearance.columns === 'less' ? 3 : 4);
  const { length } = ids;
  const rows = useMemo(() => arrange(length, columns, rowHeight + below), [arrange, length, columns, rowHeight, below]);
  return (
    <OfferRows
      list={list}
      ids={ids}
      rows={rows}
      columns={columns}
      Tile={Tile}
      Group={Group}
      tileMost={tileMost}
      tileSize={tileSize}
      gap={gridGap}
      room={room}
    >
      {children}
    </OfferRows>
  );
});
