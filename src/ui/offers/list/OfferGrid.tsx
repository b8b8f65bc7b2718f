import { elementScroll, type Rect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type UIEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { LoadOffers } from '../../../application/offers/LoadOffers';
import { OfferLists } from '../../../application/offers/OfferLists';
import type { OfferListStore } from '../../../application/offers/OfferListStore';
import { AppearanceStore } from '../../../application/settings/AppearanceStore';
import { FirstScreenStore } from '../../../application/start/FirstScreenStore';
import type { HashId } from '../../../domain/offers/Offer';
import { useInjection } from '../../shared/useInjection';
import { useTexts } from '../../shared/useTexts';
import { fullRows, type GridArrangement } from './GridArrangement';
import { ListEnd } from './ListEnd';
import styles from './OfferGrid.module.css';
import { RenderedRows } from './RenderedRows';
import { useScrollPace } from './ScrollPace';
import { GRID_GAP, useGridColumns } from './useGridColumns';
import { useReadingPosition } from './useReadingPosition';
import { useRowKeys } from './useRowKeys';

/** Distance in pixels from the end at which the next page loads. */
const END_REACHED = 200;
const DEFAULT_PAGE_SIZE = 20;
/** Tiles rendered outside the visible range, so that scrolling shows no empty rows. A list at its top needs fewer. */
const AHEAD = { atTop: 3, scrolled: 6 };
const NOTHING_IN_SIGHT = { startIndex: 0, endIndex: -1 };

interface OfferGridProps {
  readonly list: OfferListStore;
  /** All ids of the list by default, or a filtered part of them. */
  readonly ids?: readonly HashId[];
  readonly arrange?: (columns: number) => GridArrangement;
  /** Lies above the tiles and counts as a part of the list. */
  readonly children?: ReactNode;
}

/** Reads the size from a ResizeObserver. Measuring directly would force a layout now and a second one for the tiles. */
function observeSize({ scrollElement }: Virtualizer<HTMLDivElement, Element>, onSize: (size: Rect) => void) {
  const observer = new ResizeObserver(([entry]) => onSize(entry!.contentRect));
  if (scrollElement) observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** Skips the initial scroll to 0, which would force a layout although the list already starts at its top. */
const scrollTo: typeof elementScroll = (offset, options, rows) => {
  if (offset > 0 || rows.scrollOffset) elementScroll(offset, options, rows);
};

/** A virtualized grid: only the tiles near the visible range are rendered. */
export const OfferGrid = observer(function OfferGrid(props: OfferGridProps) {
  const { list, ids = list.ids, arrange = fullRows, children } = props;
  const { t } = useTexts('offers');
  const lists = useInjection(OfferLists);
  const firstScreen = useInjection(FirstScreenStore);
  const loadOffers = useInjection(LoadOffers);
  const appearance = useInjection(AppearanceStore);
  const area = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const { columns, rowHeight } = useGridColumns(room, appearance.columns === 'less' ? 3 : 4);
  const arrangement = useMemo(() => arrange(columns), [arrange, columns]);
  const isMeasured = columns > 0;

  // A filtered part may be empty.
  const isAllDrawn = isMeasured || ids.length === 0;
  const isSomethingHeld = list.ids.length > 0;
  useEffect(() => {
    if (isSomethingHeld && isAllDrawn) firstScreen.tilesRendered();
  }, [firstScreen, isSomethingHeld, isAllDrawn]);

  const estimateSize = (row: number) => rowHeight + (arrangement.extraHeight?.(row) ?? 0);
  const rows = useVirtualizer({
    count: isMeasured ? arrangement.rowCount(ids.length) : 0,
    getScrollElement: () => area.current,
    estimateSize,
    gap: GRID_GAP,
    overscan: Math.ceil((list.scrollTop > 0 ? AHEAD.scrolled : AHEAD.atTop) / Math.max(1, columns)),
    initialRect: { width: 0, height: innerHeight },
    observeElementRect: observeSize,
    scrollToFn: scrollTo,
    initialOffset: list.scrollTop,
    // Without a ResizeObserver entry, use the cached or estimated height. Measuring would force a layout for every row.
    measureElement: (element, entry, { itemSizeCache }) =>
      Math.round(
        entry?.borderBoxSize[0]?.blockSize ??
          itemSizeCache.get(Number(element.getAttribute('data-index'))) ??
          estimateSize(Number(element.getAttribute('data-index'))),
      ),
  });
  const near = rows.getVirtualItems();
  const [isPassing, notePace] = useScrollPace(rows.isScrolling);

  useLayoutEffect(() => rows.measure(), [rows, rowHeight, columns]);

  const recordPosition = useReadingPosition({ area, list, ids, rows, arrangement });

  const firstNear = arrangement.firstTile(near[0]?.index ?? 0);
  const lastNear = arrangement.firstTile(near.at(-1)?.index ?? 0);
  // Page numbers refer to the whole list, and not to a part of it or to another order.
  const isWhole = ids === list.ids || ids.length === 0;
  const placesNear = isWhole
    ? [firstNear, lastNear]
    : ids.slice(firstNear, lastNear + 1).map(hashId => list.ids.indexOf(hashId));
  const pageOf = (index: number) => Math.floor(Math.max(0, index) / (list.limit ?? DEFAULT_PAGE_SIZE)) + 1;
  const firstPage = pageOf(Math.min(...placesNear));
  const lastPage = pageOf(Math.max(...placesNear));
  const isVisible = lists.visible === list.tab;
  useEffect(() => {
    if (isVisible) lists.rowsShown({ first: firstPage, last: lastPage });
  }, [lists, isVisible, firstPage, lastPage]);

  const inSight = rows.range ?? NOTHING_IN_SIGHT;
  const firstInSight = arrangement.firstTile(inSight.startIndex);
  const behindSight = arrangement.firstTile(inSight.endIndex + 1);
  useEffect(() => {
    if (isVisible) lists.cameInSight({ tab: list.tab, ids, from: firstInSight, to: behindSight });
  }, [lists, list, isVisible, ids, firstInSight, behindSight]);

  const loadNearEnd = () => {
    const below = rows.getTotalSize() - (rows.scrollOffset ?? 0) - (rows.scrollRect?.height ?? 0);
    const isNearEnd = below < END_REACHED;
    if (isNearEnd && isVisible && list.status.step === 'idle') void loadOffers.more(list.tab);
  };

  // A short page can leave the end visible without any scroll event.
  useEffect(() => {
    if (isMeasured && isSomethingHeld) loadNearEnd();
  });

  const handleScroll = ({ currentTarget, timeStamp }: UIEvent) => {
    notePace(currentTarget.scrollTop, timeStamp);
    recordPosition();
    loadNearEnd();
  };

  const handleUse = () => list.useChanged(area.current!.matches(':hover, :focus-within'));

  useRowKeys({ area, list, ids, showIndex: index => rows.scrollToIndex(arrangement.rowOf(index)) });

  return (
    <div
      ref={area}
      role="region"
      aria-label={t(`lists.${list.tab}`)}
      tabIndex={0}
      className={styles.area}
      onScroll={handleScroll}
      onPointerEnter={handleUse}
      onPointerLeave={handleUse}
      onFocus={handleUse}
      onBlur={handleUse}
    >
      {children}
      <div className={styles.content}>
        <div ref={room} className={styles.rows} style={{ height: rows.getTotalSize() }}>
          <RenderedRows
            ids={ids}
            arrangement={arrangement}
            near={near}
            inSight={inSight}
            scrolling={{ isBackward: rows.scrollDirection === 'backward', isPassing }}
            measure={rows.measureElement}
          />
        </div>
        <ListEnd list={list} isDrawn={isAllDrawn} />
      </div>
    </div>
  );
});
