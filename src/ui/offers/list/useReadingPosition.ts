import { useEffectEvent, useLayoutEffect } from 'react';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import type { HashId } from '../../../domain/offers/Offer';
import type { VisibleRows } from '../../shared/lists/useVisibleRows';
import type { GridArrangement } from './rows/GridArrangement';

interface ReadGrid {
  readonly list: OfferList;
  readonly ids: readonly HashId[];
  readonly rows: VisibleRows;
  /** It has 0 columns until the rows have their width. Before that, the scroll position cannot be restored. */
  readonly arrangement: GridArrangement;
}

/** Restores the scroll position of a list. Returns the function that records the current position. */
export function useReadingPosition({ list, ids, rows, arrangement }: ReadGrid): (scrollTop: number) => void {
  const { restarts } = list;
  const { columns } = arrangement;
  // An effect event, because setting the scroll position on every change of the rows would interrupt a scroll in
  // progress.
  const goThere = useEffectEvent(() => {
    if (columns === 0) return;
    const { topTile, scrollTop } = list;
    // Restores the same tile at the same offset, even if new offers have been added above it.
    const index = topTile ? ids.indexOf(topTile.hashId) : -1;
    if (topTile && index >= 0) rows.scrollInto(arrangement.rowOf(index), topTile.above);
    else rows.scrollTo(scrollTop);
  });
  useLayoutEffect(() => goThere(), [list, columns, restarts]);

  return scrollTop => {
    const row = rows.rowAt(scrollTop);
    const hashId = scrollTop > 0 && ids[arrangement.firstTile(row)];
    list.scrolledTo(scrollTop, hashId ? { hashId, above: scrollTop - rows.start(row) } : null);
  };
}
