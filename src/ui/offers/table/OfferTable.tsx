import { observer } from 'mobx-react-lite';
import {
  type ComponentType,
  type CSSProperties,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ActionBars } from '../../../application/bidding/bar/ActionBars';
import { Book } from '../../../application/book/Book';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { ArrangeTable } from '../../../application/offers/table/ArrangeTable';
import { Appearance } from '../../../application/settings/Appearance';
import { PHONE_BELOW } from '../../../domain/navigation/WindowWidths';
import type { OfferColumn } from '../../../domain/offers/list/OfferColumn';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { LazyDealsOverview, LazyDealStage } from '../../deals/lazyViews';
import type { Elements } from '../../shared/Elements';
import { fullRows } from '../../shared/lists/Rows';
import { SortedStatus } from '../../shared/lists/SortButton';
import { useArrived } from '../../shared/loading/useArrived';
import { focusBidField } from '../../shared/offer/focusBidField';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { narrowRow, tableHead, tableRow } from '../../theme/lengths.js';
import { type ArrangeRows, type GroupProps, OfferRows } from '../list/OfferRows';
import { useListWidth } from '../list/useGridColumns';
import { columnViews } from './columnViews';
import { copyCells } from './copyCells';
import { DetailsPanel } from './DetailsPanel';
import { LazyColumnsDialog, LazyDealNext } from './lazyViews';
import * as styles from './OfferTable.module.css';
import { OfferTableRow } from './OfferTableRow';
import { TableContext } from './TableContext';
import { TableHead } from './TableHead';
import { useColumnName } from './useColumnName';
import { type ColumnWidths, useContentWidths } from './useContentWidths';
import { useFilledColumns } from './useFilledColumns';

/** The least width in pixels of the column of the vehicle. Its number has room. */
const VEHICLE_WIDTH = 332;
/** So wide it becomes if there is room. In a wider one, the first figure would be too far from the name. */
const WIDEST_VEHICLE = 400;
/** So much wider than their contents the other columns become. */
const MORE_ROOM = { text: 240, number: 96 };
/** The same without photos, which give way before the amounts. */
const WITHOUT_PHOTO = 216;
/** The column of the buttons. */
const ACTIONS_WIDTH = 80;

/** The press of the next bid with its verb. */
const VERB_WIDTH = 184;
const LEAST_VERB_WIDTH = 160;
/** In the list of a market, the standing is beside the name. */
const STANDING_WIDTH = 100;

/** A list that is narrower shows the press of a deal without its steps. */
const STEPS_FROM = 900;
/** The steps beside the press, until the rows have been measured. */
const STEPS_WIDTH = 368;
const PRESS_WIDTH = 176;
/** Beside the steps, a total has its parts below it. They are wider than the first totals that are measured. */
const TOTAL_WIDTH = 144;

/** A row of a table takes about as long as a tile, and a screen shows many more of them. */
const FIRST_ROWS = 4;

interface OfferTableProps {
  readonly list: OfferList;
  /** The offers in the order on screen. */
  readonly ids: readonly HashId[];
  readonly arrange?: ArrangeRows;
  readonly Group?: ComponentType<GroupProps>;
  /** The place of the details is taken by something else. */
  readonly isPanelTaken?: boolean;
  /** Lies above the rows and counts as a part of the list. */
  readonly children?: Elements;
}

/** Offers as a table. The details of one of them are beside it, or below its row in a narrow window. */
export const OfferTable = observer(function OfferTable(props: OfferTableProps) {
  const { list, ids, arrange = fullRows, Group, isPanelTaken = false, children } = props;
  const { tab } = list;
  const { t } = useTexts('offers');
  const bars = useInjection(ActionBars);
  const registry = useInjection(OfferRegistry);
  const arrangeTable = useInjection(ArrangeTable);
  const book = useInjection(Book);
  const { isWindowWide } = useInjection(Appearance);
  const { shown, widths } = arrangeTable.arrangementOf(tab);
  const [isChoosing, setChoosing] = useState(false);
  const split = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const width = useListWidth(room, 'table');
  const [contents, measure] = useContentWidths();
  const isNarrow = width < PHONE_BELOW;
  const filled = useFilledColumns(list, shown, ids);
  // Nothing is refined away: there is nothing.
  const isEmpty = list.lastFetchedAt !== null && list.ids.length === 0;
  const isMarket = tab === 'browse' || tab === 'liked';
  const hasStanding = isMarket || tab === 'ownBids';
  // A narrow list has no columns, and no room for a press in the list of a market.
  const narrow = useMemo(() => (isMarket ? shown.filter(column => column !== 'minimumBid') : shown), [isMarket, shown]);
  const wanted = isNarrow ? narrow : filled;
  const besideSteps = useMemo(
    () => ({
      ...contents,
      nextStep: contents.nextStep ?? STEPS_WIDTH,
      total: Math.max(contents.total ?? 0, TOTAL_WIDTH),
    }),
    [contents],
  );
  const withSteps = useMemo(() => tracksOf(wanted, widths, besideSteps), [wanted, widths, besideSteps]);
  // The steps give way before the press of a deal does.
  const hasSteps =
    width >= STEPS_FROM &&
    isFitting(
      withSteps.filter(track => track.column === 'nextStep' || isDeciding(track, isMarket)),
      width,
      VEHICLE_WIDTH,
    );
  const hasPress = isMarket || tab === 'ownBids';
  const needed = neededBeside(tracksOf(wanted, widths, contents)) + (isMarket ? STANDING_WIDTH : 0);
  const hasVerb = hasPress && needed + VERB_WIDTH <= width;
  const tracks = useMemo(() => {
    // The width with the verb is no measure for the press without it.
    const { minimumBid: measured = 0 } = contents;
    const withoutVerb = measured < LEAST_VERB_WIDTH ? measured : 0;
    const press = hasVerb ? Math.max(measured, LEAST_VERB_WIDTH) : withoutVerb;
    const known = hasSteps ? besideSteps : { ...contents, nextStep: PRESS_WIDTH };
    return tracksOf(wanted, widths, hasPress ? { ...known, minimumBid: press } : known);
  }, [wanted, widths, contents, besideSteps, hasSteps, hasVerb, hasPress]);
  const hasPhotos = isFitting(
    tracks.filter(track => isDeciding(track, isMarket)),
    width,
    VEHICLE_WIDTH,
  );
  const vehicle = hasPhotos ? VEHICLE_WIDTH : WITHOUT_PHOTO;
  const fitting = fittingTracks(tracks, width, vehicle, isMarket);
  // By their names, because another array would render all rows again.
  const names = fitting.map(({ column }) => column).join();
  const columns = useMemo(() => wanted.filter(column => names.split(',').includes(column)), [wanted, names]);
  // Both are in one file. A row that gets its stage later would move what is beside it.
  const isOfDeals = tab === 'inRealization' || tab === 'archived';
  const hasStages = useArrived(isOfDeals ? LazyDealStage : null);
  const hasNext = useArrived(isOfDeals ? LazyDealNext : null);
  // No row is rendered before its columns are known, because it would be rendered twice.
  const isReady = width > 0 && hasStages && hasNext;
  const perRow = isReady ? 1 : 0;
  const rowHeight = isWindowWide ? tableRow : narrowRow;
  const { length } = ids;
  const rows = useMemo(() => arrange(length, perRow, rowHeight), [arrange, length, perRow, rowHeight]);

  // The table has columns for the dealer's limits and calculations.
  useEffect(() => void book.hold(), [book]);
  // A layout effect, so that the usual columns are not painted before those of the dealer.
  useLayoutEffect(() => arrangeTable.restore(tab), [arrangeTable, tab]);

  const open = bars.openIn(tab);
  const isListed = open !== null && ids.includes(open);
  const hasPanel = open !== null && isWindowWide && !isPanelTaken && (isListed || bars.isInWork(open));
  // Without rows, the list is being read.
  const isOver = open !== null && !hasPanel && (isPanelTaken || ids.length > 0);
  const openOffer = hasPanel ? registry.get(open) : undefined;
  useEffect(() => {
    if (isOver) bars.closeRow(open);
  }, [isOver, open, bars]);

  const table = useMemo(() => {
    const isOpen = (hashId: HashId) => (isWindowWide ? bars.isBeside(hashId) : bars.isExpanded(hashId));
    const handleDetails = (hashId: HashId) => {
      if (isOpen(hashId)) bars.closeRow(hashId);
      else if (isWindowWide) bars.openBeside(hashId);
      else bars.openRow(hashId);
    };
    const handleFillIn = (offer: Offer, amount: Money) => {
      if (isWindowWide) bars.openBeside(offer.hashId);
      bars.fillIn(offer, amount);
      const within = isWindowWide
        ? `section[data-offer="${CSS.escape(offer.hashId)}"]`
        : `:has(> [data-offer="${CSS.escape(offer.hashId)}"])`;
      if (split.current) void focusBidField(split.current, within);
    };
    return {
      columns,
      hasColumns: !isNarrow,
      measure,
      hasStandingBeside: hasStanding && !isNarrow && shown.includes('standing') && !columns.includes('standing'),
      hasVerb,
      canRaise: tab === 'ownBids',
      isBeside: isWindowWide,
      isOpen,
      onDetails: handleDetails,
      onFillIn: handleFillIn,
    };
  }, [columns, isNarrow, measure, hasStanding, shown, hasVerb, isWindowWide, tab, bars]);

  const handleClose = () => {
    if (!open) return;
    bars.closeRow(open);
    const row = `[role='row'][data-offer="${CSS.escape(open)}"]`;
    split.current?.querySelector<HTMLElement>(`${row} [aria-expanded]`)?.focus({ preventScroll: true });
  };

  const frame = (drawn: ReactElement) => (
    <div
      role="table"
      onCopy={copyCells}
      aria-label={t(`lists.${tab}`)}
      aria-rowcount={ids.length + 1}
      data-photos={hasPhotos}
      data-steps={hasSteps}
      style={columnsStyle(fitting, vehicle, width)}
    >
      {!isEmpty && <TableHead list={list} onChoose={setChoosing} />}
      {drawn}
    </div>
  );
  return (
    <TableContext value={table}>
      <div ref={split} className={styles.split}>
        <OfferRows
          list={list}
          ids={ids}
          rows={rows}
          columns={perRow}
          Tile={OfferTableRow}
          Group={Group}
          firstRows={FIRST_ROWS}
          gap={0}
          headHeight={tableHead}
          room={room}
          frame={frame}
          onWalk={openOffer && (hashId => bars.openBeside(hashId))}
        >
          {children}
        </OfferRows>
        <TableSorted list={list} />
        {openOffer && <DetailsPanel offer={openOffer} isListed={isListed} onClose={handleClose} />}
        {!openOffer && tab === 'inRealization' && <LazyDealsOverview />}
      </div>
      {isChoosing && (
        <LazyColumnsDialog tab={tab} filled={wanted} fitting={columns} onClose={() => setChoosing(false)} />
      )}
    </TableContext>
  );
});

const TableSorted = observer(function TableSorted({ list }: { readonly list: OfferList }) {
  const columnName = useColumnName(list.tab);
  const { order } = list.question;
  // No column has this key.
  const sorted = order?.key === 'shownPrice' ? null : order;
  const name = sorted ? columnName(sorted.key as Exclude<typeof sorted.key, 'shownPrice'>) : '';
  return <SortedStatus name={name} direction={sorted?.direction ?? null} />;
});

interface Track {
  readonly column: OfferColumn;
  /** Pixels. */
  readonly least: number;
  /** How many pixels wider it may become. */
  readonly more: number;
}

/** Each column is at least as wide as its content, unless it has texts that may end in an ellipsis. */
const tracksOf = (shown: readonly OfferColumn[], chosen: ColumnWidths, contents: ColumnWidths): readonly Track[] =>
  shown.map(column => {
    const { width, isText = false } = columnViews[column];
    const least = Math.max(chosen[column] ?? width, isText ? 0 : (contents[column] ?? 0));
    return { column, least, more: chosen[column] === undefined ? MORE_ROOM[isText ? 'text' : 'number'] : 0 };
  });

/** What all but the press of the next bid need. */
const neededBeside = (tracks: readonly Track[]): number =>
  tracks.reduce((sum, { column, least }) => sum + (column === 'minimumBid' ? 0 : least), VEHICLE_WIDTH + ACTIONS_WIDTH);

/** The vehicle takes what it may of the rest, then the other columns do, and the buttons are at the edge. */
function columnsStyle(tracks: readonly Track[], vehicle: number, room: number): CSSProperties {
  const needed = tracks.reduce((sum, { least }) => sum + least, vehicle + ACTIONS_WIDTH);
  const rest = Math.max(0, room - needed - (WIDEST_VEHICLE - vehicle));
  const columns = tracks.map(({ column, least, more }, index) => {
    // The first figure stays beside the name.
    const isFixed = index === 0 && !columnViews[column].isText;
    const growth = isFixed ? 0 : Math.min(more, Math.floor(rest / tracks.length));
    return growth === 0 ? `${least}px` : `minmax(${least}px, ${least + growth}px)`;
  });
  const widest = [`minmax(${vehicle}px, ${WIDEST_VEHICLE}px)`, ...columns, `minmax(${ACTIONS_WIDTH}px, 1fr)`];
  return { ['--columns' as string]: widest.join(' ') };
}

/** What decides on a bid or a purchase. It gives way only if nothing else is left. */
const deciding: ReadonlySet<OfferColumn> = new Set(['total', 'highestBid', 'ownBid', 'limit']);

/** In the list of a market, the next bid gives way before the figures. Elsewhere it is a press that decides. */
const isDeciding = ({ column }: Track, isMarket: boolean): boolean =>
  deciding.has(column) || (column === 'minimumBid' && !isMarket);

const isFitting = (tracks: readonly Track[], room: number, vehicle: number): boolean =>
  tracks.reduce((sum, { least }) => sum + least, vehicle + ACTIONS_WIDTH) <= room;

const isPart = ({ column }: Track) => column === 'price' || column === 'commission';

/**
 * What fits, so that the table never scrolls sideways and hides no button. Beside a total, the parts of the sum give way
 * first, and then the last columns.
 */
function fittingTracks(tracks: readonly Track[], room: number, vehicle: number, isMarket: boolean): readonly Track[] {
  // A table as narrow as a phone has no columns.
  if (room < PHONE_BELOW) return tracks;
  let fitting = tracks;
  while (fitting.length > 0 && !isFitting(fitting, room, vehicle)) {
    const hasTotal = fitting.some(({ column }) => column === 'total');
    const leastNeeded =
      (hasTotal && fitting.findLast(isPart)) ||
      fitting.findLast(track => !isDeciding(track, isMarket)) ||
      fitting.at(-1);
    fitting = fitting.filter(track => track !== leastNeeded);
  }
  return fitting;
}
