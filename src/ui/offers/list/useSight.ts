import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { type OfferList, OfferLists } from '../../../application/offers/list/OfferLists';
import type { HashId } from '../../../domain/offers/Offer';
import { pagesBetween } from '../../../domain/shared/Page';
import { firstIn, type Row, rowOf } from '../../shared/lists/Rows';
import type { VisibleRows } from '../../shared/lists/useVisibleRows';
import { useInjection } from '../../shared/useInjection';

const DEFAULT_PAGE_SIZE = 20;

interface RowsInSight {
  readonly list: OfferList;
  readonly ids: readonly HashId[];
  readonly rows: readonly Row[];
  readonly visible: Pick<VisibleRows, 'near' | 'inSight' | 'halfInSight'>;
}

/** Tells which tiles are in sight, and to which pages those near them belong, while the list is on screen. */
export function useSight({ list, ids, rows, visible }: RowsInSight): void {
  const lists = useInjection(OfferLists);
  const isVisible = lists.visible === list.tab;
  const { near, inSight } = visible;

  const firstNear = firstIn(rows, near.from);
  // Page numbers refer to the whole list, and not to a part of it or to another order.
  const isWhole = ids === list.ids || ids.length === 0;
  const pageOf = (index: number) => Math.floor(Math.max(0, index) / (list.limit ?? DEFAULT_PAGE_SIZE)) + 1;
  const pages = isWhole
    ? pagesBetween(pageOf(firstNear), pageOf(firstIn(rows, Math.max(0, near.to - 1))))
    : ids
        .slice(firstNear, firstIn(rows, near.to))
        .map((hashId, index) => pageOf(placeIn(list.ids, hashId, firstNear + index)));
  // A text, so that the effect runs only if the pages change. It is empty until the rows of a part are placed.
  const pagesNear = [...new Set(pages)].join();
  useEffect(() => {
    if (isVisible && pagesNear) lists.rowsShown(pagesNear.split(',').map(Number));
  }, [lists, isVisible, pagesNear]);

  const firstInSight = firstIn(rows, inSight.from);
  const behindSight = firstIn(rows, inSight.to);
  useEffect(() => {
    if (!isVisible) return;
    const half = () => {
      const { from, to } = visible.halfInSight;
      return { from: firstIn(rows, from), to: firstIn(rows, to) };
    };
    lists.tilesVisible({ tab: list.tab, ids, from: firstInSight, to: behindSight, half });
  }, [lists, list, isVisible, ids, rows, visible, firstInSight, behindSight]);
}

/** Searches from `likely` on first, because a list without some of its rows is long but has almost the same places. */
function placeIn(ids: readonly HashId[], hashId: HashId, likely: number): number {
  const place = ids.indexOf(hashId, likely);
  return place < 0 ? ids.indexOf(hashId) : place;
}

interface ReadRows {
  readonly list: OfferList;
  readonly ids: readonly HashId[];
  readonly rows: readonly Row[];
  /** 0 until the rows have their width. Before that, the scroll position cannot be restored. */
  readonly columns: number;
  readonly visible: VisibleRows;
}

/** Restores the scroll position of a list. Returns the function that records the current position. */
export function useReadingPosition({ list, ids, rows, columns, visible }: ReadRows): (scrollTop: number) => void {
  const { restarts } = list.place;
  // An effect event, because setting the scroll position on every change of the rows would interrupt a scroll in
  // progress.
  const goThere = useEffectEvent(() => {
    if (columns === 0) return;
    const { topTile, scrollTop } = list.place;
    // Restores the same tile at the same offset, even if new offers have been added above it.
    const index = topTile ? ids.indexOf(topTile.hashId) : -1;
    if (topTile && index >= 0) visible.scrollInto(rowOf(rows, index), topTile.above);
    else visible.scrollTo(scrollTop);
  });
  useLayoutEffect(() => goThere(), [list, columns, restarts]);

  return scrollTop => {
    const row = visible.rowAt(scrollTop);
    const hashId = scrollTop > 0 && ids[firstIn(rows, row)];
    list.place.scrolledTo(scrollTop, hashId ? { hashId, above: scrollTop - visible.start(row) } : null);
  };
}
