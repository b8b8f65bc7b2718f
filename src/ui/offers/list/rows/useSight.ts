import { useEffect } from 'react';
import { type OfferList, OfferLists } from '../../../../application/offers/list/OfferLists';
import type { HashId } from '../../../../domain/offers/Offer';
import { pagesBetween } from '../../../../domain/shared/Page';
import type { VisibleRows } from '../../../shared/lists/useVisibleRows';
import { useInjection } from '../../../shared/useInjection';
import type { GridArrangement } from './GridArrangement';

const DEFAULT_PAGE_SIZE = 20;

interface RowsInSight {
  readonly list: OfferList;
  readonly ids: readonly HashId[];
  readonly rows: Pick<VisibleRows, 'near' | 'inSight' | 'halfInSight'>;
  readonly arrangement: GridArrangement;
}

/** Tells which tiles are in sight, and to which pages those near them belong, while the list is on screen. */
export function useSight({ list, ids, rows, arrangement }: RowsInSight): void {
  const lists = useInjection(OfferLists);
  const isVisible = lists.visible === list.tab;
  const { firstTile } = arrangement;
  const { near, inSight } = rows;

  const firstNear = firstTile(near.from);
  // Page numbers refer to the whole list, and not to a part of it or to another order.
  const isWhole = ids === list.ids || ids.length === 0;
  const pageOf = (index: number) => Math.floor(Math.max(0, index) / (list.limit ?? DEFAULT_PAGE_SIZE)) + 1;
  const pages = isWhole
    ? pagesBetween(pageOf(firstNear), pageOf(firstTile(Math.max(0, near.to - 1))))
    : ids
        .slice(firstNear, firstTile(near.to))
        .map((hashId, index) => pageOf(placeIn(list.ids, hashId, firstNear + index)));
  // A text, so that the effect runs only if the pages change. It is empty until the rows of a part are placed.
  const pagesNear = [...new Set(pages)].join();
  useEffect(() => {
    if (isVisible && pagesNear) lists.rowsShown(pagesNear.split(',').map(Number));
  }, [lists, isVisible, pagesNear]);

  const firstInSight = firstTile(inSight.from);
  const behindSight = firstTile(inSight.to);
  useEffect(() => {
    if (!isVisible) return;
    const half = () => {
      const { from, to } = rows.halfInSight;
      return { from: firstTile(from), to: firstTile(to) };
    };
    lists.tilesVisible({ tab: list.tab, ids, from: firstInSight, to: behindSight, half });
  }, [lists, list, isVisible, ids, rows, firstTile, firstInSight, behindSight]);
}

/** Searches from `likely` on first, because a list without some of its rows is long but has almost the same places. */
function placeIn(ids: readonly HashId[], hashId: HashId, likely: number): number {
  const place = ids.indexOf(hashId, likely);
  return place < 0 ? ids.indexOf(hashId) : place;
}
