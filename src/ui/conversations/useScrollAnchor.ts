import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { ConversationListStore } from '../../application/conversations/ConversationListStore';
import { type DrawnRow, anchorShift } from './anchorShift';

/** Keeps the visible rows in place when conversations move above them, unless the list is at its top. */
export function useScrollAnchor(list: ConversationListStore, rows: Virtualizer<HTMLDivElement, Element>): void {
  const drawn = useRef<readonly DrawnRow[]>([]);
  useLayoutEffect(() => {
    const { ids } = list;
    const { scrollElement: area } = rows;
    const items = rows.getVirtualItems();
    const hasMoved = drawn.current.some(({ id, index }) => ids[index] !== id);
    if (area && hasMoved) {
      // The store and the virtualizer learn of a scroll one frame later, so the element has the only current position.
      const { scrollTop: top, clientHeight } = area;
      const shift = top > 0 ? anchorShift(drawn.current, ids, { top, end: top + clientHeight }) : 0;
      if (shift > 0) area.scrollTo({ top: top + shift * (items[0]?.size ?? 0) });
    }
    drawn.current = items.map(({ index, start }) => ({ id: ids[index]!, index, start }));
  });
}
