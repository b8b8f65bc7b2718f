import { observer } from 'mobx-react-lite';
import { type CSSProperties, type ReactElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { EditBidAmount } from '../../../application/bidding/bar/EditBidAmount';
import { OpenRow } from '../../../application/bidding/bar/OpenRow';
import { Book } from '../../../application/book/Book';
import type { OfferListStore } from '../../../application/offers/list/OfferListStore';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { ArrangeTable } from '../../../application/offers/table/ArrangeTable';
import { Appearance } from '../../../application/settings/Appearance';
import { PHONE_BELOW } from '../../../domain/navigation/WindowWidths';
import type { OfferColumn } from '../../../domain/offers/list/OfferColumn';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import type { Elements } from '../../shared/Elements';
import { focusBidField } from '../../shared/offer/focusBidField';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { narrowRow, tableHead, tableRow } from '../../theme/lengths.js';
import type { GridArrangement } from '../list/rows/GridArrangement';
import { OfferRows } from '../list/rows/OfferRows';
import { useListWidth } from '../list/rows/useListWidth';
import { columnViews } from './columnViews';
import { copyCells } from './copyCells';
import { DetailsPanel } from './DetailsPanel';
import { LazyColumnsDialog } from './lazyViews';
import styles from './OfferTable.module.css';
import { TableContext } from './TableContext';
import { TableHead } from './TableHead';
import { type ColumnWidths, useContentWidths } from './useContentWidths';
import { useFilledColumns } from './useFilledColumns';

/** The least width in pixels of the column of the vehicle, which takes what the others leave. Its number has room. */
const VEHICLE_WIDTH = 332;
/** The column of the buttons. */
const ACTIONS_WIDTH = 80;

interface OfferTableProps {
  readonly list: OfferListStore;
  /** The offers in the order on screen. */
  readonly ids: readonly HashId[];
  readonly arrangement: GridArrangement;
  /** The place of the details is taken by something else. */
  readonly isPanelTaken?: boolean;
  /** Lies above the rows and counts as a part of the list. */
  readonly children?: Elements;
}

/** Offers as a table. The details of one of them are beside it, or below its row in a narrow window. */
export const OfferTable = observer(function OfferTable(props: OfferTableProps) {
  const { list, ids, arrangement, isPanelTaken = false, children } = props;
  const { tab } = list;
  const { t } = useTexts('offers');
  const openRow = useInjection(OpenRow);
  const registry = useInjection(OfferRegistry);
  const editBidAmount = useInjection(EditBidAmount);
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
  // A narrow list has no columns.
  const wanted = isNarrow ? shown : filled;
  const tracks = useMemo(() => tracksOf(wanted, widths, contents), [wanted, widths, contents]);
  const fitting = fittingTracks(tracks, width);
  // By their names, because another array would render all rows again.
  const names = fitting.map(({ column }) => column).join();
  const columns = useMemo(() => wanted.filter(column => names.split(',').includes(column)), [wanted, names]);
  // No row is rendered before its columns are known, because it would be rendered twice.
  const measured = useMemo(() => (width === 0 ? { ...arrangement, columns: 0 } : arrangement), [arrangement, width]);

  // The table has columns for the dealer's limits and calculations.
  useEffect(() => void book.hold(), [book]);
  // A layout effect, so that the usual columns are not painted before those of the dealer.
  useLayoutEffect(() => arrangeTable.restore(tab), [arrangeTable, tab]);

  const open = openRow.openIn(tab);
  const openOffer = open && isWindowWide && !isPanelTaken ? registry.get(open) : undefined;

  const table = useMemo(() => {
    const handleDetails = (hashId: HashId) => {
      if (openRow.isOpen(hashId)) openRow.close(hashId);
      else if (isWindowWide) openRow.execute(tab, hashId);
      else openRow.add(hashId);
    };
    const handleFillIn = (offer: Offer, amount: Money) => {
      if (isWindowWide) openRow.execute(tab, offer.hashId);
      editBidAmount.fillIn(offer, amount);
      const within = isWindowWide
        ? `section[data-offer="${CSS.escape(offer.hashId)}"]`
        : `:has(> [data-offer="${CSS.escape(offer.hashId)}"])`;
      if (split.current) void focusBidField(split.current, within);
    };
    return {
      columns,
      isNarrow,
      measure,
      canRaise: tab === 'ownBids',
      isBeside: isWindowWide,
      onDetails: handleDetails,
      onFillIn: handleFillIn,
    };
  }, [columns, isNarrow, measure, isWindowWide, tab, openRow, editBidAmount]);

  const handleClose = () => {
    if (!open) return;
    openRow.close(open);
    const row = `[role='row'][data-offer="${CSS.escape(open)}"]`;
    split.current?.querySelector<HTMLElement>(`${row} [aria-expanded]`)?.focus({ preventScroll: true });
  };

  const frame = (rows: ReactElement) => (
    <div
      role="table"
      onCopy={copyCells}
      aria-label={t(`lists.${tab}`)}
      aria-rowcount={ids.length + 1}
      style={columnsStyle(fitting)}
    >
      <TableHead list={list} onChoose={setChoosing} />
      {rows}
    </div>
  );
  return (
    <TableContext value={table}>
      <div ref={split} className={styles.split}>
        <OfferRows
          list={list}
          ids={ids}
          arrangement={measured}
          rowHeight={isWindowWide ? tableRow : narrowRow}
          gap={0}
          headHeight={tableHead}
          room={room}
          frame={frame}
          onWalk={openOffer && (hashId => openRow.execute(tab, hashId))}
        >
          {children}
        </OfferRows>
        {openOffer && <DetailsPanel offer={openOffer} onClose={handleClose} />}
      </div>
      {isChoosing && (
        <LazyColumnsDialog tab={tab} filled={wanted} fitting={columns} onClose={() => setChoosing(false)} />
      )}
    </TableContext>
  );
});

interface Track {
  readonly column: OfferColumn;
  /** Pixels. */
  readonly least: number;
  /** It takes a part of the rest. */
  readonly isFlexible: boolean;
}

/** Each column is at least as wide as its content, unless it has texts that may end in an ellipsis. */
const tracksOf = (shown: readonly OfferColumn[], chosen: ColumnWidths, contents: ColumnWidths): readonly Track[] =>
  shown.map(column => {
    const { width, isText = false } = columnViews[column];
    const least = Math.max(chosen[column] ?? width, isText ? 0 : (contents[column] ?? 0));
    return { column, least, isFlexible: isText && chosen[column] === undefined };
  });

function columnsStyle(tracks: readonly Track[]): CSSProperties {
  const columns = tracks.map(({ least, isFlexible }) => (isFlexible ? `minmax(${least}px, 1fr)` : `${least}px`));
  // The names of the vehicles are longer than other texts.
  return {
    ['--columns' as string]: [`minmax(${VEHICLE_WIDTH}px, 4fr)`, ...columns, `${ACTIONS_WIDTH}px`].join(' '),
  };
}

/**
 * What fits, so that the table never scrolls sideways and hides no button. Beside a total, the parts of the sum give way
 * first, and then the last columns.
 */
function fittingTracks(tracks: readonly Track[], room: number): readonly Track[] {
  const needed = tracks.reduce((sum, { least }) => sum + least, VEHICLE_WIDTH + ACTIONS_WIDTH);
  // A table as narrow as a phone has no columns.
  if (room < PHONE_BELOW || needed <= room) return tracks;
  const isPart = ({ column }: Track) => column === 'price' || column === 'commission';
  const hasTotal = tracks.some(({ column }) => column === 'total');
  if (hasTotal && tracks.some(isPart)) {
    return fittingTracks(
      tracks.filter(track => !isPart(track)),
      room,
    );
  }
  const last = tracks.findLast(({ column }) => column !== 'total');
  if (!last) return [];
  return fittingTracks(
    tracks.filter(track => track !== last),
    room,
  );
}
