import { type RefObject, useRef } from 'react';
import { type OfferList, OfferLists } from '../../../../application/offers/list/OfferLists';
import { OwnLikes } from '../../../../application/offers/OwnLikes';
import type { HashId } from '../../../../domain/offers/Offer';
import { useKeys } from '../../../shared/input/useKeys';
import { useInjection } from '../../../shared/useInjection';

interface RowKeys {
  readonly area: RefObject<HTMLElement | null>;
  readonly list: OfferList;
  readonly ids: readonly HashId[];
  readonly showIndex: (index: number) => void;
  readonly onWalk: ((hashId: HashId) => void) | undefined;
}

/** Keyboard shortcuts: j and k move between offers, Enter opens one, l likes it. No shortcut may spend money. */
export function useRowKeys({ area, list, ids, showIndex, onWalk }: RowKeys): void {
  const lists = useInjection(OfferLists);
  const likes = useInjection(OwnLikes);
  /** The target of the last step. A held key repeats before the focus has moved. */
  const goal = useRef<HashId>(undefined);

  const focusedTile = () => document.activeElement?.closest<HTMLElement>('[data-offer]') ?? null;

  const walk = (step: 1 | -1) => {
    const here = goal.current ?? (focusedTile()?.dataset.offer as HashId | undefined);
    const from = here === undefined ? -1 : ids.indexOf(here);
    const index = Math.max(0, Math.min(ids.length - 1, from + step));
    const aim = ids[index];
    if (aim === undefined) return;
    goal.current = aim;
    showIndex(index);
    onWalk?.(aim);
    requestAnimationFrame(() => focusWhenDrawn(aim));
  };

  /** The tile may have to be rendered first. The last step wins. */
  const focusWhenDrawn = (aim: HashId, attempts = 60) =>
    requestAnimationFrame(() => {
      if (goal.current !== aim) return;
      const tile = area.current?.querySelector<HTMLElement>(`[data-offer="${CSS.escape(aim)}"]`);
      if (!tile && attempts > 1) return void focusWhenDrawn(aim, attempts - 1);
      goal.current = undefined;
      tile?.focus();
    });

  const isListening = () => lists.visible === list.tab && lists.openOffer === null;
  useKeys({
    next: () => isListening() && walk(1),
    previous: () => isListening() && walk(-1),
    like: () => {
      const tile = focusedTile();
      if (isListening() && tile) void likes.toggle(tile.dataset.offer as HashId);
    },
    enter: ({ target, repeat }) => {
      const tile = focusedTile();
      // The key may have been held since it removed another row.
      if (!repeat && isListening() && tile === target) tile?.querySelector('a')?.click();
    },
  });
}
