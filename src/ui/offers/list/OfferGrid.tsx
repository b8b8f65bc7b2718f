import { observer } from 'mobx-react-lite';
import { type UIEvent, useEffect, useMemo, useRef } from 'react';
import { LoadOffers } from '../../../application/offers/LoadOffers';
import { OfferLists } from '../../../application/offers/OfferLists';
import type { OfferListStore } from '../../../application/offers/OfferListStore';
import { AppearanceStore } from '../../../application/settings/AppearanceStore';
import { FirstScreenStore } from '../../../application/shared/FirstScreenStore';
import type { HashId } from '../../../domain/offers/Offer';
import type { Elements } from '../../shared/Elements';
import { UnreadableRows } from '../../shared/lists/UnreadableRows';
import { useVisibleRows } from '../../shared/lists/useVisibleRows';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
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

interface OfferGridProps {
  readonly list: OfferListStore;
  /** All ids of the list by default, or a filtered part of them. */
  readonly ids?: readonly HashId[];
  readonly arrange?: (columns: number) => GridArrangement;
  /** Lies above the tiles and counts as a part of the list. */
  readonly children?: Elements;
}

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

  const rows = useVisibleRows(area, list.scrollTop, {
    count: isMeasured ? arrangement.rowCount(ids.length) : 0,
    rowHeight,
    extraHeight: arrangement.extraHeight,
    gap: GRID_GAP,
    overscan: Math.ceil((list.scrollTop > 0 ? AHEAD.scrolled : AHEAD.atTop) / Math.max(1, columns)),
  });
  const { near, inSight } = rows;
  const [isPassing, notePace] = useScrollPace(rows.isScrolling);

  const recordPosition = useReadingPosition({ list, ids, rows, arrangement });

  const firstNear = arrangement.firstTile(near.from);
  const lastNear = arrangement.firstTile(Math.max(0, near.to - 1));
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

  const firstInSight = arrangement.firstTile(inSight.from);
  const behindSight = arrangement.firstTile(inSight.to);
  useEffect(() => {
    if (isVisible) lists.tilesVisible({ tab: list.tab, ids, from: firstInSight, to: behindSight });
  }, [lists, list, isVisible, ids, firstInSight, behindSight]);

  const loadNearEnd = () => {
    if (rows.below < END_REACHED && isVisible && list.status.step === 'idle') void loadOffers.more(list.tab);
  };

  // Observed, because a page of known rows changes nothing else, and the list would not ask for the page after it.
  const hasAnyPage = list.nextPage > 1;
  // A short page can leave the end visible without any scroll event.
  useEffect(() => {
    if (isMeasured && isSomethingHeld && hasAnyPage) loadNearEnd();
  });

  const handleScroll = ({ currentTarget, timeStamp }: UIEvent) => {
    const { scrollTop } = currentTarget;
    notePace(scrollTop, timeStamp);
    recordPosition(scrollTop);
    rows.scrolled(scrollTop);
    loadNearEnd();
  };

  const handleUse = () => list.useChanged(area.current!.matches(':hover, :focus-within'));

  useRowKeys({ area, list, ids, showIndex: index => rows.show(arrangement.rowOf(index)) });

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
        <div ref={room} className={styles.rows} style={{ height: rows.total }}>
          <RenderedRows ids={ids} arrangement={arrangement} rows={rows} isPassing={isPassing} />
        </div>
        <ListEnd list={list} isDrawn={isAllDrawn} />
        <UnreadableRows count={list.unreadable} />
      </div>
    </div>
  );
});
