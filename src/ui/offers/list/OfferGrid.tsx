import { observer } from 'mobx-react-lite';
import { useMemo, useRef } from 'react';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { Appearance } from '../../../application/settings/Appearance';
import type { HashId } from '../../../domain/offers/Offer';
import type { Elements } from '../../shared/Elements';
import { useInjection } from '../../shared/useInjection';
import { gridGap } from '../../theme/lengths.js';
import { fullRows, type GridArrangement } from './rows/GridArrangement';
import { OfferRows } from './rows/OfferRows';
import { useGridColumns } from './rows/useGridColumns';

interface OfferGridProps {
  readonly list: OfferList;
  /** All ids of the list by default, or a filtered part of them. */
  readonly ids?: readonly HashId[];
  readonly arrange?: (columns: number) => GridArrangement;
  /** Lies above the tiles and counts as a part of the list. */
  readonly children?: Elements;
}

/** The offers of a list as tiles. */
export const OfferGrid = observer(function OfferGrid(props: OfferGridProps) {
  const { list, ids = list.ids, arrange = fullRows, children } = props;
  const appearance = useInjection(Appearance);
  const room = useRef<HTMLDivElement>(null);
  const { columns, rowHeight, tileMost, tileSize } = useGridColumns(room, appearance.columns === 'less' ? 3 : 4);
  const arrangement = useMemo(() => arrange(columns), [arrange, columns]);
  return (
    <OfferRows
      list={list}
      ids={ids}
      arrangement={arrangement}
      rowHeight={rowHeight}
      tileMost={tileMost}
      tileSize={tileSize}
      gap={gridGap}
      room={room}
    >
      {children}
    </OfferRows>
  );
});
