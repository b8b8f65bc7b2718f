import { observer } from 'mobx-react-lite';
import {
  type CSSProperties,
  type ReactElement,
  type RefCallback,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FillInBid } from '../../../application/bidding/bar/FillInBid';
import { OpenRow } from '../../../application/bidding/bar/OpenRow';
import { FollowBook } from '../../../application/book/FollowBook';
import type { OfferListStore } from '../../../application/offers/OfferListStore';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { ArrangeTable } from '../../../application/offers/table/ArrangeTable';
import { TableStore } from '../../../application/offers/table/TableStore';
import { AppearanceStore } from '../../../application/settings/AppearanceStore';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import type { OfferColumn } from '../../../domain/offers/OfferColumns';
import type { Money } from '../../../domain/shared/Money';
import { focusBidField } from '../../bidding/focusBidField';
import type { Elements } from '../../shared/Elements';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { LazyColumnsDialog } from '../lazyViews';
import type { GridArrangement } from '../list/GridArrangement';
import { OfferRows } from '../list/OfferRows';
import { columnViews } from './columnViews';
import { DetailsPanel } from './DetailsPanel';
import styles from './OfferTable.module.css';
import { TableContext } from './TableContext';
import { TableHead } from './TableHead';

/** Pixels. Keep in sync with OfferTableRow.module.css and TableHead.module.css. */
const ROW_HEIGHT = { wide: 53, narrow: 73 };
const HEAD_HEIGHT = 37;
/** The least width of the column of the vehicle, which takes what the others leave, and the column of the buttons. */
const VEHICLE_WIDTH = 230;
const ACTIONS_WIDTH = 80;
/** A narrower table has no columns. Keep in sync with the container queries of the style sheets. */
const NARROW_BELOW = 700;

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
  const fillInBid = useInjection(FillInBid);
  const arrangeTable = useInjection(ArrangeTable);
  const followBook = useInjection(FollowBook);
  const { isWindowWide } = useInjection(AppearanceStore);
  const { shown, widths } = useInjection(TableStore).arrangementOf(tab);
  const [isChoosing, setChoosing] = useState(false);
  const split = useRef<HTMLDivElement>(null);
  const [frameRef, room] = useWidth();
  const columns = useMemo(() => fittingColumns(shown, widths, room ?? 0), [shown, widths, room]);
  // No row is rendered before its columns are known, because it would be rendered twice.
  const measured = useMemo(() => (room === null ? { ...arrangement, columns: 0 } : arrangement), [arrangement, room]);

  // The table has columns for the dealer's limits and calculations.
  useEffect(() => void followBook.execute(), [followBook]);
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
      fillInBid.execute(offer, amount);
      const within = isWindowWide
        ? `section[data-offer="${CSS.escape(offer.hashId)}"]`
        : `:has(> [data-offer="${CSS.escape(offer.hashId)}"])`;
      if (split.current) void focusBidField(split.current, within);
    };
    return {
      columns,
      canRaise: tab === 'ownBids',
      isBeside: isWindowWide,
      onDetails: handleDetails,
      onFillIn: handleFillIn,
    };
  }, [columns, isWindowWide, tab, openRow, fillInBid]);

  const handleClose = () => {
    if (!open) return;
    openRow.close(open);
    const row = `[role='row'][data-offer="${CSS.escape(open)}"]`;
    split.current?.querySelector<HTMLElement>(`${row} [aria-expanded]`)?.focus({ preventScroll: true });
  };

  const frame = (rows: ReactElement) => (
    <div
      ref={frameRef}
      role="table"
      aria-label={t(`lists.${tab}`)}
      aria-rowcount={ids.length + 1}
      style={columnsStyle(columns, widths)}
    >
      <TableHead list={list} onChoose={() => setChoosing(true)} />
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
          rowHeight={isWindowWide ? ROW_HEIGHT.wide : ROW_HEIGHT.narrow}
          gap={0}
          headHeight={HEAD_HEIGHT}
          frame={frame}
          onWalk={openOffer && (hashId => openRow.execute(tab, hashId))}
        >
          {children}
        </OfferRows>
        {openOffer && <DetailsPanel offer={openOffer} onClose={handleClose} />}
      </div>
      {isChoosing && <LazyColumnsDialog tab={tab} onClose={() => setChoosing(false)} />}
    </TableContext>
  );
});

type Widths = Partial<Readonly<Record<OfferColumn, number>>>;

const widthOf = (column: OfferColumn, widths: Widths): number => widths[column] ?? columnViews[column].width;

function columnsStyle(columns: readonly OfferColumn[], widths: Widths): CSSProperties {
  const tracks = columns.map(column => `${widthOf(column, widths)}px`);
  return { ['--columns' as string]: [`minmax(${VEHICLE_WIDTH}px, 1fr)`, ...tracks, `${ACTIONS_WIDTH}px`].join(' ') };
}

/** The first columns that fit, so that the table never scrolls sideways and hides no button. */
function fittingColumns(shown: readonly OfferColumn[], widths: Widths, room: number): readonly OfferColumn[] {
  if (room < NARROW_BELOW) return shown;
  let left = room - VEHICLE_WIDTH - ACTIONS_WIDTH;
  const behind = shown.findIndex(column => (left -= widthOf(column, widths)) < 0);
  return behind < 0 ? shown : shown.slice(0, behind);
}

/** The width of an element in pixels, before it is painted and after each change. Null in the first rendering. */
function useWidth(): readonly [ref: RefCallback<HTMLElement>, width: number | null] {
  const [width, setWidth] = useState<number | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
