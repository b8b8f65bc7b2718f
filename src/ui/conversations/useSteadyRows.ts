import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { ConversationListStore } from '../../application/conversations/ConversationListStore';
import type { HashId } from '../../domain/offers/Offer';

/** Away from the top, what moves up past the rows in sight must not move them. */
export function useSteadyRows(list: ConversationListStore, rows: Virtualizer<HTMLDivElement, Element>): void {
  const inSight = useRef<readonly (readonly [HashId, number])[]>([]);
  useLayoutEffect(() => {
    const { ids, scrollTop } = list;
    const items = rows.getVirtualItems();
    const isSame = inSight.current.every(([id, place]) => ids[place] === id);
    if (!isSame && scrollTop > 0) {
      const shift = Math.max(0, ...inSight.current.map(([id, place]) => ids.indexOf(id) - place));
      rows.scrollElement?.scrollTo({ top: scrollTop + shift * (items[0]?.size ?? 0) });
    }
    const end = scrollTop + (rows.scrollRect?.height ?? 0);
    inSight.current = items
      .filter(({ start }) => start >= scrollTop && start < end)
      .map(({ index }) => [ids[index]!, index] as const);
  });
}
