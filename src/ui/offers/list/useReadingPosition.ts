import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { OfferListStore } from '../../../application/offers/OfferListStore';
import type { HashId } from '../../../domain/offers/Offer';
import type { GridArrangement } from './GridArrangement';

interface ReadGrid {
  readonly area: RefObject<HTMLDivElement | null>;
  readonly list: OfferListStore;
  readonly ids: readonly HashId[];
  readonly rows: Virtualizer<HTMLDivElement, Element>;
  /** It has 0 columns until the rows have their width. Before that, the scroll position cannot be restored. */
  readonly arrangement: GridArrangement;
}

/** Restores the scroll position of a list. Returns the function that records the current position. */
export function useReadingPosition({ area, list, ids, rows, arrangement }: ReadGrid): () => void {
  const { restarts } = list;
  const { columns } = arrangement;
  // An effect event, because setting the scroll position on every change of the rows would interrupt a scroll in
  // progress.
  const goThere = useEffectEvent(() => {
    if (columns === 0) return;
    const { topTile, scrollTop } = list;
    // Restores the same tile at the same offset, even if new offers have been added above it.
    const index = topTile ? ids.indexOf(topTile.hashId) : -1;
    const [start] = (index >= 0 && rows.getOffsetForIndex(arrangement.rowOf(index), 'start')) || [];
    const top = topTile && start !== undefined ? start + topTile.above : scrollTop;
    rows.options.scrollToFn(top, {}, rows);
  });
  useLayoutEffect(() => goThere(), [list, columns, restarts]);

  return () => {
    const { scrollTop } = area.current!;
    const row = scrollTop > 0 && rows.getVirtualItemForOffset(scrollTop);
    const hashId = row && ids[arrangement.firstTile(row.index)];
    list.scrolledTo(scrollTop, hashId ? { hashId, above: scrollTop - row.start } : null);
  };
}
