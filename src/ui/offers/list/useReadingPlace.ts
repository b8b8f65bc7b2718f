import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { OfferListStore } from '../../../application/offers/OfferListStore';
import type { HashId } from '../../../domain/offers/Offer';

interface ReadGrid {
  readonly area: RefObject<HTMLDivElement | null>;
  readonly list: OfferListStore;
  readonly ids: readonly HashId[];
  readonly rows: Virtualizer<HTMLDivElement, Element>;
  /** Zero until the rows have their width: only then can the place that was left be returned to. */
  readonly columns: number;
}

/** Scrolls a grid to where its list was left, and gives what notes where it is read. */
export function useReadingPlace({ area, list, ids, rows, columns }: ReadGrid): () => void {
  const { restarts } = list;
  // Not for each change of the rows: to be scrolled would stop a scroll that is under way.
  const goThere = useEffectEvent(() => {
    if (columns === 0) return;
    const { topTile, scrollTop } = list;
    // The same tile at the same height, though others may have come above it.
    const index = topTile ? ids.indexOf(topTile.hashId) : -1;
    const [start] = (index >= 0 && rows.getOffsetForIndex(Math.floor(index / columns), 'start')) || [];
    const top = topTile && start !== undefined ? start + topTile.above : scrollTop;
    rows.options.scrollToFn(top, {}, rows);
  });
  useLayoutEffect(() => goThere(), [list, columns, restarts]);

  return () => {
    const { scrollTop } = area.current!;
    const row = scrollTop > 0 && rows.getVirtualItemForOffset(scrollTop);
    const hashId = row && ids[row.index * columns];
    list.scrolledTo(scrollTop, hashId ? { hashId, above: scrollTop - row.start } : null);
  };
}
