import { observer } from 'mobx-react-lite';
import { type ReactElement, type RefObject, type UIEvent, useEffect, useRef } from 'react';
import { FirstScreen } from '../../../../application/offers/FirstScreen';
import { LoadOffers } from '../../../../application/offers/list/LoadOffers';
import { type OfferList, OfferLists } from '../../../../application/offers/list/OfferLists';
import { activeRefinements } from '../../../../domain/offers/list/Refinements';
import type { HashId } from '../../../../domain/offers/Offer';
import type { Elements } from '../../../shared/Elements';
import { UnreadableRows } from '../../../shared/lists/UnreadableRows';
import { useLoadNearEnd } from '../../../shared/lists/useLoadNearEnd';
import { useVisibleRows } from '../../../shared/lists/useVisibleRows';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { ListEnd } from '../ListEnd';
import { useReadingPosition } from '../useReadingPosition';
import type { GridArrangement } from './GridArrangement';
import styles from './OfferRows.module.css';
import { RenderedRows } from './RenderedRows';
import type { TileSize } from './useGridColumns';
import { useRowKeys } from './useRowKeys';
import { useSight } from './useSight';

/** Tiles rendered outside the visible range, so that scrolling shows no empty rows. A list at its top needs fewer. */
const AHEAD = { atTop: 3, scrolled: 6 };

interface OfferRowsProps {
  readonly list: OfferList;
  /** All ids of the list, or a filtered part of them, in the order on screen. */
  readonly ids: readonly HashId[];
  readonly arrangement: GridArrangement;
  /** The height in pixels of a row without extra height. */
  readonly rowHeight: number;
  /** The greatest width in pixels of a tile. */
  readonly tileMost?: number | undefined;
  readonly tileSize?: TileSize;
  /** Pixels between two rows. */
  readonly gap: number;
  /** The height in pixels of a head that stays in sight above the rows. */
  readonly headHeight?: number;
  /** The element of the rows, whose width decides on the columns. */
  readonly room: RefObject<HTMLDivElement | null>;
  /** Wraps the rows, which then are those of a table. */
  readonly frame?: (rows: ReactElement) => Elements;
  /** Called when the dealer goes from offer to offer by key. */
  readonly onWalk?: ((hashId: HashId) => void) | undefined;
  /** Lies above the rows and counts as a part of the list. */
  readonly children?: Elements;
}

/** A virtualized list of offers: only the rows near the visible range are rendered. */
export const OfferRows = observer(function OfferRows(props: OfferRowsProps) {
  const {
    list,
    ids,
    arrangement,
    rowHeight,
    tileMost,
    tileSize,
    gap,
    headHeight = 0,
    room,
    frame,
    onWalk,
    children,
  } = props;
  const { t } = useTexts('offers');
  const lists = useInjection(OfferLists);
  const firstScreen = useInjection(FirstScreen);
  const loadOffers = useInjection(LoadOffers);
  const area = useRef<HTMLDivElement>(null);
  const { columns } = arrangement;
  const isMeasured = columns > 0;

  const isAllDrawn = isMeasured || ids.length === 0;
  const isSomethingHeld = list.ids.length > 0;
  // A filtered part may be empty.
  const isPartEmpty = isSomethingHeld && ids.length === 0;
  useEffect(() => {
    if (isPartEmpty) firstScreen.tilesRendered();
  }, [firstScreen, isPartEmpty]);

  const rows = useVisibleRows(area, list.scrollTop, {
    count: isMeasured ? arrangement.rowCount(ids.length) : 0,
    rowHeight,
    extraHeight: arrangement.extraHeight,
    gap,
    headHeight,
    overscan: Math.ceil((list.scrollTop > 0 ? AHEAD.scrolled : AHEAD.atTop) / Math.max(1, columns)),
  });

  const recordPosition = useReadingPosition({ list, ids, rows, arrangement });

  useSight({ list, ids, rows, arrangement });
  useRowKeys({ area, list, ids, showIndex: index => rows.show(arrangement.rowOf(index)), onWalk });

  // Observed, because a page of known rows changes nothing else, and the list would not ask for the page after it.
  const hasAnyPage = list.nextPage > 1;
  // A refined list may never fill the screen. It loads further pages when the dealer scrolls or asks for them.
  const isRefined = activeRefinements(list.question.refinements).length > 0;
  const loadNearEnd = useLoadNearEnd({
    below: () => rows.below,
    mayContinue: isMeasured && isSomethingHeld && hasAnyPage && !isRefined,
    isIdle: () => lists.visible === list.tab && list.status.step === 'idle',
    loading: { more: () => loadOffers.more(list.tab), continue: () => loadOffers.continue(list.tab) },
  });

  const handleScroll = ({ currentTarget }: UIEvent) => {
    const { scrollTop } = currentTarget;
    recordPosition(scrollTop);
    rows.scrolled(scrollTop);
    loadNearEnd();
  };

  const handleUse = () => list.useChanged(area.current!.matches(':hover, :focus-within'));

  const drawn = (
    <RenderedRows
      room={room}
      ids={ids}
      arrangement={arrangement}
      rows={rows}
      tileMost={tileMost}
      onRendered={() => firstScreen.tilesRendered()}
    />
  );
  return (
    <div
      ref={area}
      role="region"
      aria-label={t(`lists.${list.tab}`)}
      tabIndex={0}
      className={styles.area}
      data-table={frame !== undefined}
      data-tiles={tileSize}
      onScroll={handleScroll}
      onPointerEnter={handleUse}
      onPointerLeave={handleUse}
      onFocus={handleUse}
      onBlur={handleUse}
    >
      {children}
      <div className={styles.content}>
        {frame ? frame(drawn) : drawn}
        <ListEnd list={list} isDrawn={isAllDrawn} />
        <UnreadableRows count={list.unreadable} />
      </div>
    </div>
  );
});
