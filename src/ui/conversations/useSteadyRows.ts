import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { ConversationListStore } from '../../application/conversations/ConversationListStore';
import { type DrawnRow, steadyShift } from './steadyShift';

/** Away from the top, what moves up past the rows in sight must not move them. */
export function useSteadyRows(list: ConversationListStore, rows: Virtualizer<HTMLDivElement, Element>): void {
  const drawn = useRef<readonly DrawnRow[]>([]);
  useLayoutEffect(() => {
    const { ids } = list;
    const { scrollElement: area } = rows;
    const items = rows.getVirtualItems();
    const hasMoved = drawn.current.some(({ id, place }) => ids[place] !== id);
    if (area && hasMoved) {
      // The store and the virtualizer hear of a scroll with the next frame: until then the element alone knows the place.
      const { scrollTop: top, clientHeight } = area;
      const shift = top > 0 ? steadyShift(drawn.current, ids, { top, end: top + clientHeight }) : 0;
      if (shift > 0) area.scrollTo({ top: top + shift * (items[0]?.size ?? 0) });
    }
    drawn.current = items.map(({ index, start }) => ({ id: ids[index]!, place: index, start }));
  });
}
