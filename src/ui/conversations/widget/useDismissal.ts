import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '../../offers/page/overlay/isDialogOpen';
import { pressedKey } from '../../shared/input/pressedKey';

interface Dismissal {
  readonly onEscape: () => void;
  readonly onPressOutside: () => void;
}

/**
 * Closes an open part that is no dialog of the browser: by Escape, wherever the focus is, and by a press outside. A drag that
 * begins inside, such as over a text, is no press outside.
 */
export function useDismissal(part: RefObject<HTMLElement | null>, isOpen: boolean, handlers: Dismissal): void {
  const handleEscape = useEffectEvent(handlers.onEscape);
  const handlePressOutside = useEffectEvent(handlers.onPressOutside);

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    // The path, because the pressed element may have been removed by the press.
    const isOutside = (event: Event) => !event.composedPath().includes(part.current!);
    let beganOutside = false;
    document.addEventListener('pointerdown', event => (beganOutside = isOutside(event)), { signal });
    document.addEventListener('click', event => beganOutside && isOutside(event) && handlePressOutside(), { signal });
    const handleKey = (event: KeyboardEvent) => {
      if (pressedKey(event) !== 'Escape' || isDialogOpen()) return;
      // Otherwise Escape would also close what is below.
      event.preventDefault();
      event.stopPropagation();
      handleEscape();
    };
    document.addEventListener('keydown', handleKey, { capture: true, signal });
    return () => listening.abort();
  }, [part, isOpen]);
}
