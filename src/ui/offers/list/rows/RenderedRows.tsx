import {
  type CSSProperties,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { Clock } from '../../../../application/ports/Clock';
import type { HashId } from '../../../../domain/offers/Offer';
import common from '../../../shared/common.module.css';
import { covers, grownSpan, keptSpan, renderedIndexes, type Span } from '../../../shared/lists/Span';
import type { VisibleRows } from '../../../shared/lists/useVisibleRows';
import { useInjection } from '../../../shared/useInjection';
import type { GridArrangement } from './GridArrangement';
import { GridRow } from './GridRow';
import { useRowFocus } from './useRowFocus';

interface RenderedRowsProps {
  /** The element of the rows. */
  readonly room: RefObject<HTMLDivElement | null>;
  readonly ids: readonly HashId[];
  readonly arrangement: GridArrangement;
  readonly rows: VisibleRows;
  /** The greatest width in pixels of a tile. */
  readonly tileMost?: number | undefined;
  /** Called once all rows in sight, and the row below them, are rendered. */
  readonly onRendered: () => void;
}

/**
 * The rows in sight at once, and the rows near them ahead of the scrolling: one in each idle moment, which nothing interrupts,
 * so none is rendered in vain. The row with the focus and its neighbours, which the Tab key reaches, stay rendered.
 */
export function RenderedRows({ room, ids, arrangement, rows, tileMost, onRendered }: RenderedRowsProps) {
  const clock = useInjection(Clock);
  const { inSight, near } = rows;
  const { columns, firstRows = Infinity } = arrangement;
  const { place, ...focusHandlers } = useRowFocus(room, ids);
  const [held, setHeld] = useState<Span | null>(null);
  const rendered = held
    ? keptSpan(covers(held, rows.rendered) ? held : rows.rendered, rows.ahead, near)
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
    return clock.whenIdle(() => setHeld(grownSpan(rendered, near, rows.isBackward)));
  });

  const areRendered = held !== null;
  const handleRendered = useEffectEvent(onRendered);
  useEffect(() => {
    if (areRendered) handleRendered();
  }, [areRendered]);

  useLayoutEffect(() => {
    rows.rowsRendered(rendered);
  });

  const focusedRow = arrangement.rowOf(place);
  const kept = place < 0 ? [] : [focusedRow - 1, focusedRow, focusedRow + 1];
  const elements = renderedIndexes(rendered, kept, arrangement.rowCount(ids.length)).map(index => (
    <GridRow
      // A row of several tiles has others when one of them goes, and most of them stay in it.
      key={columns === 1 ? ids[arrangement.firstTile(index)] : index}
      index={index}
      start={rows.start(index)}
      ids={ids}
      arrangement={arrangement}
      measure={rows.measure}
    />
  ));
  return (
    <div
      ref={room}
      className={common.place}
      style={{ height: rows.total, '--tile-most': tileMost && `${tileMost}px` } as CSSProperties}
      {...focusHandlers}
    >
      {arrangement.wrap ? arrangement.wrap(elements) : elements}
    </div>
  );
}
