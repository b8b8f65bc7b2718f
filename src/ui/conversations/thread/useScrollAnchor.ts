import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { HashId } from '../../../domain/offers/Offer';
import type { VisibleRows } from '../../shared/lists/useVisibleRows';

interface AnchoredList {
  readonly area: RefObject<HTMLElement | null>;
  readonly ids: readonly HashId[];
  readonly rows: VisibleRows;
  /** The indexes of the rendered rows. */
  readonly rendered: readonly number[];
}

/** Keeps the visible rows in place when conversations move above them, unless the list is at its top. */
export function useScrollAnchor({ area, ids, rows, rendered }: AnchoredList): void {
  const drawn = useRef<readonly DrawnRow[]>([]);
  useLayoutEffect(() => {
    const hasMoved = drawn.current.some(({ id, index }) => ids[index] !== id);
    if (hasMoved) {
      // The store and the rows learn of a scroll one frame later, so the element has the only current position.
      const { scrollTop: top, clientHeight } = area.current!;
      const shift = top > 0 ? anchorShift(drawn.current, ids, { top, end: top + clientHeight }) : 0;
      if (shift > 0) rows.scrollTo(top + rows.start(shift));
    }
    drawn.current = rendered.map(index => ({ id: ids[index]!, index, start: rows.start(index) }));
  });
}

interface DrawnRow {
  readonly id: HashId;
  readonly index: number;
  /** Pixels from the top of the list. */
  readonly start: number;
}

/** The visible range, in pixels from the top of the list. */
interface Sight {
  readonly top: number;
  readonly end: number;
}

/** The largest number of rows by which a visible row has moved down since it was rendered. Moves up are ignored. */
export function anchorShift(drawn: readonly DrawnRow[], ids: readonly HashId[], { top, end }: Sight): number {
  const inSight = drawn.filter(({ start }) => start >= top && start < end);
  return Math.max(0, ...inSight.map(({ id, index }) => ids.indexOf(id) - index));
}
