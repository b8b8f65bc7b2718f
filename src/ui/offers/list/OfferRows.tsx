import { observer } from 'mobx-react-lite';
import {
  type ComponentType,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type RefObject,
  startTransition,
  type UIEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { LoadOffers } from '../../../application/offers/list/LoadOffers';
import { type OfferList, OfferLists } from '../../../application/offers/list/OfferLists';
import { Clock } from '../../../application/ports/Clock';
import { FirstScreen } from '../../../application/start/FirstScreen';
import type { BidSection } from '../../../domain/bidding/OwnBid';
import { activeRefinements } from '../../../domain/offers/list/Refinements';
import type { HashId } from '../../../domain/offers/Offer';
import * as common from '../../shared/common.module.css';
import type { Elements } from '../../shared/Elements';
import { UnreadableRows } from '../../shared/lists/EndOfList';
import { covers, grownSpan, keptSpan, renderedIndexes, type Row, rowOf, type Span } from '../../shared/lists/Rows';
import { useLoadNearEnd } from '../../shared/lists/useLoadNearEnd';
import { useVisibleRows, type VisibleRows } from '../../shared/lists/useVisibleRows';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { preloadOfferPage } from '../lazyViews';
import type { TileProps } from '../tile/OfferTile';
import { ListEnd } from './ListEnd';
import * as styles from './OfferRows.module.css';
import type { TileSize } from './useGridColumns';
import { useRowFocus, useRowKeys } from './useRowFocus';
import { useReadingPosition, useSight } from './useSight';

/** Tiles rendered outside the visible range, so that scrolling shows no empty rows. A list at its top needs fewer. */
const AHEAD = { atTop: 3, scrolled: 6 };

/** A row of tiles, or one offer of a table. */
export interface OfferRow extends Row {
  /** Shown above the offers. */
  readonly heading?: Elements;
  /** All rows have one, or none has. */
  readonly group?: BidSection['group'];
}

/** Divides so many offers into rows with so many columns and of so many pixels. */
export type ArrangeRows = (count: number, columns: number, height: number) => readonly OfferRow[];

export interface GroupProps {
  readonly group: BidSection['group'];
  /** The rendered rows of the group. */
  readonly children: ReactNode;
}

interface RowViews {
  readonly ids: readonly HashId[];
  readonly rows: readonly OfferRow[];
  /** How many offers a full row has. 0 until the list has been measured. */
  readonly columns: number;
  readonly Tile: ComponentType<TileProps>;
  /** Around the rows of a group. Without it, the rows have no groups. */
  readonly Group?: ComponentType<GroupProps> | undefined;
  /** How many rows the first rendering has at most. The others follow in short tasks. Without it, all rows in sight. */
  readonly firstRows?: number;
  /** The element of the rows, whose width decides on the columns. */
  readonly room: RefObject<HTMLDivElement | null>;
  /** The greatest width in pixels of a tile. */
  readonly tileMost?: number | undefined;
}

/** `ids` are those of the whole list, or of a part of it, in the order on screen. `rows` divides them. */
interface OfferRowsProps extends RowViews {
  readonly list: OfferList;
  readonly tileSize?: TileSize;
  /** Pixels between two rows. */
  readonly gap: number;
  /** The height in pixels of a head that stays in sight above the rows. */
  readonly headHeight?: number;
  /** Wraps the rows, which then are those of a table. */
  readonly frame?: (rows: ReactElement) => Elements;
  /** Called when the dealer goes from offer to offer by key. */
  readonly onWalk?: ((hashId: HashId) => void) | undefined;
  /** Lies above the rows and counts as a part of the list. */
  readonly children?: Elements;
}

/** A virtualized list of offers: only the rows near the visible range are rendered. */
export const OfferRows = observer(function OfferRows(props: OfferRowsProps) {
  const { list, tileSize, gap, headHeight = 0, frame, onWalk, children, ...views } = props;
  const { ids, rows, columns } = views;
  const { t } = useTexts('offers');
  const lists = useInjection(OfferLists);
  const firstScreen = useInjection(FirstScreen);
  const loadOffers = useInjection(LoadOffers);
  const area = useRef<HTMLDivElement>(null);
  const isMeasured = columns > 0;

  const isAllDrawn = isMeasured || ids.length === 0;
  const isSomethingHeld = list.ids.length > 0;
  // A filtered part may be empty.
  const isPartEmpty = isSomethingHeld && ids.length === 0;
  useEffect(() => {
    if (isPartEmpty) firstScreen.tilesRendered();
  }, [firstScreen, isPartEmpty]);

  const visible = useVisibleRows(area, list.place.scrollTop, {
    rows,
    gap,
    headHeight,
    overscan: Math.ceil((list.place.scrollTop > 0 ? AHEAD.scrolled : AHEAD.atTop) / Math.max(1, columns)),
  });

  const recordPosition = useReadingPosition({ list, ids, rows, columns, visible });
  useSight({ list, ids, rows, visible });
  useRowKeys({ area, list, ids, showIndex: index => visible.show(rowOf(rows, index)), onWalk });

  // Observed, because a page of known rows changes nothing else, and the list would not ask for the page after it.
  const hasAnyPage = list.nextPage > 1;
  // A refined list may never fill the screen. It loads further pages when the dealer scrolls or asks for them.
  const isRefined = activeRefinements(list.question.refinements).length > 0;
  const loadNearEnd = useLoadNearEnd({
    below: () => visible.below,
    mayContinue: isMeasured && isSomethingHeld && hasAnyPage && !isRefined,
    isIdle: () => lists.visible === list.tab && list.status.step === 'idle',
    loading: { more: () => loadOffers.more(list.tab), continue: () => loadOffers.continue(list.tab) },
  });

  const handleScroll = ({ currentTarget }: UIEvent) => {
    const { scrollTop } = currentTarget;
    recordPosition(scrollTop);
    visible.scrolled(scrollTop);
    loadNearEnd();
  };

  const handleUse = () => list.place.useChanged(area.current!.matches(':hover, :focus-within'));

  const drawn = <RenderedRows {...views} visible={visible} onRendered={() => firstScreen.tilesRendered()} />;
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

interface RenderedRowsProps extends RowViews {
  readonly visible: VisibleRows;
  /** Called once all rows in sight, and the row below them, are rendered. */
  readonly onRendered: () => void;
}

/**
 * The rows in sight at once, and the rows near them ahead of the scrolling: one in each idle moment, which nothing interrupts,
 * so none is rendered in vain. The row with the focus and its neighbours, which the Tab key reaches, stay rendered.
 */
function RenderedRows(props: RenderedRowsProps) {
  const { ids, rows, columns, Tile, Group, firstRows = Infinity, room, tileMost, visible, onRendered } = props;
  const clock = useInjection(Clock);
  const { inSight, near } = visible;
  const { place, ...focusHandlers } = useRowFocus(room, ids);
  const [held, setHeld] = useState<Span | null>(null);
  const rendered = held
    ? keptSpan(covers(held, visible.rendered) ? held : visible.rendered, visible.ahead, near)
    : { from: inSight.from, to: Math.min(inSight.to, inSight.from + firstRows) };
  const { from, to } = rendered;
  const isComplete = from === near.from && to === near.to;

  const isInSight = from < to;
  useEffect(() => {
    // A list whose width or offers are not known yet has no rows.
    if (!isInSight) return;
    // A transition renders the other rows in sight, and the row below them, in short tasks. On a slow machine, the idle
    // moments of a row take longer than its rendering.
    if (!held) return startTransition(() => setHeld(grownSpan({ from, to: Math.max(to, inSight.to) }, near, false)));
    if (isComplete) return;
    return clock.whenIdle(() => setHeld(grownSpan(rendered, near, visible.isBackward)));
  });

  const areRendered = held !== null;
  const handleRendered = useEffectEvent(onRendered);
  useEffect(() => {
    if (areRendered) handleRendered();
  }, [areRendered]);

  useLayoutEffect(() => {
    visible.rowsRendered(rendered);
  });

  const focusedRow = place < 0 ? place : rowOf(rows, place);
  const kept = place < 0 ? [] : [focusedRow - 1, focusedRow, focusedRow + 1];
  const indexes = renderedIndexes(rendered, kept, rows.length);
  const elementOf = (index: number) => (
    <GridRow
      // A row of several tiles has others when one of them goes, and most of them stay in it.
      key={columns === 1 ? ids[rows[index]!.from] : index}
      index={index}
      row={rows[index]!}
      ids={ids}
      columns={columns}
      Tile={Tile}
      start={visible.start(index)}
      measure={visible.measure}
    />
  );
  return (
    <div
      ref={room}
      className={common.place}
      style={{ height: visible.total, '--tile-most': tileMost && `${tileMost}px` } as CSSProperties}
      {...focusHandlers}
    >
      {Group
        ? [...new Set(indexes.map(index => rows[index]!.group!))].map(group => (
            <Group key={group} group={group}>
              {indexes.filter(index => rows[index]!.group === group).map(elementOf)}
            </Group>
          ))
        : indexes.map(elementOf)}
    </div>
  );
}

interface GridRowProps extends Pick<RowViews, 'ids' | 'columns' | 'Tile'> {
  readonly index: number;
  readonly row: OfferRow;
  /** Pixels from the top of the list. */
  readonly start: number;
  readonly measure: VisibleRows['measure'];
}

/** It reads its own part of the ids, which are observable. */
const GridRow = observer(function GridRow(props: GridRowProps) {
  const { index, row, ids, columns, Tile, start, measure } = props;
  const { from, to, heading } = row;
  const element = useRef<HTMLDivElement>(null);

  // Not as properties of the tiles, because each page that arrives would render all of them again.
  useLayoutEffect(() => {
    for (const [at, tile] of [...element.current!.querySelectorAll(':scope > article')].entries()) {
      tile.ariaPosInSet = String(from + at + 1);
      tile.ariaSetSize = String(ids.length);
    }
  });

  return (
    <div
      ref={div => {
        element.current = div;
        return measure(div);
      }}
      data-index={index}
      className={styles.row}
      style={{ transform: `translateY(${start}px)`, '--tiles-per-row': columns } as CSSProperties}
    >
      {heading}
      {ids.slice(from, to).map((hashId, at) => (
        <Tile key={hashId} hashId={hashId} place={from + at} onPreload={preloadOfferPage} />
      ))}
    </div>
  );
});
